import { object, type ValidationError } from "yup";
import { amountIn, typedAmount } from "./typedAmount";

const schema = object({
  amount: typedAmount({
    wrong: "support.transfers.amount.wrong",
    most: 1_000_000_000,
    beyond: "support.transfers.amount.beyond",
    money: String,
  }),
});
const problemOf = (amount: string) =>
  schema.validate({ amount }).then(
    () => null,
    ({ message }: ValidationError) => message,
  );

it.each([
  ["336", 33_600],
  [" 336.5 ", 33_650],
  ["336,50", 33_650],
  ["0.01", 1],
  ["10000000", 1_000_000_000],
])("%p is an amount, with a decimal point or comma", async (typed, amount) => {
  expect(await problemOf(typed)).toBeNull();
  expect(amountIn(typed)).toBe(amount);
});

it.each(["1,234", "1.234", "33.600", "1,234.56", "1 234", "1.234.567,89"])(
  "%p is refused for its thousands separator, which could be taken for a decimal point",
  async (typed) => {
    expect(await problemOf(typed)).toBe("support.amount.separated");
    expect(amountIn(typed)).toBeNaN();
  },
);

it.each(["", "0", "0.00", "-5", "0x150", "3e2", "$336", "33.6000", "Infinity", "12."])(
  "%p is no amount of one cent or more",
  async (typed) => {
    expect(await problemOf(typed)).toBe("support.transfers.amount.wrong");
  },
);

it.each(["10000000.01", "99999999999", "9".repeat(400)])("%p is more than the greatest amount", async (typed) => {
  const limit = "1000000000";
  expect(await problemOf(typed)).toEqual({ id: "support.transfers.amount.beyond", values: { limit } });
});
