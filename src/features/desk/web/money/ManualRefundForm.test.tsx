import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { HttpResponse, http } from "msw";
import { showDesk } from "../../../../../test/beds/web/deskTestBed";
import { answer, refuse, serve } from "../../../../../test/beds/web/wireTestBed";
import { ManualRefundForm } from "./ManualRefundForm";

let keys: string[];
let answers: (() => Response)[];
serve(
  http.post("*/api/support/refunds/manual", async ({ request }) => {
    keys.push(((await request.json()) as { Key: string }).Key);
    return answers.shift()?.() ?? answer({ BookingId: 801, Amount: 10_000 });
  }),
);
beforeEach(() => {
  keys = [];
});

async function refundTwice() {
  const user = userEvent.setup();
  showDesk(<ManualRefundForm />, { route: "/", at: "/" });
  const [booking, amount, reason] = screen.getAllByRole("textbox");
  for (const [field, text] of [
    [booking, "801"],
    [amount, "100"],
    [reason, "A smaller car"],
  ] as const)
    if (field) await user.type(field, text);
  await user.click(screen.getByRole("button"));
  await screen.findByRole("alert");
  await user.click(screen.getByRole("button"));
  expect(await screen.findByText(/\$100\.00/)).toBeInTheDocument();
}

test.each([
  ["whose answer was lost", () => HttpResponse.error()],
  ["at which the server failed", () => refuse(500, "unexpected", "Sorry.")],
])("a refund %s is asked for again under the same key, so that it is made once", async (_what, failing) => {
  answers = [failing];
  await refundTwice();
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

test("a refund that the server refused is another one when it is asked for again", async () => {
  answers = [() => refuse(409, "refund.beyondCaptured", "Too much.")];
  await refundTwice();
  expect(new Set(keys).size).toBe(2);
});
