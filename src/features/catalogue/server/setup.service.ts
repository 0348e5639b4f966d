import { type Caller, requireStaff } from "../../../platform/server/http/caller";
import type { Services, Tx } from "../../../platform/server/services";
import { readShop } from "../../../platform/server/shop/shop.repository";
import { newestVersions } from "../../information/server/texts.repository";
import { policyNames } from "../../information/texts.rules";
import type { CatalogueSetup } from "../catalogue.schemas";
import { isIdentityMissing, type MissingSetup, missingSetup, tableToFill } from "../catalogue.setup";
import { isEditableBy, sheets } from "../catalogue.sheets";
import { catalogueOrigin, stockOf, tableCounts } from "./setup.repository";

type Shop = {
  demo: boolean;
  /** Whether a payment method, by its id, is completely configured here. */
  canBeOffered: (methodId: number) => boolean;
};

/** What is missing from a shop's catalogue. Made-up prices count as missing, except in a demo. (OPS-29) */
export async function missingInCatalogue(db: Tx, { demo, canBeOffered }: Shop): Promise<MissingSetup[]> {
  const missing = missingSetup(await stockOf(db, canBeOffered));
  return !demo && (await catalogueOrigin(db)) === "demo" ? [...missing, "madeUp"] : missing;
}

/** Whether a policy is still the delivered text, not the operator's; does not matter in a demo. (INFO-23) */
export async function missingPolicies(db: Tx, { demo }: Pick<Shop, "demo">): Promise<MissingSetup[]> {
  if (demo) return [];
  const published = await newestVersions(db);
  return policyNames.every((name) => published.has(name)) ? [] : ["policies"];
}

/** Whether the shop's details are missing for clients. Only the owner can enter them. (OPS-91) */
export const missingIdentity = async (db: Tx): Promise<MissingSetup[]> =>
  isIdentityMissing(await readShop(db)) ? ["shop"] : [];

/** Whether the shop has no name and prefix of its own. Only the owner can set them. (OPS-150) */
export async function missingBrand(db: Tx): Promise<MissingSetup[]> {
  const { name, prefix } = (await readShop(db)).brand;
  return name === null || prefix === null ? ["brand"] : [];
}

export type SetupService = ReturnType<typeof setupService>;

/** What is missing in the catalogue and how many rows its tables have, for the roles that manage them. (OPS-29) */
export function setupService({ db }: Pick<Services, "db">, shop: Shop) {
  return {
    getSetup: async (caller: Caller): Promise<CatalogueSetup> => {
      requireStaff(caller);
      const missing = [
        ...(await missingInCatalogue(db, shop)),
        ...(await missingPolicies(db, shop)),
        ...(await missingIdentity(db)),
        ...(await missingBrand(db)),
      ];
      const tables = await tableCounts(db);
      const isOwn = (name: string) =>
        sheets.some((sheet) => sheet.name === name && isEditableBy(sheet, caller.staffRole));
      return {
        Missing: missing.filter((one) => isOwn(tableToFill[one] ?? "cars")),
        Tables: tables.filter(({ Name }) => isOwn(Name)),
      };
    },
  };
}
