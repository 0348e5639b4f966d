import { languages } from "../../../shared/language";
import { text } from "./texts";

test.each(languages)("a number in a text of the server has the same format as money (%s) (WEB-14)", (language) => {
  expect(text(language, "price.oneWay", { km: 1234.5 })).toContain("1,234.5 km");
});
