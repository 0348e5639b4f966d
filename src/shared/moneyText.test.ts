import { languages } from "./language";
import { moneyText, wholeMoneyText } from "./moneyText";

test.each(languages)("an amount in %s is written as in the United States, cents included (WEB-14)", (language) => {
  expect(moneyText(123_450, language)).toBe("$1,234.50");
  expect(moneyText(-5, language)).toBe("-$0.05");
});

test.each(languages)("in a list of amounts, one in %s has cents only if they are not zero (WEB-14)", (language) => {
  expect(wholeMoneyText(31_400, language)).toBe("$314");
  expect(wholeMoneyText(33_650, language)).toBe("$336.50");
  expect(wholeMoneyText(123_400, language)).toBe("$1,234");
  expect(wholeMoneyText(0, language)).toBe("$0");
});
