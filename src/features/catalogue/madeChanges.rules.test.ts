import { cancelledOut, neverHolds, undosInForce, withoutChange } from "./madeChanges.rules";

const [UNDO, REDO] = [
  { id: 3, undoes: 1 },
  { id: 5, undoes: 3 },
];

test("an undo counts until it is undone itself (OPS-42)", () => {
  expect([...undosInForce([UNDO])]).toEqual([[1, 3]]);
  expect([...undosInForce([UNDO, REDO])]).toEqual([[3, 5]]);
  expect([...undosInForce([UNDO, REDO, { id: 6, undoes: 1 }])]).toEqual([
    [1, 6],
    [3, 5],
  ]);
});

test("a change and its undo cancel out, but not where the undo is what is to be undone (OPS-42)", () => {
  expect(cancelledOut([UNDO])).toEqual([1, 3]);
  expect(withoutChange(7, [UNDO])).toEqual([7, 1, 3]);
  expect(withoutChange(3, [UNDO])).toEqual([3]);
});

test("what was withdrawn before it began never holds, nor does what withdrew it; an undo afterwards does (OPS-41)", () => {
  const begins = 500;
  const [before, after] = [[{ ...UNDO, madeAt: 400 }], [{ ...UNDO, madeAt: 600 }]];
  for (const changeId of [1, 3]) expect(neverHolds({ changeId, from: begins }, before)).toBe(true);
  expect(neverHolds({ changeId: 2, from: begins }, before)).toBe(false);
  expect(neverHolds({ changeId: 1, from: begins }, after)).toBe(false);
  expect(neverHolds({ changeId: 3, from: 600 }, after)).toBe(false);
  // Withdrawn, and then put back: only the change itself holds.
  const again = [...before, { ...REDO, madeAt: 450 }];
  expect([1, 3, 5].map((changeId) => neverHolds({ changeId, from: begins }, again))).toEqual([false, true, true]);
});
