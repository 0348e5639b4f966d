import { createHash } from "node:crypto";
import type { Services, Tx } from "../../../platform/server/services";
import { DEFAULT_LANGUAGE } from "../../../shared/constants";
import { type Language, languages } from "../../../shared/language";
import type { Figures } from "../figures.rules";
import type { AcceptedPolicy, Policy } from "../information.schemas";
import { type PolicyName, policyNames } from "../texts.rules";
import { heldText } from "./texts";
import { insertKept, type KeptPolicy, keptByHash } from "./texts.repository";

/** The policies that somebody accepts together, each by the hash under which it is kept. */
export type AcceptedHashes = Record<PolicyName, string>;

type Parts = Pick<Services, "db" | "now"> & { figures: () => Promise<Figures> };

/**
 * Keeps the policies as they hold now, word for word and with their figures, once for all who accept the same; answers by
 * which hashes they are known. It is done before a booking's transaction, which has to be short. (INFO-24)
 */
export async function keepPolicies({ db, now, figures }: Parts): Promise<AcceptedHashes> {
  const filling = await figures();
  const rows: KeptPolicy[] = [];
  for (const name of policyNames) {
    const { version, text } = await heldText({ db, figures: async () => filling }, name);
    const written = languages.map((language) => [language, text(language)] as const);
    const hash = createHash("sha256")
      .update(JSON.stringify([name, version, written]))
      .digest("hex");
    rows.push({ hash, name, version, texts: Object.fromEntries(written) as Record<Language, Policy>, keptAt: now() });
  }
  const hashes = rows.map(({ hash }) => hash);
  const known = await keptByHash(db, hashes);
  await insertKept(
    db,
    rows.filter(({ hash }) => !known.some((row) => row.hash === hash)),
  );
  const [terms = "", privacy = "", cancellation = ""] = hashes;
  return { terms, privacy, cancellation };
}

/** What was accepted, in a language, in the order in which the policies are named. */
export async function readPolicies(db: Tx, accepted: AcceptedHashes, language: Language): Promise<AcceptedPolicy[]> {
  const rows = await keptByHash(db, Object.values(accepted));
  return policyNames.flatMap((name) =>
    rows
      .filter(({ hash }) => hash === accepted[name])
      .map(({ version, texts }) => ({
        ...{ Name: name, Version: version, Text: texts[language] ?? texts[DEFAULT_LANGUAGE] },
      })),
  );
}
