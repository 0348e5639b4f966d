import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { MemoryRouter } from "react-router";
import { useQueue } from "./useQueue";

const inRouter = ({ children }: { readonly children: ReactNode }) => <MemoryRouter>{children}</MemoryRouter>;
type Item = { readonly key: string };
type Shown = { readonly items: readonly Item[]; readonly place?: string };

/**
 * A queue of items with letters for keys. `list` shows the same objects again, in another part of the list or changed.
 * `rows`: each row with its state.
 */
function queueOf(letters: string) {
  const known = new Map<string, Item>();
  const itemsOf = (keys: string) =>
    [...keys].map((key) => {
      const item = known.get(key) ?? { key };
      known.set(key, item);
      return item;
    });
  const show = ({ items, place }: Shown) => useQueue(items, ({ key }) => key, place);
  const initialProps: Shown = { items: itemsOf(letters) };
  const { result, rerender } = renderHook(show, { wrapper: inRouter, initialProps });
  return {
    list: (keys: string, place?: string) => rerender({ items: itemsOf(keys), ...(place && { place }) }),
    change: (key: string) => known.delete(key),
    queue: () => result.current,
    rows: () => result.current.rows.map(({ key, status }) => `${key} ${status}`),
  };
}

test("a held row that left the list counts as gone, and a row that is not held disappears (DESK-106)", () => {
  const { queue, rows, list } = queueOf("abc");
  act(() => queue().hold("b", "form", "open"));
  list("a");
  expect(rows()).toEqual(["a waiting", "b gone"]);
  act(() => queue().close("b"));
  expect(rows()).toEqual(["a waiting"]);
});

test("a row that the caller answered is done, not gone, even if another form is open in it (DESK-106)", () => {
  const { queue, rows, list } = queueOf("abc");
  act(() => queue().hold("b", "otherForm", "open"));
  act(() => queue().tell("b", "The proof was not accepted."));
  list("ac");
  expect(rows()).toEqual(["a waiting", "b done", "c waiting"]);
});

test("an answer that arrives after its row left the list leaves only the notice of what was done (DESK-106)", () => {
  const { queue, rows, list } = queueOf("ab");
  act(() => queue().hold("b", "form", "open"));
  act(() => queue().hold("b", "call", "own"));
  list("a");
  expect(rows()).toEqual(["a waiting", "b waiting"]);
  act(() => queue().leave(["b"], "Booking b confirmed."));
  act(() => queue().hold("b", "call", undefined));
  expect(rows()).toEqual(["a waiting", "b done"]);
});

test("a row that stays in the list after the caller's action waits for others again (DESK-106)", () => {
  const { queue, rows, list, change } = queueOf("ab");
  act(() => queue().tell("b", "A part has arrived."));
  change("b");
  list("ab");
  act(() => queue().hold("b", "form", "open"));
  list("a");
  expect(rows()).toEqual(["a waiting", "b gone"]);
});

test("a row that leaves is removed before the list is loaded again, and may return (DESK-106)", () => {
  const { queue, rows, list } = queueOf("ab");
  act(() => queue().leave(["b"], "Done."));
  expect(rows()).toEqual(["a waiting", "b done"]);
  list("a");
  list("ab");
  expect(rows()).toEqual(["a waiting", "b waiting"]);
});

test("a held row stays held in another part of the list, and others are not carried over (DESK-106)", () => {
  const { queue, rows, list } = queueOf("ab");
  act(() => queue().hold("a", "form", "open"));
  act(() => queue().hold("b", "form", "open"));
  list("ac", "all");
  expect(rows()).toEqual(["a waiting", "c waiting"]);
  list("c", "all");
  expect(rows()).toEqual(["a gone", "c waiting"]);
});
