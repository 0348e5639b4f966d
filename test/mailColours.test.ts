import { day, night } from "../src/platform/server/notify/email.html";
import { darkColours, lightColours } from "../src/platform/web/theme/palette";

test("an email has the colours of the site's day and of its night, which it cannot load (MAIL-5)", () => {
  expect(lightColours).toMatchObject(day);
  expect(darkColours).toMatchObject(night);
});
