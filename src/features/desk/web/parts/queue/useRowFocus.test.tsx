import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { showDesk } from "../../../../../../test/fixtures/web/deskTestBed";
import { DeskKeys } from "../../shell/DeskKeys";
import { deskRow } from "../../shell/deskRows";
import { useRowFocus } from "./useRowFocus";

function Queue() {
  const [ids, setIds] = useState(["note-1", "note-2", "note-3"]);
  const list = useRowFocus<HTMLUListElement>(ids);
  return (
    <ul ref={list.ref} onFocus={list.onFocus} onBlur={list.onBlur}>
      {ids.map((id) => (
        <li key={id} {...deskRow(id)}>
          <textarea aria-label={`Answer of ${id}`} />
          <button type="button" onClick={() => setIds(ids.filter((one) => one !== id))}>
            Send {id}
          </button>
        </li>
      ))}
    </ul>
  );
}

async function answerTheFirst() {
  const page = (
    <>
      <DeskKeys />
      <Queue />
    </>
  );
  showDesk(page, { route: "/support", at: "/support", before: true });
  const user = userEvent.setup();
  await user.click(await screen.findByRole("button", { name: "Send note-1" }));
  return user;
}

test("after an answer the key for the next one opens the row that has the focus, and skips none (DESK-13, DESK-106)", async () => {
  const user = await answerTheFirst();
  await user.keyboard("n");
  expect(screen.getByLabelText("Answer of note-2")).toHaveFocus();
  // From a row that was walked to, it is the next one.
  act(() => document.getElementById("note-2")?.focus());
  await user.keyboard("n");
  expect(screen.getByLabelText("Answer of note-3")).toHaveFocus();
});

test("a row that was left and walked to again is not taken for the one after an answer (DESK-13)", async () => {
  const user = await answerTheFirst();
  await user.keyboard("jkn");
  expect(screen.getByLabelText("Answer of note-3")).toHaveFocus();
});
