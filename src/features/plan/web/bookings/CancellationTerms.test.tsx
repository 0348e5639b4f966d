import { render, screen } from "@testing-library/react";
import { IntlProvider } from "react-intl";
import en from "../../../../../i18n/en.json";
import es from "../../../../../i18n/es.json";
import { CancelPolicyCode } from "../../../../shared/enumerations";
import { CancellationSummary } from "./CancellationSummary";
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
])("the text that the payment method’s charge is kept is shown %s (REFUND-11)", (_, more, words) => {
  show(from, more);
  expect(screen.getByText(words)).toBeVisible();
});

test("a payment without a charge mentions none", () => {
  show(from);
  expect(screen.queryByText(/charge/)).toBeNull();
});

const { RF, NP, NB, NC } = CancelPolicyCode;
const free = { code: RF, from: null, until: from, charge: 0, refund: 24_900 };
const oneNight = { code: NP, from, until, charge: 8_300, refund: 16_600 };
const nothing = { code: NB, from: until, until: until + 1, charge: 24_900, refund: 0 };
const never = { code: NC, from: null, until: null, charge: 24_900, refund: 0 };
const part = { code: NB, from: null, until, charge: 2_490, refund: 22_410 };

type Phases = Parameters<typeof CancellationSummary>[0]["phases"];

test.each<[phases: Phases, unpaid: boolean, english: string, spanish: string]>([
  [
    [free, oneNight, nothing],
    true,
    "Free until Wed, Nov 18, then one night, nothing back from Sat, Nov 28",
    "Gratis hasta el mié 18 nov, después se retiene una noche, sin reembolso desde el sáb 28 nov",
  ],
  [
    [{ ...oneNight, from: null }, nothing],
    true,
    "Free until you pay, then one night, nothing back from Sat, Nov 28",
    "Gratis hasta que pague, después se retiene una noche, sin reembolso desde el sáb 28 nov",
  ],
  [
    [{ ...oneNight, from: null }, nothing],
    false,
    "One night kept until Sat, Nov 28, then nothing back",
    "Se retiene una noche hasta el sáb 28 nov, después sin reembolso",
  ],
  [[never], true, "Free until you pay, then nothing back", "Gratis hasta que pague, después sin reembolso"],
  [[never], false, "Nothing back", "Sin reembolso"],
  [[part], true, "Free until you pay, then $24.90 is kept", "Gratis hasta que pague, después se retienen $24.90"],
])(
  "the cost of cancelling is summed up in a line, before a payment too (REFUND-19, REFUND-4)",
  (phases, unpaid, english, spanish) => {
    const said = (locale: string, messages: Record<string, string>) => {
      const terms = { phases, unpaid, sold: { amount: 24_900, units: 3 }, unit: "nights", now: from - 1 } as const;
      const { container, unmount } = render(
        <IntlProvider locale={locale} messages={messages}>
          <CancellationSummary {...terms} />
        </IntlProvider>,
      );
      const line = container.querySelector("summary")?.textContent?.replaceAll("\u00A0", " ");
      unmount();
      return line;
    };
    expect([said("en", en), said("es", es)]).toEqual([english, spanish]);
  },
);
