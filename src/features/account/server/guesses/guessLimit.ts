import type { Services } from "../../../../platform/server/services";
import { GUESSES, GUESSES_UNDER_ATTACK, WRONG_FROM_EVERYWHERE } from "../../account.rules";
import { attemptLimit } from "./attemptLimit";

/** An allowed guess. Call one of these once, when its outcome is known. */
export type Guess = { wasWrong: () => Promise<void>; wasRight: () => Promise<void> };

/** The account whose password is tried, the IP address, and whether the password has the form of a mailed one. */
type Guesser = { email: string; address: string; temporary: boolean };

/**
 * Limits guesses at passwords. They are counted per email address and IP address, so that other people's guesses do not
 * lock the owner out; mailed passwords are counted separately from chosen ones. An email address with many wrong
 * guesses from everywhere gets a lower limit per IP address. (SESSION-9)
 */
export function guessLimit(services: Pick<Services, "db" | "now">) {
  const ordinary = attemptLimit({ ...services, kind: "guess" }, GUESSES);
  const underAttack = attemptLimit({ ...services, kind: "guess under attack" }, GUESSES_UNDER_ATTACK);
  const wrongAtEmail = attemptLimit({ ...services, kind: "wrong guess" }, WRONG_FROM_EVERYWHERE);
  const ofDevices = attemptLimit({ ...services, kind: "guess of a device" }, GUESSES);

  return {
    /** Null when the limit is reached. */
    take: async ({ email, address, temporary }: Guesser): Promise<Guess | null> => {
      const key = `${temporary ? "mailed" : "chosen"} ${address} ${email}`;
      if (!(await ordinary.take(key))) return null;
      const attacked = await wrongAtEmail.isOver(email);
      if (attacked && !(await underAttack.take(key))) return null;
      return {
        wasWrong: async () => {
          await wrongAtEmail.take(email);
        },
        wasRight: async () => {
          await ordinary.forgive(key);
          if (attacked) await underAttack.forgive(key);
        },
      };
    },

    /** The same for a device on which the client has signed in before. */
    takeOfDevice: async (device: string): Promise<Guess | null> =>
      (await ofDevices.take(device)) ? { wasWrong: async () => {}, wasRight: () => ofDevices.forgive(device) } : null,
  };
}
