import { isDeepStrictEqual } from "node:util";
import { writeAudit } from "../../../platform/server/audit/audit.repository";
import { serialQueue } from "../../../platform/server/background/serialQueue";
import type { Caller } from "../../../platform/server/http/caller";
import type { Notify } from "../../../platform/server/notify/notify";
import { Problem, wrongIf } from "../../../platform/server/problem";
import type { Services, Tx } from "../../../platform/server/services";
import { keepPictures, marksOf, pictureName, squareMark } from "../../../platform/server/shop/marks";
import { readShop } from "../../../platform/server/shop/shop.repository";
import { requirePicture } from "../../../platform/server/uploads/pictures";
import { isEmailAddress } from "../../../shared/contacts";
import { keysOf } from "../../../shared/keysOf";
import { nameOf, type Shop } from "../../../shared/shop";
import { markAddress } from "../../../shared/shopMark";
import { notifyOwners } from "../../account/server/staff/notifyOwners";
import { brandIn, contrastProblems, formOf } from "../brand.rules";
import type { BrandForm, LogoScheme, OwnBrand } from "../brand.schemas";
import { dropUnusedPictures, lockShop, updateBrand } from "./brand.repository";

export type BrandService = ReturnType<typeof brandService>;

/** Pictures that may wait in memory, of at most 10 MB each; further ones are refused for now. */
const MOST_WAITING = 4;

/** The shop's presentation, for its owner: each change is audited, and every owner is notified. (OPS-150) */
export function brandService({ db, now, notify }: Pick<Services, "db" | "now"> & { notify: Notify }) {
  const makeSquare = serialQueue(squareMark, MOST_WAITING);

  /** Changes the shop's row; `change` resolves to the fields to set. Records nothing if nothing changes. */
  async function change(caller: Caller, changes: (tx: Tx, before: Shop) => Promise<Partial<Shop["brand"]>>) {
    return db.transaction(async (tx) => {
      await lockShop(tx);
      const before = await readShop(tx);
      const set = await changes(tx, before);
      const changed = keysOf(set).filter((name) => !isDeepStrictEqual(set[name], before.brand[name]));
      if (changed.length === 0) return ownBrand(before);
      await updateBrand(tx, set);
      const after = await readShop(tx);
      await dropUnusedPictures(tx, after.brand);
      const at = now();
      const facts = { changed: changed.join(" ") };
      await writeAudit(tx, { at, caller, action: "brand.changed", subject: "shop", facts });
      await notifyOwners(tx, notify, {
        by: caller.clientId,
        act: "brand.changed",
        values: { name: nameOf(after) },
        at,
      });
      return ownBrand(after);
    });
  }

  return {
    get: async (): Promise<OwnBrand> => ownBrand(await readShop(db)),

    /** Throws `invalid` for a malformed address, and for a colour with too little contrast where it is used. */
    set: async (caller: Caller, form: BrandForm): Promise<OwnBrand> => {
      const isWrongAddress = form.ReplyTo !== "" && !isEmailAddress(form.ReplyTo);
      const problems = [...wrongIf(isWrongAddress, "ReplyTo", "email"), ...contrastProblems(form)];
      if (problems.length > 0) throw new Problem("invalid", {}, problems);
      return change(caller, async () => brandIn(form));
    },

    /**
     * Stores a picture as the mark by day or at night. It is re-encoded, so that no hidden data is stored. Throws
     * `photo.kind` for a file that is not a JPEG, PNG or WebP, and the errors of `openPicture`. (OPS-153, SAFE-43)
     */
    setLogo: async (caller: Caller, scheme: LogoScheme, content: Uint8Array): Promise<OwnBrand> => {
      await requirePicture(content);
      const made = await makeSquare(content);
      return change(caller, async (tx) => {
        await keepPictures(tx, [made]);
        return scheme === "day" ? { logo: pictureName(made) } : { logoNight: pictureName(made) };
      });
    },

    removeLogo: (caller: Caller, scheme: LogoScheme): Promise<OwnBrand> =>
      change(caller, async () => (scheme === "day" ? { logo: null } : { logoNight: null })),
  };
}

function ownBrand(shop: Shop): OwnBrand {
  const { day, night } = marksOf(shop);
  return {
    Brand: formOf(shop.brand),
    ShownName: nameOf(shop),
    Marks: { day: markAddress(day, "head"), night: markAddress(night, "head") },
    Logos: { day: shop.brand.logo !== null, night: shop.brand.logoNight !== null },
  };
}
