import { DAY, HOUR, MINUTE, SECOND } from "../../shared/instant";
import {
  incompleteProfile,
  isBirthDate,
  isCommonPassword,
  judgeRefresh,
  looksTemporary,
  nextMailAt,
  normaliseEmail,
  REFRESH_GRACE,
} from "./account.rules";

const known = {
  list: new Set(["password", "sunshine", "contraseña", "1q2w3e4r"]),
  shopNames: ["Casa Malecón", "Malecón", "sol"],
};

describe("a password (ACC-4)", () => {
  it.each([
    ["of the list", "1q2w3e4r"],
    ["of the list in capitals", "SunShine"],
    ["of the list with digits and signs at its end", "Password2026!"],
    ["of the list in Spanish", "Contraseña1"],
    ["of one or two signs repeated", "aaaaaaaa"],
    ["that runs along the keyboard", "QWERTYUIOP"],
    ["that counts up", "123456789"],
    ["that counts down", "87654321"],
    ["that is the e-mail", "ana.rivera@example.com"],
    ["that is the mailbox and a year", "ana.rivera1988"],
    ["that looks like a temporary one", "tmp-01ab-9xyz-pqrs"],
    ["of the shop's name and a year", "Malecon-2026"],
    ["of the shop's name between signs", "xx-MALECÓN-xx"],
    ["of the shop's name, twice", "maleconmalecon"],
    ["of the shop's two words", "casa.malecon.99"],
    ["of the shop's name and a common one", "malecon-password1"],
  ])("%s is refused", (_what, password) =>
    expect(isCommonPassword(password, "Ana.Rivera@example.com", known)).toBe(true),
  );

  it.each([
    "sol-1988-mar",
    "a walk along the malecon",
    "correct horse battery staple",
    "sunshine over the bay",
    "ñandú-sobre-el-mar",
  ])("%j is taken", (password) => expect(isCommonPassword(password, "ana.rivera@example.com", known)).toBe(false));

  it("looks temporary only in the form that recovery mails", () => {
    expect(looksTemporary(" tmp-01ab-9xyz-pqrs ")).toBe(true);
    expect(looksTemporary("tmp-01ab-9xyz")).toBe(false);
  });
});

describe("an e-mail", () => {
  it("is compared trimmed and in lower case (ACC-8)", () =>
    expect(normaliseEmail("  Ana.Rivera@Example.COM ")).toBe("ana.rivera@example.com"));
});

describe("a profile (ACC-7)", () => {
  const complete = { firstName: "Ana", lastName: "Rivera", birthDate: "1988-05-17", countryId: 167, phone: "+1305" };

  it("is complete with names, date of birth, country and phone", () => expect(incompleteProfile(complete)).toBeNull());

  it.each([
    [{ firstName: "" }, "names"],
    [{ lastName: "" }, "names"],
    [{ firstName: " " }, "names"],
    [{ lastName: "\u200b" }, "names"],
    [{ lastName: "", phone: null }, "namesPhone"],
    [{ birthDate: null }, "birthDate"],
    [{ countryId: null }, "country"],
    [{ phone: null }, "phone"],
    [{ birthDate: null, phone: null }, "birthDatePhone"],
    [{ birthDate: null, countryId: null, phone: null }, "birthDateCountryPhone"],
  ])("a profile with %o is incomplete, and the missing parts are named: %s", (without, missing) => {
    expect(incompleteProfile({ ...complete, ...without })).toEqual({ code: "profileIncomplete", facts: { missing } });
  });

  it.each([
    [{ firstName: "小龙", lastName: "李" }, "letters"],
    [{ lastName: "Rivera 🎂" }, "letters"],
    [{ lastName: "李", phone: null }, "phone"],
  ])("a profile with %o has everything except a name that papers can show (PAPER-12): %s", (names, missing) => {
    expect(incompleteProfile({ ...complete, ...names })).toEqual({ code: "profileIncomplete", facts: { missing } });
  });

  it.each([
    { firstName: "Анна", lastName: "Щербакова" },
    { firstName: "Νίκος", lastName: "Παπαδοπούλου" },
  ])(
    "with %o, stored before Latin letters were required, is complete, because papers can show it (PAPER-12)",
    (names) => expect(incompleteProfile({ ...complete, ...names })).toBeNull(),
  );

  it("accepts a living person's date of birth", () => {
    expect(isBirthDate("2026-11-30", "2026-12-01")).toBe(true);
    expect(isBirthDate("2026-12-01", "2026-12-01")).toBe(false);
    expect(isBirthDate("1906-12-01", "2026-12-01")).toBe(false);
  });
});

it("another email to a new client waits a minute; after the fifth, it waits until the first is an hour old (ACC-19)", () => {
  expect(nextMailAt([0])).toBe(MINUTE);
  const five = [0, 1, 2, 3, 4].map((minutes) => minutes * MINUTE);
  expect(nextMailAt(five)).toBe(HOUR);
  expect(nextMailAt([...five, HOUR])).toBe(HOUR + MINUTE);
});

describe("a refresh token (SESSION-6)", () => {
  const fresh = { expiresAt: 30 * DAY, rotatedAt: null, revokedAt: null };

  it("is rotated once", () => expect(judgeRefresh(fresh, DAY)).toBe("rotate"));

  it("gives the same answer again to a tab that asked at the same moment", () =>
    expect(judgeRefresh({ ...fresh, rotatedAt: DAY }, DAY + REFRESH_GRACE)).toBe("repeat"));

  it("a refresh token that is used again after the grace period counts as copied", () =>
    expect(judgeRefresh({ ...fresh, rotatedAt: DAY }, DAY + REFRESH_GRACE + 1)).toBe("reused"));

  it("is over when it expires and when it is revoked, also within the grace", () => {
    expect(judgeRefresh(fresh, 30 * DAY)).toBe("over");
    expect(judgeRefresh({ ...fresh, rotatedAt: DAY, revokedAt: DAY }, DAY + SECOND)).toBe("over");
  });
});
