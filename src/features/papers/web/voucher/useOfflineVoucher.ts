import { useEffect, useState } from "react";
import { useDispatch, useSelector } from "react-redux";
import { selectLanguage } from "../../../../platform/web/intl/language";
import type { AppDispatch } from "../../../../platform/web/state";
import type { Language } from "../../../../shared/language";
import type { Voucher } from "../../voucher.schemas";
import { storeVoucher } from "./offlineVouchers";

/** Stores a valid voucher once it is shown; true when it is stored in the page's language. If the browser cannot, it is a normal page. */
export function useOfflineVoucher(voucher: Voucher | undefined): boolean {
  const dispatch = useDispatch<AppDispatch>();
  const language = useSelector(selectLanguage);
  const [kept, setKept] = useState<Language | null>(null);
  const bookingId = voucher?.Valid && !voucher.Held ? voucher.Booking.BookingId : null;
  useEffect(() => {
    if (bookingId === null || !navigator.onLine) return;
    let shown = true;
    // Delayed, as the language's file and the QR code's package are loaded after the page.
    const later = setTimeout(() => {
      dispatch(storeVoucher(bookingId)).then(
        (done) => shown && done && setKept(language),
        () => undefined,
      );
    }, 1_500);
    return () => {
      shown = false;
      clearTimeout(later);
    };
  }, [bookingId, language, dispatch]);
  return kept === language;
}
