import { render, screen } from "@testing-library/react";
import { IntlProvider } from "react-intl";
import en from "../../../../../i18n/en.json";
import { CancellationPhases } from "./CancellationTerms";

const from = Date.UTC(2026, 10, 18, 14);
const until = Date.UTC(2026, 10, 28, 14);

const show = (now: number, more: { unpaid?: boolean; methodCharge?: number } = {}) =>
  render(
    <IntlProvider locale="en" messages={en}>
      <CancellationPhases
        phases={[{ code: 3, from, until, charge: 8300, refund: 16600 }]}
        unpaid={false}
        now={now}
        {...more}
      />
    </IntlProvider>,
  );

test.each([
  ["to come is shown with its beginning", from - 1, /^From Wednesday, November 18, 2026.* until Saturday, November 28/],
  ["that has begun is shown with its end alone", from, /^Until Saturday, November 28, 2026.*we keep \$83\.00/],
])("a phase of cancelling %s", (_, now, words) => {
  show(now);
  expect(screen.getAllByRole("listitem")[0]).toHaveTextContent(words);
});

test.each([
  ["before the payment, whose method is not known", { unpaid: true }, /If your payment method has a charge/],
  [
    "once paid, in money",
    { methodCharge: 250 },
    /The payment method’s charge, \$2\.50,.* not refunded when you cancel/,
  ],
])("that the payment method’s charge is kept is said %s (REFUND-11)", (_, more, words) => {
  show(from, more);
  expect(screen.getByText(words)).toBeVisible();
});

test("a payment without a charge says nothing of one", () => {
  show(from);
  expect(screen.queryByText(/charge/)).toBeNull();
});
