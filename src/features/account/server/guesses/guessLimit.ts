import type { Services } from "../../../../platform/server/services";
import { GUESSES, GUESSES_UNDER_ATTACK, WRONG_FROM_EVERYWHERE } from "../../account.rules";
import { attemptLimit } from "./attemptLimit";

/** A guess that may be made. Its outcome is reported by one of these, once. */
export type Guess = { wasWrong: () => Promise<void>; wasRight: () => Promise<void> };

/** Who guesses at whose password, and whether at a mailed one, which has a form of its own. */
type Guesser = { email: string; address: string; temporary: boolean };

/**
 * Guesses at passwords. They are counted per email address and address of the caller, so that nobody else's keep its owner
 * out; mailed passwords apart from chosen ones. When an email address has had many wrong ones from everywhere, each address
 * has fewer. (SESSION-9)
 */
export function guessLimit(services: Pick<Services, "db" | "now">) {
  const ordinary = attemptLimit({ ...services, kind: "guess" }, GUESSES);
  const underAttack = attemptLimit({ ...services, kind: "guess under attack" }, GUESSES_UNDER_ATTACK);
  const wrongAtEmail = attemptLimit({ ...services, kind: "wrong guess" }, WRONG_FROM_EVERYWHERE);
  const ofDevices = attemptLimit({ ...services, kind: "guess of a device" }, GUESSES);

  return {
    /** Null when there were too many. */
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

    /** The same on a device that the client has signed in on before. */
    takeOfDevice: async (device: string): Promise<Guess | null> =>
      (await ofDevices.take(device)) ? { wasWrong: async () => {}, wasRight: () => ofDevices.forgive(device) } : null,
  };
}
