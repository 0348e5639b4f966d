import { type Caller, requireOwner, requireSelf } from "../../../../platform/server/http/caller";
import { isSameSecret } from "../../../../platform/server/isSameSecret";
import type { Notifier } from "../../../../platform/server/notify/notify";
import { Problem, wrongField } from "../../../../platform/server/problem";
import type { Services, Tx } from "../../../../platform/server/services";
import { DAY, SECOND } from "../../../../shared/instant";
import type { Language } from "../../../../shared/language";
import { profilePath } from "../../account.pages";
import { readPhone } from "../../phone.numbers";
import {
  BETWEEN_CODES,
  CODE_TIME,
  CODE_TRIES,
  CODES_A_DAY,
  type CodeChannel,
  isAlive,
  isReachedByWhatsApp,
  judgeSending,
} from "../../phone.rules";
import type { PhoneAccount, PhoneCode, PhoneVerification, PhoneVerificationStart } from "../../phone.schemas";
import { clientById, updateClient } from "../account.repository";
import { keyedDigest, type RandomBytes, sixDigits } from "../secrets";
import {
  countAttempt,
  insertPhoneCode,
  isoOfClient,
  isPhoneTaken,
  lockClientAndCountry,
  lockPhone,
  markCodeUsed,
  type PhoneCodeRow,
  phoneCodesSince,
  provenPhoneOf,
  sentToPhoneSince,
} from "./phone.repository";

type Messages = Pick<Notifier, "mail" | "whatsApp">;
type Deps = Pick<Services, "db" | "now"> & {
  random: RandomBytes;
  /** The key for the codes' digests, as codes are too short to be hidden by a plain hash. */
  key: string;
  /** Whether WhatsApp messages can be sent at all. */
  whatsApp: boolean;
  messages: Messages;
};

export type PhoneVerificationService = ReturnType<typeof phoneVerificationService>;

/** Verifying a client's phone by a code that is sent to it: the four calls of WIRE-4. (ACC-10, ACC-11) */
export function phoneVerificationService({ db, now, random, key, whatsApp, messages }: Deps) {
  return {
    /** For the client and staff: whether WhatsApp reaches the number. */
    isAllowed: async (caller: Caller, { ClientId, MobilePhone }: PhoneAccount): Promise<boolean> => {
      requireOwner(caller, ClientId);
      return reached(await read(ClientId, MobilePhone));
    },

    /** For the client and staff: whether another client has verified the number. */
    exists: async (caller: Caller, { ClientId, MobilePhone }: PhoneAccount): Promise<boolean> => {
      requireOwner(caller, ClientId);
      return isPhoneTaken(db, await read(ClientId, MobilePhone), ClientId);
    },

    /** For the client and staff: whether WhatsApp reaches the number and the client has not verified it yet. */
    isNeeded: async (caller: Caller, { ClientId, MobilePhone }: PhoneAccount): Promise<boolean> => {
      requireOwner(caller, ClientId);
      const phone = await read(ClientId, MobilePhone);
      const client = await clientById(db, ClientId);
      return reached(phone) && (!client || (await provenPhoneOf(db, client)) !== phone);
    },

    /**
     * For the client: sends a code in this language, by email if WhatsApp cannot. Throws `account.phoneTaken`,
     * `account.codeTooSoon` with the seconds to wait, `account.codesUsedUp` with the hours.
     */
    start: (caller: Caller, given: PhoneVerificationStart, language: Language): Promise<PhoneVerification> => {
      requireSelf(caller, given.ClientId);
      return db.transaction(async (tx) => {
        const client = await lockClientAndCountry(tx, given.ClientId);
        if (!client) throw new Problem("notFound");
        const phone = requirePhone(given.MobilePhone, client.iso);
        if (await isPhoneTaken(tx, phone, client.id)) throw new Problem("account.phoneTaken");
        const at = now();
        const codes = await phoneCodesSince(tx, client.id, at - DAY);
        refuseTooMany(
          codes.map(({ sentAt }) => sentAt),
          at,
        );
        const channel: CodeChannel = reached(phone) && !given.ByMail ? "whatsapp" : "mail";
        if (channel === "whatsapp") {
          // The limit per number holds for all accounts together; each account may still get codes by email.
          await lockPhone(tx, phone);
          refuseTooMany(await sentToPhoneSince(tx, phone, at - DAY), at);
        }
        const code = sixDigits(random);
        const codeHash = digestOf(client.id, phone, code);
        const row = await insertPhoneCode(tx, { clientId: client.id, phone, codeHash, channel, sentAt: at });
        const { id: clientId, email, firstName: name } = client;
        const message = {
          recipient: { clientId, email, name, language },
          key: `phone-code-${row.id}`,
          secrets: [code],
          at,
        };
        const values = { code, minutes: CODE_TIME / (60 * SECOND) };
        if (channel === "mail")
          await messages.mail(tx, { ...message, template: "phoneCode", values, path: profilePath() });
        else await messages.whatsApp(tx, { ...message, phone, template: "code", values, parameters: [code] });
        return pendingOf(row, at);
      });
    },

    /** For the client and staff: the code that can still be confirmed, if any. */
    pending: async (caller: Caller, clientId: number): Promise<PhoneVerification | null> => {
      requireOwner(caller, clientId);
      const [last] = await phoneCodesSince(db, clientId, now() - CODE_TIME);
      return last && isAlive(last, now()) ? pendingOf(last, now()) : null;
    },

    /**
     * For the client: the right code verifies the number and stores it in the profile. Throws
     * `account.codeWrong` with the tries left, `account.codeOver` when there is no valid code, `account.phoneTaken`.
     * (ACC-12)
     */
    confirm: async (caller: Caller, { ClientId, Code }: PhoneCode): Promise<null> => {
      requireSelf(caller, ClientId);
      const refused = await db.transaction((tx) => tryCode(tx, ClientId, Code));
      // Thrown outside the transaction, so that a wrong try stays counted.
      if (refused) throw refused;
      return null;
    },
  };

  function reached(phone: string): boolean {
    return whatsApp && isReachedByWhatsApp(phone);
  }

  async function read(clientId: number, phone: string): Promise<string> {
    return requirePhone(phone, await isoOfClient(db, clientId));
  }

  async function tryCode(tx: Tx, clientId: number, code: string): Promise<Problem | null> {
    const client = await lockClientAndCountry(tx, clientId);
    const at = now();
    const [last] = await phoneCodesSince(tx, clientId, at - CODE_TIME);
    if (!client || !last || !isAlive(last, at)) return new Problem("account.codeOver");
    if (!isSameSecret(last.codeHash, digestOf(clientId, last.phone, code))) {
      await countAttempt(tx, last.id);
      const left = CODE_TRIES - last.tries - 1;
      return left === 0
        ? new Problem("account.codeOver")
        : new Problem("account.codeWrong", { left }, [{ Field: "Code", Code: "phoneCode", facts: { left } }]);
    }
    await lockPhone(tx, last.phone);
    if (await isPhoneTaken(tx, last.phone, clientId)) return new Problem("account.phoneTaken");
    await markCodeUsed(tx, last.id, at);
    await updateClient(tx, clientId, { phone: last.phone, verifiedPhone: last.phone });
    return null;
  }

  function digestOf(clientId: number, phone: string, code: string): string {
    return keyedDigest(key, ["phone", String(clientId), phone, code]);
  }
}

/** A typed number in E.164. Throws `invalid` at its field for one that cannot exist. */
function requirePhone(typed: string, iso: string | null): string {
  const phone = readPhone(typed, iso);
  if (phone === null) throw wrongField("MobilePhone", "phone");
  return phone.number;
}

function refuseTooMany(sentAt: readonly number[], at: number): void {
  const judged = judgeSending(sentAt, at);
  if (judged.may) return;
  const wait = judged.from - at;
  if (judged.why === "tooSoon") throw new Problem("account.codeTooSoon", { seconds: Math.ceil(wait / SECOND) });
  throw new Problem("account.codesUsedUp", { codes: CODES_A_DAY, hours: Math.ceil(wait / (3_600 * SECOND)) });
}

function pendingOf({ phone, channel, sentAt, tries }: PhoneCodeRow, now: number): PhoneVerification {
  return {
    MobilePhone: phone,
    Channel: channel,
    ExpiresAt: sentAt + CODE_TIME,
    ResendAt: sentAt + BETWEEN_CODES,
    Now: now,
    TriesLeft: CODE_TRIES - tries,
  };
}
