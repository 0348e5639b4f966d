import { readFileSync } from "node:fs";
import { memoizeAsync } from "../../../platform/server/caches/memoizeAsync";
import { type Caller, requireOwner } from "../../../platform/server/http/caller";
import { Problem } from "../../../platform/server/problem";
import type { Services } from "../../../platform/server/services";
import { readShop } from "../../../platform/server/shop/shop.repository";
import type { BothFact, ServerProduct, VoucherText } from "../../../products/product.server";
import { DEFAULT_LANGUAGE, LANGUAGE_OF_CUBA } from "../../../shared/constants";
import { clockTime, havanaDate, havanaHour } from "../../../shared/havana";
import type { Instant } from "../../../shared/instant";
import type { Language } from "../../../shared/language";
import { holdOnPapers, holdsOfClient } from "../../payments/server/disputes/disputes.repository";
import type { Booking } from "../../plan/plan.schemas";
import { productOf } from "../../plan/productOf";
import type { HeldPlan } from "../receipt.schemas";
import { agencyOf } from "../voucher.rules";
import type { Voucher, VoucherStatus } from "../voucher.schemas";
import { findPaidBy } from "./receipt.repository";
import { bilingual, voucherText } from "./voucher.facts";
import { findVoucher, ownVoucherKey, storeToken, voucherStatus } from "./voucher.repository";
import { newVoucherKey, openVoucherKey } from "./voucherKey";

type Deps = Pick<Services, "db"> & {
  /** The booking, if the caller may see it. Throws otherwise, as for an unknown one. */
  bookingOf: (caller: Caller, bookingId: number) => Promise<Booking>;
  /** The site's URL, without a final slash. */
  publicUrl: string;
  /** A voucher as a PDF. */
  drawVoucher: (voucher: Voucher, guests: readonly BothFact[], language: Language) => Promise<Uint8Array>;
  products: readonly Pick<ServerProduct, "type" | "voucher" | "platesOf" | "placeOf">[];
  /** A PKCS#8 PEM file with the key that signs vouchers; null: the installation's own. */
  keyFile: string | null;
};

export type VoucherService = ReturnType<typeof voucherService>;

/** Vouchers of services; they exist once the receipt is signed (PAPER-6). */
export function voucherService({ db, bookingOf, products, publicUrl, drawVoucher, keyFile }: Deps) {
  const key = memoizeAsync(async () =>
    openVoucherKey(keyFile ? readFileSync(keyFile, "utf8") : await ownVoucherKey(db, newVoucherKey)),
  );

  /** Everything the voucher shows, and its facts of the guests. Throws `receipt.notSigned` while there is none. */
  async function written(caller: Caller, bookingId: number, language: Language) {
    const booking = await bookingOf(caller, bookingId);
    const row = await findVoucher(db, bookingId);
    const payer = await findPaidBy(db, booking.TravelPlanId);
    if (!row || !payer) throw new Problem("receipt.notSigned");
    const product = productOf(products, booking);
    const plate = (await product.platesOf?.(db, [bookingId]))?.get(bookingId) ?? null;
    const words = bilingual(language);
    const place = await product.placeOf(db, booking);
    const said = voucherText(product, booking, words, { plate, place });
    const Holder = said.holder ?? `${payer.firstName} ${payer.lastName}`;
    const claims = claimsOf(booking, { num: row.number, sub: Holder, service: said.service });
    const token = row.token ?? (await storeToken(db, bookingId, (await key()).sign(claims)));
    const voucher: Voucher = {
      Number: row.number,
      IssuedAt: row.issuedAt,
      Valid: booking.Status === "confirmed",
      Held: await holdOnPapers(db, booking.TravelPlanId),
      Holder,
      Token: token,
      VerifyUrl: `${publicUrl}/verify-voucher#${token}`,
      Booking: booking,
      Plate: plate,
      Facts: said.facts.map(([label, detail]) => ({ Label: [...label], Detail: [...detail] })),
      Notes: said.notes.map((note) => [...note]),
      InCuba: booking.InCubaLines.map(({ Code, Facts, Amount }) => ({ Label: [...words.price(Code, Facts)], Amount })),
      Place: place,
      Agency: agencyOf(await readShop(db)),
    };
    return { voucher, guests: said.guests };
  }

  /** The client's plans whose papers are blocked. (PAY-30) */
  async function holds(caller: Caller, clientId: number): Promise<HeldPlan[]> {
    requireOwner(caller, clientId);
    return [...(await holdsOfClient(db, clientId))].map(([TravelPlanId, Held]) => ({ TravelPlanId, Held }));
  }

  return {
    read: async (caller: Caller, bookingId: number, language: Language): Promise<Voucher> =>
      (await written(caller, bookingId, language)).voucher,
    holds,
    /** The voucher as a PDF of one page. Throws `voucher.void` once its booking is refunded, `voucher.held` while a
     * dispute of the payment is not won. (REFUND-16, PAPER-7, PAY-30) */
    file: async (caller: Caller, bookingId: number, language: Language): Promise<Uint8Array> => {
      const { voucher, guests } = await written(caller, bookingId, language);
      if (!voucher.Valid) throw new Problem("voucher.void");
      if (voucher.Held !== null) throw new Problem("voucher.held");
      return drawVoucher(voucher, guests, language);
    },
    /** Public: whether a voucher is ours and still valid. */
    verify: async (token: string): Promise<VoucherStatus> => {
      const claims = (await key()).verify(token);
      const found = claims && (await voucherStatus(db, claims.num));
      if (!found) return { State: "unknown" };
      if (found.status !== "confirmed") return { State: "void" };
      return { State: stateOfHold[(await holdOnPapers(db, found.planId)) ?? "none"] };
    },
    publishedKeys: async () => (await key()).published,
  };
}

/** The effect of a payment's dispute on a voucher's state. (PAY-30) */
const stateOfHold = { none: "valid", undecided: "held", lost: "lost" } as const;

type Signed = { num: string; sub: string; service: VoucherText["service"] };

function claimsOf(booking: Booking, { num, sub, service }: Signed) {
  const { BookingId, SupplierName, SupplierReference, StartsAt, EndsAt } = booking;
  // The signed part is the same for every reader, whatever the client's language.
  const languages: Language[] = [DEFAULT_LANGUAGE, LANGUAGE_OF_CUBA];
  const svc = [...new Set(languages.map(service))].join(" / ");
  const period = { from: onHavanasClock(StartsAt), to: onHavanasClock(EndsAt) };
  return { num, bkg: BookingId, sub, sup: SupplierName, ref: SupplierReference, svc, ...period };
}

const onHavanasClock = (at: Instant): string => `${havanaDate(at)} ${clockTime(havanaHour(at))}`;
