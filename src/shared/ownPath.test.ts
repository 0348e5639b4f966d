import { ownPath } from "./ownPath";

describe("a path of our own site (SESSION-7, SAFE-9)", () => {
  it.each(["/", "/notes", "/shopping-cart?plan=1001#pay", "/search-car?from=%2F%2Fx", "/a//b"])(
    "is kept: %s",
    (path) => {
      expect(ownPath(path)).toBe(path);
    },
  );

  it.each([
    "",
    "notes",
    "https://evil.example",
    "//evil.example",
    "/\\evil.example",
    "/\t/evil.example",
    "/\n/evil.example",
    "/.//evil.example",
    "/..//evil.example",
    "/x/..//evil.example",
    "/notes\u0000",
  ])("does not include an address that leads elsewhere, or may: %j", (address) => {
    expect(ownPath(address)).toBeNull();
  });
});
