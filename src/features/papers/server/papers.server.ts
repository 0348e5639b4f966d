import { randomBytes } from "node:crypto";
import type { Seal } from "../../../platform/server/pdf/seal";
import type { Services } from "../../../platform/server/services";
import { isPaidFor } from "../../plan/bookings/bookingStatus";
import type { BookingReader } from "../../plan/server/bookings/bookings.repository";
import { calendarService } from "./calendar.service";
import { receiptService } from "./receipt.service";
import { shareService } from "./share.service";
import { voucherService } from "./voucher.service";

type Deps = Pick<Parameters<typeof receiptService>[0], "commands" | "drawReceipt"> &
  Omit<Parameters<typeof voucherService>[0], "db"> &
  Pick<Parameters<typeof calendarService>[0], "bookingsOfPlan"> & {
    reader: Pick<BookingReader, "bookingsOf">;
    seal: Seal;
  };

/** The server side of receipts and vouchers. */
export function papersServer({ db, now }: Pick<Services, "db" | "now">, { reader, seal, ...deps }: Deps) {
  return {
    receipts: receiptService({
      db,
      now,
      ...deps,
      seal,
      bookingsOf: async (planId) => (await reader.bookingsOf(db, planId)).filter(({ Status }) => isPaidFor(Status)),
      newCode: () => randomBytes(6).toString("hex").toUpperCase(),
    }),
    vouchers: voucherService({ db, ...deps }),
    calendars: calendarService({ db, now, ...deps }),
    shares: shareService({
      db,
      ...deps,
      bookingsOf: (planId) => reader.bookingsOf(db, planId),
      newSecret: () => randomBytes(24).toString("base64url"),
    }),
  };
}
