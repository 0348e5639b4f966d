import { hash as argon2, verify } from "@node-rs/argon2";

/** argon2id (the library's default), 19 MiB, two passes. (SAFE-2) */
const cost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return argon2(password.normalize("NFKC"), cost);
}

let nobody: Promise<string> | null = null;

/**
 * True when a password is the one that was hashed. Without a hash it is compared with nobody's, at the same cost: how
 * long an answer takes does not tell whether an account exists. (FAULT-21)
 */
export async function isPassword(password: string, hash: string | null): Promise<boolean> {
  nobody ??= hashPassword("nobody's password");
  const right = await verify(hash ?? (await nobody), password.normalize("NFKC"));
  return right && hash !== null;
}
