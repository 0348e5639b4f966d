import { cancelledOut, undosInForce, withdrawals, withoutChange } from "./madeChanges.rules";

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

test("a change and its undo cancel out, unless the undo itself is to be undone (OPS-42)", () => {
  expect(cancelledOut([UNDO])).toEqual([1, 3]);
  expect(withoutChange(7, [UNDO])).toEqual([7, 1, 3]);
  expect(withoutChange(3, [UNDO])).toEqual([3]);
});

test("a withdrawn change and its undo end at the instant of the undo; what was put back does not (OPS-41)", () => {
  const undo = { ...UNDO, madeAt: 400 };
  expect([...withdrawals([undo])]).toEqual([
    [1, 400],
    [3, 400],
  ]);
  expect([...withdrawals([undo, { ...REDO, madeAt: 450 }])]).toEqual([
    [3, 450],
    [5, 450],
  ]);
});
