import { type Caller, requireStaff } from "../../../platform/server/http/caller";
import type { Services, Tx } from "../../../platform/server/services";
import { type Lack, lacksOf } from "../catalogue.lacks";
import type { CatalogueStanding } from "../catalogue.schemas";
import { isKeptBy, sheets } from "../catalogue.sheets";
import { catalogueOrigin, stockOf, tableCounts } from "./standing.repository";

type Shop = {
  demo: boolean;
  /** Whether a way to pay, by its id, has all that it needs to work here. */
  canBeOffered: (methodId: number) => boolean;
};

/** What is missing from a shop's catalogue; in a demo made-up prices are not. (OPS-29) */
export async function catalogueLacks(db: Tx, { demo, canBeOffered }: Shop): Promise<Lack[]> {
  const lacks = lacksOf(await stockOf(db, canBeOffered));
  return !demo && (await catalogueOrigin(db)) === "demo" ? [...lacks, "madeUp"] : lacks;
}

export type StandingService = ReturnType<typeof standingService>;

export function standingService({ db }: Pick<Services, "db">, shop: Shop) {
  return {
    /** Staff. */
    getStanding: async (caller: Caller): Promise<CatalogueStanding> => {
      requireStaff(caller);
      const [lacks, tables] = [await catalogueLacks(db, shop), await tableCounts(db)];
      const isOwn = (name: string) => sheets.some((sheet) => sheet.name === name && isKeptBy(sheet, caller.staffRole));
      return {
        Lacks: lacks.filter((lack) => isOwn(lack === "payMethods" ? "payment_methods" : "cars")),
        Tables: tables.filter(({ Name }) => isOwn(Name)),
      };
    },
  };
}
