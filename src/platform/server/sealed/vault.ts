import { createCipheriv, createDecipheriv, type KeyObject, randomBytes } from "node:crypto";
import { messageOf } from "../messageOf";
import type { KeyRing } from "./keyRing";

/**
 * The table, column and row of a sealed value: it can be opened only there, so that no value passes for another row's.
 */
export type SealLocation = { table: string; field: string; row: string | number };

/** Sealed bytes, with the name of the key that sealed them. */
export type SealedBytes = { content: Uint8Array; sealedWith: string };

export type Vault = ReturnType<typeof vault>;

/** A value cannot be opened: it was changed or moved, or its key is missing. (OPS-113) */
export class Unsealable extends Error {
  constructor(
    readonly place: SealLocation,
    cause: unknown,
  ) {
    super(`${place.table}.${place.field} of ${place.row} cannot be opened: ${messageOf(cause)}`, { cause });
    this.name = "Unsealable";
  }
}

/** The prefix of every sealed text, and of those sealed with a given key. */
export const SEALED = "sealed:";
export const namePrefix = (name: string) => `${SEALED}${name}:`;

const NONCE = 12;
const TAG = 16;

/**
 * Encrypts data that must not be readable in the database or in its backups, by AES-256-GCM, always with the first key
 * of the ring; any key of the ring decrypts. Values from before there were keys are read as they are. Opening throws
 * `Unsealable` for a key that is not in the ring, and for a value that was changed or moved. (SAFE-27)
 */
export function vault(ring: KeyRing) {
  const keyNamed = (name: string): KeyObject => {
    const key = ring.keys.get(name);
    if (!key) throw new Error(`DOCUMENT_KEYS has no key ${name}, which has sealed documents`);
    return key;
  };
  return {
    /** The name of the key that seals. */
    sealsWith: ring.current,

    /**
     * Has the form `sealed:<name of the key>:<nonce, tag and cipher in base64>`. An empty text stays empty: it means
     * that data was erased.
     */
    sealText: (text: string, place: SealLocation): string => {
      if (text === "") return text;
      const content = seal(keyNamed(ring.current), Buffer.from(text, "utf8"), place);
      return `${namePrefix(ring.current)}${content.toString("base64")}`;
    },

    openText: (stored: string, place: SealLocation): string => {
      if (!stored.startsWith(SEALED)) return stored;
      const [, name = "", content = ""] = stored.split(":");
      return opened(place, () => open(keyNamed(name), Buffer.from(content, "base64"), place).toString("utf8"));
    },

    sealBytes: (content: Uint8Array, place: SealLocation): SealedBytes => ({
      content: seal(keyNamed(ring.current), content, place),
      sealedWith: ring.current,
    }),

    openBytes: ({ content, sealedWith }: { content: Uint8Array; sealedWith: string | null }, place: SealLocation) =>
      sealedWith === null ? content : opened(place, () => open(keyNamed(sealedWith), content, place)),
  };
}

function opened<Plain>(place: SealLocation, work: () => Plain): Plain {
  try {
    return work();
  } catch (error) {
    throw new Unsealable(place, error);
  }
}

function seal(key: KeyObject, plain: Uint8Array, place: SealLocation): Buffer {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv("aes-256-gcm", key, nonce).setAAD(bound(place));
  const sealed = [cipher.update(plain), cipher.final()];
  return Buffer.concat([nonce, cipher.getAuthTag(), ...sealed]);
}

function open(key: KeyObject, sealed: Uint8Array, place: SealLocation): Buffer {
  const nonce = sealed.subarray(0, NONCE);
  const tag = sealed.subarray(NONCE, NONCE + TAG);
  const content = sealed.subarray(NONCE + TAG);
  const decipher = createDecipheriv("aes-256-gcm", key, nonce, { authTagLength: TAG }).setAAD(bound(place));
  decipher.setAuthTag(tag);
  return Buffer.concat([decipher.update(content), decipher.final()]);
}

const bound = ({ table, field, row }: SealLocation) => Buffer.from(`${table}.${field}:${row}`);
