import { safeReturnUrl } from "./returnUrl";

test.each(["/shopping-cart", "/book-car/Kia/1/2?zone=2&from=2027-01-01#driver", "/", "/a//b"])(
  "a path of this site is a valid return address: %s",
  (path) => {
    expect(safeReturnUrl(path)).toBe(path);
  },
);

test.each([
  null,
  "",
  "shopping-cart",
  "https://evil.example/",
  "//evil.example",
  "/\\evil.example",
  "/\t/evil.example",
  "\\\\evil.example",
  "/..//evil.example",
  "/.//evil.example",
  "javascript:alert(1)",
  " https://evil.example",
])("an address that could leave this site leads to the home page: %j", (wanted) => {
  expect(safeReturnUrl(wanted)).toBe("/");
});
