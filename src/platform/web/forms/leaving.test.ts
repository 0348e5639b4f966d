import { leavingOf, type Navigating } from "./leaving";

const HERE = "https://shop.example/support/notes?page=2";
const navigate = jest.fn();
const to = (path: string, other: Partial<Navigating> = {}): Navigating => ({
  cancelable: true,
  navigationType: "push",
  destination: { url: new URL(path, HERE).href, key: "k2", sameDocument: true },
  ...other,
});

test.each([
  ["another page", to("/support/rates"), true],
  ["another part of the list", to("/support/notes?page=3"), true],
  ["an address that another page is reached by again", to("/support/rates", { navigationType: "replace" }), true],
  ["a place on the page", to("/support/notes?page=2#note-7"), false],
  ["the page in another language", to("/support/notes?page=2&lang=es"), false],
  ["an address that the page replaces by itself", to("/support/notes?booking=7", { navigationType: "replace" }), false],
  ["what the browser does not let be stopped", to("/support/rates", { cancelable: false }), false],
  [
    "another document, about which the browser asks",
    to("/", { destination: { url: "https://shop.example/", key: "", sameDocument: false } }),
    false,
  ],
])("leaving is asked about or not: %s", (_what, navigating, isLeaving) => {
  expect(leavingOf(navigating, HERE, navigate) !== null).toBe(isLeaving);
});

test("a stopped navigation is repeated, whether it opened a page or went back", () => {
  leavingOf(to("/support/rates?a=1#b"), HERE, navigate)?.();
  expect(navigate).toHaveBeenCalledWith("/support/rates?a=1#b", { replace: false });
  const target = Object.assign(new EventTarget(), { traverseTo: jest.fn() });
  leavingOf(to("/support", { navigationType: "traverse", target }), HERE, navigate)?.();
  expect(target.traverseTo).toHaveBeenCalledWith("k2");
});
