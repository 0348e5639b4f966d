import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Route } from "react-router";
import { ana, authOf, openPages } from "../../../../../test/fixtures/web/pageTestBed";
import { selectAlerts } from "../../../../platform/web/alerts/alerts";
import type { CallError } from "../../../../platform/web/callError";
import type { StatedPrice } from "../../../../shared/schemas";
import { planPath } from "../../plan.pages";
import { useChange } from "./useChange";

const price: StatedPrice = {
  Total: 100,
  PayNow: 100,
  PriceLines: [],
  PayInCuba: 0,
  InCubaLines: [],
  Deposit: 0,
  CurrencyCode: "USD",
};
const quote = { Was: price, Now: price, ConfirmsInstantly: true };
const earlier: CallError = {
  ...{ status: 409, code: "plan.sameKeyOtherRequest", message: "", language: "en", fields: [] },
  facts: { booking: 12 },
};

function Changed({ error }: { readonly error: CallError | undefined }) {
  const change = useChange({ BookingId: 11, TravelPlanId: 9 });
  return (
    <button type="button" onClick={() => change.done(error, quote)}>
      Change
    </button>
  );
}

test.each([
  ["was changed", undefined, ["change.done", "success"]],
  ["had been changed before, with other details", earlier, ["error.plan.sameKeyOtherRequest", "warning"]],
])("FAULT-28: the plan is shown, with the message that the booking %s", async (_what, error, said) => {
  const { store } = openPages(<Route path="/" element={<Changed error={error} />} />, "/", authOf(ana));
  await userEvent.click(screen.getByRole("button", { name: "Change" }));
  expect(screen.getByTestId("address")).toHaveTextContent(planPath(9));
  expect(selectAlerts(store.getState()).map(({ message, kind }) => [message, kind])).toEqual([said]);
});
