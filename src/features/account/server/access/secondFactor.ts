import { Secret, TOTP } from "otpauth";
import type { Notifier } from "../../../../platform/server/notify/notify";
import { Problem } from "../../../../platform/server/problem";
import type { Services, Tx } from "../../../../platform/server/services";
import { type Instant, SECOND } from "../../../../shared/instant";
import { lettersAndDigits } from "../../../../shared/plainText";
import { RECOVERY_CODES, SECOND_FACTOR_TRIES } from "../../account.rules";
import { clientById, lockClientById } from "../account.repository";
import { attemptLimit } from "../guesses/attemptLimit";
import { digest, type RandomBytes } from "../secrets";
import { factorMail } from "./factorMail";
import type { Passkeys } from "./passkeys";
import {
  appOf,
  confirmApp,
  confirmWithoutApp,
  consumeRecoveryCode,
  consumeStep,
  hasFactor,
  recoveryCodesLeft,
  replaceRecoveryCodes,
} from "./secondFactor.repository";

/** The result for a proof; `slow`: not checked, as there were too many wrong ones. */
export type Verdict = "right" | "wrong" | "slow";

/** A proof of the second factor: a code of the app, a recovery code, or a passkey's answer. */
export type Proof = { code: string } | { passkey: string };

/** The proof in a call; a passkey's answer takes precedence. Null without any. */
export function proofIn({ code, passkey }: { code?: string | undefined; passkey?: string | undefined }): Proof | null {
  if (passkey) return { passkey };
  return code ? { code } : null;
}

export type SecondFactorCheck = ReturnType<typeof secondFactorCheck>;

/** What happens in the same transaction; `wasOn`: the second factor was on before. */
type Alongside = (tx: Tx, wasOn: boolean) => Promise<void>;
type Confirmed = { verdict: Verdict; codes: string[] };

const PERIOD = 30;

/**
 * An app's codes by RFC 6238, with the parameters that all apps support. `secret` in base32; `issuer`: our name in the
 * app, without the colon that separates it from the account in the URI.
 */
export const totpOf = (secret: string, email: string, issuer = ""): TOTP =>
  new TOTP({ issuer: issuer.replaceAll(":", " "), label: email, secret: Secret.fromBase32(secret), period: PERIOD });

/** A secret of 160 bits in base32. */
export const newFactorSecret = (random: RandomBytes): string =>
  new Secret({ buffer: Uint8Array.from(random(20)).buffer }).base32;

type Deps = Pick<Services, "db" | "now"> & {
  random: RandomBytes;
  passkeys: Pick<Passkeys, "isRight" | "keep">;
  mail: Notifier["mail"];
};

/**
 * Kinds of codes with separate counts of wrong tries: guessing one does not use up the other. Passkeys cannot be
 * guessed.
 */
const KINDS = ["app", "recovery"] as const;
type Kind = (typeof KINDS)[number];

/**
 * Checks proofs of the second factor. Each is valid once. Wrong codes are counted per account, and separately for a
 * device on which its owner is signed in. A caller with too many wrong codes knows the password, so the owner is
 * notified; the owner is also notified of each used recovery code. (DESK-20, SAFE-40, SAFE-62)
 */
export function secondFactorCheck({ db, now, random, passkeys, mail }: Deps) {
  const tries = attemptLimit({ db, now, kind: "second factor" }, SECOND_FACTOR_TRIES);

  return {
    isAskedOf: (clientId: number): Promise<boolean> => hasFactor(db, clientId),

    /**
     * Checks an app's code (of now, or 30 seconds around it), a recovery code or a passkey, and uses a right one up.
     * `device`: the session of the client's own in the caller's browser, if there is one.
     */
    take: async (clientId: number, proof: Proof, device?: string): Promise<Verdict> => {
      if ("passkey" in proof) return (await passkeys.isRight(clientId, proof.passkey)) ? "right" : "wrong";
      const kind = /^\d{6}$/.test(lettersAndDigits(proof.code)) ? "app" : "recovery";
      return counted(clientId, { kind, device }, () => isRight(clientId, proof.code));
    },

    /**
     * Confirms a new app with its first code: from then on codes are required. `alongside` runs in the same
     * transaction. If this turns the second factor on, recovery codes are returned, only this once: they are stored as
     * digests.
     */
    confirmApp: async (clientId: number, typed: string, alongside: Alongside): Promise<Confirmed> => {
      let codes: string[] = [];
      const verdict = await counted(clientId, { kind: "app", device: undefined }, () =>
        db.transaction(async (tx) => {
          await lockClientById(tx, clientId);
          if (!(await isCodeOfApp(tx, clientId, typed, { isConfirmed: false }))) return false;
          codes = await turnOn(tx, clientId, () => confirmApp(tx, clientId, now()), alongside);
          return true;
        }),
      );
      return { verdict, codes: verdict === "right" ? codes : [] };
    },

    /** Adds a passkey, which can then replace a code. Resolves to recovery codes as `confirmApp` does. */
    addPasskey: (row: Parameters<Passkeys["keep"]>[1], alongside: Alongside): Promise<string[]> =>
      db.transaction(async (tx) => {
        const { clientId } = row;
        await lockClientById(tx, clientId);
        const add = async () => {
          await confirmWithoutApp(tx, { clientId, secret: newFactorSecret(random), at: now() });
          await passkeys.keep(tx, row);
        };
        return turnOn(tx, clientId, add, alongside);
      }),

    /**
     * Replaces the recovery codes, and resolves to the new ones. `alongside` runs in the same transaction. Throws
     * `account.secondFactorOff` without a second factor.
     */
    renewCodes: (clientId: number, alongside: (tx: Tx) => Promise<void>): Promise<string[]> =>
      db.transaction(async (tx) => {
        await lockClientById(tx, clientId);
        if (!(await hasFactor(tx, clientId))) throw new Problem("account.secondFactorOff");
        const codes = await drawCodes(tx, clientId);
        await alongside(tx);
        return codes;
      }),
  };

  /** Adds a part to the second factor. The first part turns it on; existing recovery codes stay valid. */
  async function turnOn(tx: Tx, clientId: number, add: () => Promise<void>, alongside: Alongside): Promise<string[]> {
    const wasOn = await hasFactor(tx, clientId);
    await add();
    const codes = wasOn ? [] : await drawCodes(tx, clientId);
    await alongside(tx, wasOn);
    return codes;
  }

  /** Replaces the recovery codes. */
  async function drawCodes(tx: Tx, clientId: number): Promise<string[]> {
    const codes = Array.from({ length: RECOVERY_CODES }, () => newRecoveryCode(random));
    const codeHashes = codes.map((code) => recoveryHash(clientId, code));
    await replaceRecoveryCodes(tx, clientId, codeHashes);
    return codes;
  }

  async function counted(
    clientId: number,
    { kind, device }: { kind: Kind; device: string | undefined },
    judge: () => Promise<boolean>,
  ): Promise<Verdict> {
    const key = [clientId, kind, ...(device === undefined ? [] : [device])].join(" ");
    if (!(await tries.take(key))) {
      await tellOwner(clientId);
      return "slow";
    }
    if (!(await judge())) return "wrong";
    await tries.forgive(key);
    return "right";
  }

  /** Once in each period of the limit. */
  function tellOwner(clientId: number): Promise<void> {
    return db.transaction(async (tx) => {
      const client = await clientById(tx, clientId);
      if (!client) return;
      const at = now();
      const about = Math.floor(at / SECOND_FACTOR_TRIES.within);
      await mail(tx, factorMail(client, { template: "secondFactorGuessed", values: { guessedAt: at }, about, at }));
    });
  }

  async function isRight(clientId: number, typed: string): Promise<boolean> {
    if (await isCodeOfApp(db, clientId, typed, { isConfirmed: true })) return true;
    return db.transaction(async (tx) => {
      const at = now();
      if (!(await consumeRecoveryCode(tx, clientId, recoveryHash(clientId, typed), at))) return false;
      const client = await clientById(tx, clientId);
      const left = await recoveryCodesLeft(tx, clientId);
      const told = { template: "recoveryCodeUsed", values: { left }, about: `${at}-${left}`, at } as const;
      if (client) await mail(tx, factorMail(client, told));
      return true;
    });
  }

  /** Whether an app's code is right and was not used before. `isConfirmed`: of the app in force, else of a new one. */
  async function isCodeOfApp(
    tx: Tx,
    clientId: number,
    typed: string,
    { isConfirmed }: { isConfirmed: boolean },
  ): Promise<boolean> {
    const token = lettersAndDigits(typed);
    const factor = await appOf(tx, clientId);
    if (factor?.confirmed !== isConfirmed || !/^\d{6}$/.test(token)) return false;
    const delta = totpOf(factor.secret, "").validate({ token, timestamp: now(), window: 1 });
    return delta !== null && consumeStep(tx, clientId, stepAt(now()) + delta);
  }
}

const stepAt = (at: Instant) => Math.floor(at / SECOND / PERIOD);

const alphabet = "23456789abcdefghjkmnpqrstuvwxyz";

/** Some 60 random bits, easy to read and to type: `k7mq-2xw9-ht4c`. */
function newRecoveryCode(random: RandomBytes): string {
  const signs: string[] = [];
  // Bytes above the last whole multiple of the alphabet's length would favour its first characters.
  while (signs.length < 12)
    for (const byte of random(16)) if (byte < 248) signs.push(alphabet.charAt(byte % alphabet.length));
  const text = signs.slice(0, 12).join("");
  return `${text.slice(0, 4)}-${text.slice(4, 8)}-${text.slice(8)}`;
}

/** Typed with or without hyphens and blanks, in any case. */
const recoveryHash = (clientId: number, code: string) => digest(`recovery ${clientId} ${lettersAndDigits(code)}`);
