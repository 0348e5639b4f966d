import { readFileSync } from "node:fs";
import { onceDone } from "../../../platform/server/caches/onceDone";
import { type Caller, requireOwner } from "../../../platform/server/http/caller";
import { Problem } from "../../../platform/server/problem";
import type { Services } from "../../../platform/server/services";
import { readShop } from "../../../platform/server/shop/shop.repository";
import { platesOf } from "../../../products/car/server/booking/plates.repository";
import { carClassName } from "../../../products/car/server/carClassName";
import { DEFAULT_LANGUAGE, LANGUAGE_OF_CUBA } from "../../../shared/constants";
import { clockTime, havanaDate, havanaHour } from "../../../shared/havana";
import type { Instant } from "../../../shared/instant";
import type { Language } from "../../../shared/language";
import { holdOnPapers, holdsOfClient } from "../../payments/server/disputes/disputes.repository";
import { bookedCar, bookedLodging } from "../../plan/bookedDetails";
import type { Booking } from "../../plan/plan.schemas";
import type { HeldPlan } from "../receipt.schemas";
import { agencyOf } from "../voucher.rules";
import type { Voucher, VoucherPlace, VoucherStanding } from "../voucher.schemas";
import { findPaidBy } from "./receipt.repository";
import { bilingual, voucherFacts, voucherNotes } from "./voucher.facts";
import { findVoucher, keepToken, officeOf, ownVoucherKey, standingOfVoucher } from "./voucher.repository";
import { newVoucherKey, openVoucherKey } from "./voucherKey";

type Parts = Pick<Services, "db"> & {
  /** The booking, if the caller may see it. Throws otherwise, as for an unknown one. */
  bookingOf: (caller: Caller, bookingId: number) => Promise<Booking>;
  /** The site's URL, without a final slash. */
  publicUrl: string;
  /** A voucher as a PDF. */
  drawVoucher: (voucher: Voucher, language: Language) => Promise<Uint8Array>;
  /** A PKCS#8 PEM file with the key that signs vouchers; null: the installation's own. */
  keyFile: string | null;
};

export type VoucherService = ReturnType<typeof voucherService>;

/** Vouchers of services; they exist once the receipt is signed (PAPER-6). */
export function voucherService({ db, bookingOf, publicUrl, drawVoucher, keyFile }: Parts) {
  const key = onceDone(async () =>
    openVoucherKey(keyFile ? readFileSync(keyFile, "utf8") : await ownVoucherKey(db, newVoucherKey)),
  );

  /** Everything the voucher shows. Throws `receipt.notSigned` while there is none. */
  async function read(caller: Caller, bookingId: number, language: Language): Promise<Voucher> {
    const booking = await bookingOf(caller, bookingId);
    const row = await findVoucher(db, bookingId);
    const payer = await findPaidBy(db, booking.TravelPlanId);
    if (!row || !payer) throw new Problem("receipt.notSigned");
    const Holder = bookedCar(booking)?.DriverName ?? `${payer.firstName} ${payer.lastName}`;
    const token =
      row.token ?? (await keepToken(db, bookingId, (await key()).sign(claimsOf(booking, row.number, Holder))));
    const words = bilingual(language);
    const plate = (await platesOf(db, [bookingId])).get(bookingId) ?? null;
    return {
      Number: row.number,
      IssuedAt: row.issuedAt,
      Valid: booking.Status === "confirmed",
      Held: await holdOnPapers(db, booking.TravelPlanId),
      Holder,
      Token: token,
      VerifyUrl: `${publicUrl}/verify-voucher#${token}`,
      Booking: booking,
      Plate: plate,
      Facts: voucherFacts(words, booking, plate).map(([label, detail]) => ({
        Label: [...label],
        Detail: [...detail],
      })),
      Notes: voucherNotes(words, booking).map((note) => [...note]),
      Place: placeOfLodging(booking) ?? (await officeOf(db, bookingId)),
      Agency: agencyOf(await readShop(db)),
    };
  }

  /** The client's plans whose papers are blocked. (PAY-30) */
  async function holds(caller: Caller, clientId: number): Promise<HeldPlan[]> {
    requireOwner(caller, clientId);
    return [...(await holdsOfClient(db, clientId))].map(([TravelPlanId, Held]) => ({ TravelPlanId, Held }));
  }

  return {
    read,
    holds,
    /** The voucher as a PDF of one page. Throws `voucher.void` once its booking is refunded, `voucher.held` while a
     * dispute of the payment is not won. (REFUND-16, PAPER-7, PAY-30) */
    file: async (caller: Caller, bookingId: number, language: Language): Promise<Uint8Array> => {
      const voucher = await read(caller, bookingId, language);
      if (!voucher.Valid) throw new Problem("voucher.void");
      if (voucher.Held !== null) throw new Problem("voucher.held");
      return drawVoucher(voucher, language);
    },
    /** Public: whether a voucher is ours and still valid. */
    verify: async (token: string): Promise<VoucherStanding> => {
      const claims = (await key()).verify(token);
      const found = claims && (await standingOfVoucher(db, claims.num));
      if (!found) return { State: "unknown" };
      if (found.status !== "confirmed") return { State: "void" };
      return { State: stateOfHold[(await holdOnPapers(db, found.planId)) ?? "none"] };
    },
    publishedKeys: async () => (await key()).published,
  };
}

/** The payment's part in a voucher's check. (PAY-30) */
const stateOfHold = { none: "valid", undecided: "held", lost: "lost" } as const;

function claimsOf(booking: Booking, num: string, sub: string) {
  const { BookingId, SupplierName, SupplierReference, StartsAt, EndsAt, Name } = booking;
  const car = bookedCar(booking);
  // The signed part is the same for every reader, whatever the client's language.
  const languages: Language[] = [DEFAULT_LANGUAGE, LANGUAGE_OF_CUBA];
  const svc = car ? languages.map((language) => carClassName(language, car.ClassName)).join(" / ") : Name;
  const period = { from: onHavanasClock(StartsAt), to: onHavanasClock(EndsAt) };
  return { num, bkg: BookingId, sub, sup: SupplierName, ref: SupplierReference, svc, ...period };
}

const onHavanasClock = (at: Instant): string => `${havanaDate(at)} ${clockTime(havanaHour(at))}`;

function placeOfLodging(booking: Booking): VoucherPlace | null {
  const lodging = bookedLodging(booking);
  if (!lodging) return null;
  const { HotelName, ZoneName, Latitude, Longitude, Street, Phone } = lodging;
  return { Name: HotelName, Zone: ZoneName, Latitude, Longitude, Street, Phone, EmergencyPhone: null };
}
