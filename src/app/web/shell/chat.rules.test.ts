import { showsChat } from "./chat.rules";

const page = { enabled: true, hasProfile: true, pathname: "/shopping-cart" };

describe("the WhatsApp chat", () => {
  it.each([
    ["on any page of a client with a profile", page, true],
    ["not while its flag is off", { ...page, enabled: false }, false],
    ["not without a profile", { ...page, hasProfile: false }, false],
    ["not on the profile", { ...page, pathname: "/profile" }, false],
    ["not on the payment", { ...page, pathname: "/payment" }, false],
    ["on home", { ...page, pathname: "/" }, true],
  ])("shows %s (WEB-8)", (_when, given, shown) => expect(showsChat(given)).toBe(shown));
});
