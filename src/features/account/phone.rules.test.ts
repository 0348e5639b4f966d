import { DAY, MINUTE, SECOND } from "../../shared/instant";
import { isAlive, isReachedByWhatsApp, judgeSending } from "./phone.rules";

const NOW = Date.UTC(2026, 11, 1, 17);

describe("WhatsApp (ACC-10)", () => {
  it.each([
    ["+5355550110", false],
    ["+989121234567", false],
    ["+8501911234567", false],
    ["+963944567890", false],
    ["+79781234567", false],
    ["+79161234567", true],
    ["+13055550142", true],
    ["+34612345678", true],
  ])("reaches %s: %s", (phone, reached) => expect(isReachedByWhatsApp(phone)).toBe(reached));
});

describe("another code (ACC-11)", () => {
  it("may be sent a minute after the last one, and not before", () => {
    expect(judgeSending([], NOW)).toEqual({ may: true });
    expect(judgeSending([NOW - 60 * SECOND + 1], NOW)).toEqual({ may: false, why: "tooSoon", from: NOW + 1 });
    expect(judgeSending([NOW - 60 * SECOND], NOW)).toEqual({ may: true });
  });

  it("may be the fifth in 24 hours, not the sixth", () => {
    const hourly = [1, 2, 3, 4, 5].map((hours) => NOW - hours * 60 * MINUTE);
    expect(judgeSending(hourly.slice(0, 4), NOW)).toEqual({ may: true });
    expect(judgeSending(hourly, NOW)).toEqual({ may: false, why: "usedUp", from: NOW - 5 * 60 * MINUTE + DAY });
    expect(judgeSending(hourly, NOW - 5 * 60 * MINUTE + DAY)).toEqual({ may: true });
  });
});

describe("a code (ACC-11)", () => {
  const fresh = { sentAt: NOW, tries: 0, usedAt: null };

  it("works for ten minutes, for five tries and once", () => {
    expect(isAlive(fresh, NOW + 10 * MINUTE - 1)).toBe(true);
    expect(isAlive(fresh, NOW + 10 * MINUTE)).toBe(false);
    expect(isAlive({ ...fresh, tries: 4 }, NOW)).toBe(true);
    expect(isAlive({ ...fresh, tries: 5 }, NOW)).toBe(false);
    expect(isAlive({ ...fresh, usedAt: NOW }, NOW + 1)).toBe(false);
  });
});
