import { showsChat } from "./chat.rules";

const page = { hasNumber: true, hasProfile: true, acting: false, pathname: "/shopping-cart" };

describe("the WhatsApp chat", () => {
  it.each([
    ["on any page of a client with a profile", page, true],
    ["not while the shop has no number for it", { ...page, hasNumber: false }, false],
    ["not without a profile", { ...page, hasProfile: false }, false],
    ["not on the profile", { ...page, pathname: "/profile" }, false],
    ["not on the payment", { ...page, pathname: "/payment" }, false],
    ["not on the inspector, which it would cover", { ...page, pathname: "/inspector" }, false],
    ["not to staff in a client's place", { ...page, acting: true }, false],
    ["on home", { ...page, pathname: "/" }, true],
  ])("shows %s (WEB-8)", (_when, given, shown) => expect(showsChat(given)).toBe(shown));
});
