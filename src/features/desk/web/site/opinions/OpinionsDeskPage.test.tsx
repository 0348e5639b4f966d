import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { showDesk } from "../../../../../../test/fixtures/web/deskTestBed";
import { answer, on, refuse, serve } from "../../../../../../test/fixtures/web/wireTestBed";
import OpinionsDeskPage from "./OpinionsDeskPage";

const wire = serve();
const waiting = {
  ...{ BookingId: 801, Kind: "lodging", Name: "Casa Amparo", FirstName: "Luis", Language: "es" },
  ...{ WrittenAt: Date.UTC(2026, 10, 1, 17), Stars: { comfort: 4 }, Text: "Patio precioso." },
};

test("the desk publishes a review, or refuses it with a reason and not without one (REVIEW-3)", async () => {
  const user = userEvent.setup();
  const sent: unknown[] = [];
  wire.use(
    on("/api/support/opinions", () => answer([waiting, { ...waiting, BookingId: 802, Text: "Buen desayuno." }])),
    on("/api/support/opinions/decide", async ({ request }) => {
      sent.push(await request.json());
      return answer(null);
    }),
  );
  showDesk(<OpinionsDeskPage />, { route: "/support/opinions", at: "/support/opinions#opinion-801" });
  expect(await screen.findByText("Patio precioso.")).toBeVisible();
  const [first, second] = screen.getAllByRole("article");
  expect(first?.closest("li")).toHaveFocus();
  const refused = within(first ?? document.body);
  await user.click(refused.getByRole("button", { name: "Refuse" }));
  expect(await screen.findAllByText("Tell the writer why")).not.toHaveLength(0);
  await user.type(refused.getByLabelText(/Why it is refused/), "It names a neighbour.");
  await user.click(refused.getByRole("button", { name: "Refuse" }));
  expect(await screen.findByText("The review by Luis was refused.")).toBeVisible();
  await user.click(within(second ?? document.body).getByRole("button", { name: "Publish" }));
  expect(await screen.findByText("The review by Luis was published.")).toBeVisible();
  expect(sent).toEqual([
    { BookingId: 801, Show: false, Reason: "It names a neighbour." },
    { BookingId: 802, Show: true, Reason: null },
  ]);
});

test("a review that could not be published is reported with the server's reason (REVIEW-3)", async () => {
  const user = userEvent.setup();
  wire.use(
    on("/api/support/opinions", () => answer([waiting])),
    on("/api/support/opinions/decide", () => refuse(409, "support.nothingWaiting", "A colleague has decided already.")),
  );
  showDesk(<OpinionsDeskPage />, { route: "/support/opinions", at: "/support/opinions" });
  await user.click(await screen.findByRole("button", { name: "Publish" }));
  const alert = await screen.findByRole("alert");
  expect(alert).toHaveTextContent("This could not be recorded");
  expect(alert).toHaveTextContent("A colleague has decided already.");
});
