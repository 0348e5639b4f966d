import type { Caller } from "../../../server/http/caller";
import { Problem } from "../../../server/problem";
import type { Services } from "../../../server/services";
import type { Language } from "../../../shared/language";
import type { Booking } from "../../plan/plan.schemas";
import { findPaidBy } from "./receipt.repository";
import { drawVoucher } from "./voucher.drawing";

type Parts = Pick<Services, "db"> & {
  /** The booking, if the caller may see it; otherwise it does not exist. */
  bookingOf: (caller: Caller, bookingId: number, language: Language) => Promise<Booking>;
  /** Where the site is reached, without a final slash. */
  publicUrl: string;
};

export type VoucherService = ReturnType<typeof voucherService>;

/** Service vouchers: they exist from the receipt's signature on (specification section 4). */
export function voucherService({ db, bookingOf, publicUrl }: Parts) {
  return {
    /** The voucher as a PDF of one page. */
    file: async (caller: Caller, bookingId: number, language: Language): Promise<Uint8Array> => {
      const booking = await bookingOf(caller, bookingId, language);
      const payer = await findPaidBy(db, booking.TravelPlanId);
      if (!booking.VoucherNumber || !payer) throw new Problem("receipt.notSigned");
      return drawVoucher({
        booking,
        number: booking.VoucherNumber,
        holder: `${payer.firstName} ${payer.lastName}`,
        link: `${publicUrl}/vouchers/${bookingId}`,
      });
    },
  };
}
