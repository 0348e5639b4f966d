import { createHash } from "node:crypto";
import { inParallel } from "../../../platform/server/inParallel";
import type { Services, Tx } from "../../../platform/server/services";
import { DEFAULT_LANGUAGE } from "../../../shared/constants";
import { inEveryLanguage } from "../../../shared/inEveryLanguage";
import type { Language } from "../../../shared/language";
import type { Figures } from "../figures.rules";
import type { AcceptedPolicy } from "../information.schemas";
import { type PolicyName, policyNames } from "../texts.rules";
import { currentTexts } from "./texts";
import { insertPolicies, policiesByHash, type StoredPolicy, storedAmong } from "./texts.repository";

/** The policies accepted together, by the hashes under which they are stored. */
export type AcceptedHashes = Record<PolicyName, string>;

type Deps = Pick<Services, "db"> & { figures: () => Promise<Figures> };
type CurrentPolicy = Omit<StoredPolicy, "keptAt">;

/** The current policies, verbatim with their figures, in every language. */
export async function currentPolicies(deps: Deps): Promise<CurrentPolicy[]> {
  return (await currentTexts(deps, policyNames)).map(({ name, version, text }) => {
    const texts = inEveryLanguage(text);
    return { hash: sha256([name, version, Object.entries(texts)]), name, version, texts };
  });
}

/** The edition of these policies, by their texts alone: published again unchanged, it stays the same. (INFO-26) */
export function editionOf(policies: readonly Pick<CurrentPolicy, "name" | "texts">[]): string {
  return sha256(policies.map(({ name, texts }) => [name, texts]));
}

/**
 * Stores the policies in force, once for all who accept the same; resolves to their hashes and edition. Done before a
 * booking's transaction, which has to be short. Reads the texts and whether they are stored at the same time, as
 * usually they are stored already. (INFO-24, INFO-26)
 */
export function policiesKeeper(deps: Deps & Pick<Services, "now">) {
  const { db, now } = deps;
  let last: string[] = [];
  return async (): Promise<AcceptedHashes & { edition: string }> => {
    const [policies, keptOfLast] = await inParallel(currentPolicies(deps), storedAmong(db, last));
    const hashes = policies.map(({ hash }) => hash);
    const kept = hashes.every((hash) => keptOfLast.has(hash)) ? keptOfLast : await storedAmong(db, hashes);
    const fresh = policies.filter(({ hash }) => !kept.has(hash));
    await insertPolicies(
      db,
      fresh.map((policy) => ({ ...policy, keptAt: now() })),
    );
    last = hashes;
    const [terms = "", privacy = "", cancellation = ""] = hashes;
    return { terms, privacy, cancellation, edition: editionOf(policies) };
  };
}

function sha256(value: unknown): string {
  return createHash("sha256").update(JSON.stringify(value)).digest("hex");
}

/** The accepted policies in a language, in a fixed order. */
export async function readPolicies(db: Tx, accepted: AcceptedHashes, language: Language): Promise<AcceptedPolicy[]> {
  const rows = await policiesByHash(db, Object.values(accepted));
  return policyNames.flatMap((name) =>
    rows
      .filter(({ hash }) => hash === accepted[name])
      .map(({ version, texts }) => ({
        Name: name,
        Version: version,
        Text: texts[language] ?? texts[DEFAULT_LANGUAGE],
      })),
  );
}

/** Whether the accepted policies are exactly those in force. */
export const areSame = (accepted: AcceptedHashes, held: AcceptedHashes): boolean =>
  policyNames.every((name) => accepted[name] === held[name]);
