import { MINUTE } from "../../../shared/instant";
import { GUESSES, GUESSES_UNDER_ATTACK, WRONG_FROM_EVERYWHERE } from "../account.rules";
import { guessLimit } from "./guessLimit";

const email = "ana@example.com";
const from = (address: string) => ({ email, address, temporary: false });
let now = 0;
let limit: ReturnType<typeof guessLimit>;
beforeEach(() => {
  now = 1_000_000_000_000;
  limit = guessLimit(() => now);
});

/** How many of 20 wrong guesses from an address may be made. */
const allowed = (address: string) => {
  const guesses = Array.from({ length: 20 }, () => limit.take(from(address))).filter((guess) => guess !== null);
  for (const guess of guesses) guess.wasWrong();
  return guesses.length;
};
const attack = () => {
  for (let address = 0; address < WRONG_FROM_EVERYWHERE.most / GUESSES.most; address += 1)
    allowed(`attacker ${address}`);
};

describe("guesses at one email address (SESSION-9)", () => {
  it("are counted for each address of a caller", () => {
    expect([allowed("one"), allowed("other")]).toEqual([GUESSES.most, GUESSES.most]);
  });

  it("are fewer from every address once there were many wrong ones from everywhere, never none", () => {
    attack();
    expect([allowed("one more"), allowed("and another")]).toEqual([
      GUESSES_UNDER_ATTACK.most,
      GUESSES_UNDER_ATTACK.most,
    ]);
    now += 15 * MINUTE;
    expect(allowed("one more")).toBe(GUESSES.most);
  });

  it("that were right are forgotten", () => {
    attack();
    for (let time = 0; time < 20; time += 1) {
      const guess = limit.take(from("the owner's"));
      expect(guess).not.toBeNull();
      guess?.wasRight();
    }
  });
});
