import { languages } from "../../../shared/language";
import { text } from "./texts";

test.each(languages)("a number in a text of the server is written as money is (%s) (WEB-14)", (language) => {
  expect(text(language, "price.oneWay", { km: 1234.5 })).toContain("1,234.5 km");
});
