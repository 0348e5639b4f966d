import { useEffect, useState } from "react";
import { useSelector } from "react-redux";
import type { WebState } from "../../../../platform/web/state";
import type { Voucher } from "../../voucher.schemas";
import { keepVoucher } from "./keptVouchers";

/** Stores a valid voucher once it is shown; true when it is stored. If the browser cannot, it is a normal page. */
export function useKeptVoucher(voucher: Voucher | undefined): boolean {
  const token = useSelector(({ auth }: WebState) => auth.access_token);
  const language = useSelector(({ language }: WebState) => language.current);
  const [kept, setKept] = useState(false);
  const bookingId = voucher?.Valid && !voucher.Held ? voucher.Booking.BookingId : null;
  useEffect(() => {
    if (bookingId === null || !navigator.onLine) return;
    let shown = true;
    // Delayed, as the language's file and the QR code's package are loaded after the page.
    const later = setTimeout(() => {
      keepVoucher(bookingId, token, language).then(
        (done) => shown && setKept(done),
        () => undefined,
      );
    }, 1_500);
    return () => {
      shown = false;
      clearTimeout(later);
    };
  }, [bookingId, token, language]);
  return kept;
}
