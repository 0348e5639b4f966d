import type { StatedPrice } from "../../../../shared/schemas";
import type { ChangeQuote } from "../../change/change.schemas";
import { askedQuote } from "./askedQuote";

const price = (PayNow: number): StatedPrice => ({
  Total: PayNow,
  PayNow,
  PriceLines: [],
  PayInCuba: 0,
  InCubaLines: [],
  Deposit: 0,
  CurrencyCode: "USD",
});
const earlier: ChangeQuote = { Was: price(100), Now: price(120), ConfirmsInstantly: true };
const present: ChangeQuote = { ...earlier, Now: price(150) };
const error = { message: "Nothing free" };

test.each([
  ["of what the form says", { currentData: present }, {}, { quote: present, quoting: false, sure: present }],
  ["of nothing, where nothing can be asked", {}, { isAskable: false }, { quoting: false }],
  [
    "of an earlier state, while what the form says settles",
    {},
    { isSettled: false },
    { quote: earlier, quoting: true },
  ],
  ["of an earlier state, while its answer is awaited", { isFetching: true }, {}, { quote: earlier, quoting: true }],
  ["refused", { error }, {}, { quoting: false, refused: error }],
  ["refused, though it was once answered", { currentData: present, error }, {}, { quoting: false, refused: error }],
])("PLAN-40: a change's price is %s", (_what, query, asked, expected) => {
  const known = { data: earlier, isFetching: false, ...query };
  expect(askedQuote(known, { isAskable: true, isSettled: true, ...asked })).toEqual(expected);
});
