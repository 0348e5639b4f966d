import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useRef, useState } from "react";
import { useFirstNewRow } from "./useFirstNewRow";

type Props = { readonly rows: readonly string[]; readonly hasMore: boolean };

/** A list whose next rows come from elsewhere, some time after the press. */
function List({ rows, hasMore }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const onMore = useFirstNewRow(list, rows.length);
  const [presses, setPresses] = useState(0);
  const press = () => {
    onMore();
    setPresses(presses + 1);
  };
  return (
    <>
      <p>The page</p>
      <ul ref={list}>
        {rows.map((row) => (
          <li key={row}>{row}</li>
        ))}
      </ul>
      {hasMore && (
        <button type="button" onClick={press}>
          More
        </button>
      )}
    </>
  );
}

const showFirst = () => render(<List rows={["one"]} hasMore />);

test("where the last rows come and their button goes, the first new one gets the focus (A11Y-5)", async () => {
  const { rerender } = showFirst();
  await userEvent.click(screen.getByRole("button", { name: "More" }));
  rerender(<List rows={["one", "two", "three"]} hasMore={false} />);
  expect(screen.getByText("two")).toHaveFocus();
});

test("the first new row gets the focus after a press by the keyboard (A11Y-5)", async () => {
  const { rerender } = showFirst();
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  rerender(<List rows={["one", "two"]} hasMore={false} />);
  expect(screen.getByText("two")).toHaveFocus();
});

test("after a fetch that failed, rows that come by themselves do not take the focus of whoever went on (A11Y-5)", async () => {
  const { rerender } = showFirst();
  await userEvent.click(screen.getByRole("button", { name: "More" }));
  // Nothing came: they read on, and much later the list grows by itself.
  await userEvent.click(screen.getByText("The page"));
  expect(document.body).toHaveFocus();
  rerender(<List rows={["one", "two"]} hasMore={false} />);
  expect(screen.getByText("two")).not.toHaveFocus();
});
