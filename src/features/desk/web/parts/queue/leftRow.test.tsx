import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Link, Route } from "react-router";
import { openPages } from "../../../../../../test/fixtures/web/pageTestBed";
import { deskRow } from "../../shell/deskRows";
import { useRowOfAddress } from "../useRowOfAddress";

function Queue() {
  useRowOfAddress(true);
  return (
    <ul>
      {["a", "b", "c"].map((name) => (
        <li key={name} {...deskRow(`row-${name}`)}>
          <Link to={`/there/${name}`}>Open {name}</Link>
        </li>
      ))}
    </ul>
  );
}

test("going back to a queue scrolls to the row that was opened, and opening it again to none (DESK-13, A11Y-5)", async () => {
  const user = userEvent.setup();
  const there = (
    <>
      <p>Opened</p>
      <Link to="/queue">To the queue</Link>
    </>
  );
  openPages(
    [<Route key="q" path="/queue" element={<Queue />} />, <Route key="t" path="/there/:name" element={there} />],
    "/queue",
  );
  await user.click(screen.getByRole("link", { name: "Open b" }));
  await screen.findByText("Opened");
  await user.click(screen.getByRole("button", { name: "Back of the browser" }));
  expect(await screen.findByRole("link", { name: "Open b" })).toBeVisible();
  await waitFor(() => expect(screen.getByRole("link", { name: "Open b" }).closest("li")).toHaveFocus());
  await user.click(screen.getByRole("link", { name: "Open c" }));
  await user.click(await screen.findByRole("link", { name: "To the queue" }));
  await screen.findByRole("link", { name: "Open c" });
  expect(document.activeElement?.closest("li")).toBeNull();
});
