import { type Caller, requireStaff } from "../../../platform/server/http/caller";
import type { Services, Tx } from "../../../platform/server/services";
import { readShop } from "../../../platform/server/shop/shop.repository";
import { newestVersions } from "../../information/server/texts.repository";
import { policyNames } from "../../information/texts.rules";
import { type Lack, lacksIdentity, lacksOf, tableOfLack } from "../catalogue.lacks";
import type { CatalogueStanding } from "../catalogue.schemas";
import { isKeptBy, sheets } from "../catalogue.sheets";
import { catalogueOrigin, stockOf, tableCounts } from "./standing.repository";

type Shop = {
  demo: boolean;
  /** Whether a payment method, by its id, is completely configured here. */
  canBeOffered: (methodId: number) => boolean;
};

/** What is missing from a shop's catalogue. Made-up prices count as missing, except in a demo. (OPS-29) */
export async function catalogueLacks(db: Tx, { demo, canBeOffered }: Shop): Promise<Lack[]> {
  const lacks = lacksOf(await stockOf(db, canBeOffered));
  return !demo && (await catalogueOrigin(db)) === "demo" ? [...lacks, "madeUp"] : lacks;
}

/** Whether a policy is still the delivered text, not the operator's; does not matter in a demo. (INFO-23) */
export async function policyLacks(db: Tx, { demo }: Pick<Shop, "demo">): Promise<Lack[]> {
  if (demo) return [];
  const published = await newestVersions(db);
  return policyNames.every((name) => published.has(name)) ? [] : ["policies"];
}

/** Whether the shop's details are missing for clients. Only the owner can enter them. (OPS-91) */
export const shopLacks = async (db: Tx): Promise<Lack[]> => (lacksIdentity(await readShop(db)) ? ["shop"] : []);

/** Whether the shop has no name and prefix of its own. Only the owner can set them. (OPS-150) */
export async function brandLacks(db: Tx): Promise<Lack[]> {
  const { name, prefix } = (await readShop(db)).brand;
  return name === null || prefix === null ? ["brand"] : [];
}

export type StandingService = ReturnType<typeof standingService>;

/** What the catalogue lacks and how many rows its tables have, for the roles that look after them. (OPS-29) */
export function standingService({ db }: Pick<Services, "db">, shop: Shop) {
  return {
    getStanding: async (caller: Caller): Promise<CatalogueStanding> => {
      requireStaff(caller);
      const lacks = [
        ...(await catalogueLacks(db, shop)),
        ...(await policyLacks(db, shop)),
        ...(await shopLacks(db)),
        ...(await brandLacks(db)),
      ];
      const tables = await tableCounts(db);
      const isOwn = (name: string) => sheets.some((sheet) => sheet.name === name && isKeptBy(sheet, caller.staffRole));
      return {
        Lacks: lacks.filter((lack) => isOwn(tableOfLack[lack] ?? "cars")),
        Tables: tables.filter(({ Name }) => isOwn(Name)),
      };
    },
  };
}
