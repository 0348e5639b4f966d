import { languages } from "./language";
import { moneyText } from "./moneyText";

test.each(languages)("an amount in %s is written as in the United States, cents included (WEB-14)", (language) => {
  expect(moneyText(123_450, language)).toBe("$1,234.50");
  expect(moneyText(-5, language)).toBe("-$0.05");
});
