import type { Clock } from "../../../shared/instant";
import { GUESSES, GUESSES_UNDER_ATTACK, WRONG_FROM_EVERYWHERE } from "../account.rules";
import { attemptLimit } from "./attemptLimit";

/** A guess that may be made; how it ended is told once. */
export type Guess = { wasWrong: () => void; wasRight: () => void };

/** Who guesses at whose password, and whether at a mailed one, which has a form of its own. */
type Guesser = { email: string; address: string; temporary: boolean };

/**
 * Guesses at passwords. They are counted per email address and address of the caller, so that nobody else's keep its owner
 * out; mailed passwords apart from chosen ones. When an email address has had many wrong ones from everywhere, each address
 * has fewer. (SESSION-9)
 */
export function guessLimit(now: Clock) {
  const ordinary = attemptLimit(now, GUESSES);
  const underAttack = attemptLimit(now, GUESSES_UNDER_ATTACK);
  const wrongAtEmail = attemptLimit(now, WRONG_FROM_EVERYWHERE);
  const ofDevices = attemptLimit(now, GUESSES);

  return {
    /** Null when there were too many. */
    take: ({ email, address, temporary }: Guesser): Guess | null => {
      const key = `${temporary ? "mailed" : "chosen"} ${address} ${email}`;
      if (!ordinary.take(key)) return null;
      if (wrongAtEmail.isOver(email) && !underAttack.take(key)) return null;
      return {
        wasWrong: () => void wrongAtEmail.take(email),
        wasRight: () => {
          ordinary.forgive(key);
          underAttack.forgive(key);
        },
      };
    },

    /** The same on a device that the client has signed in on before. */
    takeOfDevice: (device: string): Guess | null =>
      ofDevices.take(device) ? { wasWrong: () => {}, wasRight: () => ofDevices.forgive(device) } : null,
  };
}
