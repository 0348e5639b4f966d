import { isIP } from "node:net";
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import { Problem } from "../../../../platform/server/problem";
import type { Services, Tx } from "../../../../platform/server/services";
import { readSeller } from "../../../../platform/server/shop/shop.repository";
import { PASSKEY_TIME, PASSKEYS_AT_MOST } from "../../account.rules";
import { digest, newSecret, type RandomBytes } from "../secrets";
import {
  consumeChallenge,
  countPasskeys,
  countUse,
  insertChallenge,
  insertPasskey,
  type PasskeyRow,
  passkeysOf,
} from "./passkeys.repository";

export type Passkeys = ReturnType<typeof passkeyService>;

type Purpose = Parameters<typeof insertChallenge>[1]["purpose"];

type Deps = Pick<Services, "db" | "now"> & {
  random: RandomBytes;
  /** The site's URL: passkeys are valid only there, and need its host name. */
  publicUrl: string;
};

/** Loaded on first use: most processes never need it. */
const webauthn = () => import("@simplewebauthn/server");

/**
 * Passkeys by WebAuthn: public keys whose private halves stay in their authenticators. Challenges are drawn
 * here, stored as digests and valid once. Attestation is not required: any authenticator will do. (SAFE-40, SAFE-41)
 */
export function passkeyService({ db, now, random, publicUrl }: Deps) {
  const { origin, hostname } = new URL(publicUrl);
  // Browsers make no passkeys for an IP address. The brackets of an IPv6 address are removed first.
  const isNamed = isIP(hostname.replace(/^\[|\]$/g, "")) === 0;
  const expected = { expectedOrigin: origin, expectedRPID: hostname, requireUserVerification: false };

  async function drawChallenge(clientId: number, purpose: Purpose) {
    const challenge = newSecret(random);
    const expiresAt = now() + PASSKEY_TIME;
    await insertChallenge(db, { challengeHash: digest(challenge), clientId, purpose, expiresAt });
    // The library encodes a string challenge as text, so this decodes the text to bytes first.
    return { challenge: Uint8Array.from(Buffer.from(challenge, "base64url")), timeout: PASSKEY_TIME };
  }

  /** Uses up the challenge that was signed and returns it; null if it is unknown, another account's, or expired. */
  async function takeSigned(clientId: number, purpose: Purpose, { response }: Signed): Promise<string | null> {
    const challenge = challengeIn(response?.clientDataJSON);
    if (challenge === null) return null;
    return (await consumeChallenge(db, { challengeHash: digest(challenge), clientId, purpose, at: now() }))
      ? challenge
      : null;
  }

  return {
    /** Whether browsers can make passkeys for this site at all. */
    areTaken: isNamed,

    /** Options for creating a passkey, as JSON. Throws `account.passkeyNeedsName` and `account.passkeysFull`. */
    optionsToAdd: async ({ clientId, email }: { clientId: number; email: string }): Promise<string> => {
      if (!isNamed) throw new Problem("account.passkeyNeedsName");
      const known = await passkeysOf(db, clientId);
      demandRoom(known.length);
      const { generateRegistrationOptions } = await webauthn();
      const options = await generateRegistrationOptions({
        rpName: await readSeller(db),
        rpID: hostname,
        userName: email,
        userDisplayName: email,
        // The same each time, so that an authenticator keeps one passkey per account.
        userID: Uint8Array.from(Buffer.from(digest(`passkey user ${clientId}`), "base64url")),
        excludeCredentials: known.map(({ id, transports }) => ({ id, transports })),
        ...(await drawChallenge(clientId, "add")),
      });
      return JSON.stringify(options);
    },

    /** The row for what a browser created. Throws `account.passkeyRefused`. */
    made: async (
      clientId: number,
      answer: string,
    ): Promise<Pick<PasskeyRow, "id" | "publicKey" | "counter" | "transports">> => {
      const response = readJson<RegistrationResponseJSON>(answer);
      const expectedChallenge = await takeSigned(clientId, "add", response);
      if (expectedChallenge === null) throw new Problem("account.passkeyRefused");
      const { verifyRegistrationResponse } = await webauthn();
      // The library's error message is in English.
      const made = await verifyRegistrationResponse({ response, ...expected, expectedChallenge }).catch(() => null);
      if (!made?.verified) throw new Problem("account.passkeyRefused");
      const { id, publicKey, counter, transports = [] } = made.registrationInfo.credential;
      return { id, publicKey: Buffer.from(publicKey).toString("base64url"), counter, transports };
    },

    /**
     * Stores it. The transaction has locked the client. Throws `account.passkeysFull` and `account.passkeyOfAnother`.
     */
    keep: async (tx: Tx, row: Omit<PasskeyRow, "addedAt" | "usedAt">): Promise<void> => {
      demandRoom(await countPasskeys(tx, row.clientId));
      if (!(await insertPasskey(tx, { ...row, addedAt: now(), usedAt: null })))
        throw new Problem("account.passkeyOfAnother");
    },

    /** A challenge for a client's passkeys, as JSON; null if there are none. */
    optionsToProve: async (clientId: number): Promise<string | null> => {
      const known = isNamed ? await passkeysOf(db, clientId) : [];
      if (known.length === 0) return null;
      const { generateAuthenticationOptions } = await webauthn();
      const options = await generateAuthenticationOptions({
        rpID: hostname,
        allowCredentials: known.map(({ id, transports }) => ({ id, transports })),
        ...(await drawChallenge(clientId, "prove")),
      });
      return JSON.stringify(options);
    },

    /** Whether one of a client's passkeys has signed the challenge, which this uses up. */
    isRight: async (clientId: number, answer: string): Promise<boolean> => {
      const response = readJson<AuthenticationResponseJSON>(answer);
      const known = (await passkeysOf(db, clientId)).find(({ id }) => id === response.id);
      const expectedChallenge = await takeSigned(clientId, "prove", response);
      if (!known || expectedChallenge === null) return false;
      const { verifyAuthenticationResponse } = await webauthn();
      const { id, transports, counter } = known;
      const publicKey = Uint8Array.from(Buffer.from(known.publicKey, "base64url"));
      const proven = await verifyAuthenticationResponse({
        response,
        ...expected,
        expectedChallenge,
        credential: { id, publicKey, counter, transports },
      }).catch(() => null);
      if (!proven?.verified) return false;
      return countUse(db, { id, counter: proven.authenticationInfo.newCounter, at: now() });
    },
  };
}

function demandRoom(known: number): void {
  if (known >= PASSKEYS_AT_MOST) throw new Problem("account.passkeysFull", { most: PASSKEYS_AT_MOST });
}

type Signed = { response?: { clientDataJSON?: unknown } };

/** The challenge that the browser claims was signed; the library verifies it. */
function challengeIn(clientDataJSON: unknown): string | null {
  const text = typeof clientDataJSON === "string" ? Buffer.from(clientDataJSON, "base64url").toString() : "";
  const { challenge } = readJson<{ challenge?: unknown }>(text);
  return typeof challenge === "string" ? challenge : null;
}

/** The parsed object, empty if it is none. The library checks the rest. */
function readJson<Answer extends object>(text: string): Answer {
  try {
    return Object(JSON.parse(text));
  } catch {
    return Object({});
  }
}
