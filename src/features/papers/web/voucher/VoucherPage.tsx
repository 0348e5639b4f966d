import Button from "@mui/material/Button";
import { skipToken } from "@reduxjs/toolkit/query";
import { useEffect, useState } from "react";
import { FormattedMessage } from "react-intl";
import { useDispatch, useSelector } from "react-redux";
import { useParams } from "react-router";
import { isCallError, isNotFound } from "../../../../platform/web/callError";
import { selectLanguage } from "../../../../platform/web/intl/language";
import { Link } from "../../../../platform/web/links";
import { pollingOptions } from "../../../../platform/web/pollingOptions";
import type { AppDispatch } from "../../../../platform/web/state";
import { EmptyState } from "../../../../platform/web/ui/page/EmptyState";
import { MainLink } from "../../../../platform/web/ui/page/MainLink";
import { PageFrame } from "../../../../platform/web/ui/page/PageFrame";
import { Callout } from "../../../../platform/web/ui/status/Callout";
import type { Language } from "../../../../shared/language";
import { paidPlansPath, planPath } from "../../../plan/plan.pages";
import { BackToItsPlan } from "../../../plan/web/BackToPlan";
import { BookingMissing } from "../../../plan/web/bookings/BookingMissing";
import { CheckoutLoading } from "../../../plan/web/checkout/CheckoutLoading";
import type { Voucher } from "../../voucher.schemas";
import { HeldCallout } from "../HeldCallout";
import { useGetVoucherQuery } from "../papers.api";
import { storeVoucher } from "./offlineVouchers";
import { VoucherActions } from "./VoucherActions";
import { VoucherPaper } from "./VoucherPaper";

/** The voucher of a signed booking, as printed; stored on the device, so that it opens without a network. */
export default function VoucherPage() {
  const id = Number(useParams().bookingId);
  const known = Number.isInteger(id) && id > 0;
  const { data, error, refetch } = useGetVoucherQuery(known ? { bookingId: id } : skipToken, pollingOptions());
  const kept = useOfflineVoucher(data);
  const missing = !known || isNotFound(error);
  const unsigned = isCallError(error) && error.code === "receipt.notSigned";
  return (
    <PageFrame
      title={<FormattedMessage id="voucher.title" />}
      above={data && <BackToItsPlan planId={data.Booking.TravelPlanId} />}
    >
      {missing && <BookingMissing />}
      {unsigned && <NoVoucher />}
      {!data && !missing && !unsigned && <CheckoutLoading status={error ? "failed" : "loading"} retry={refetch} />}
      {data && <ShownVoucher voucher={data} kept={kept} />}
    </PageFrame>
  );
}

function ShownVoucher({ voucher, kept }: { readonly voucher: Voucher; readonly kept: boolean }) {
  if (!voucher.Valid) return <VoidVoucher />;
  return voucher.Held ? (
    <HeldCallout hold={voucher.Held} holds="voucher" />
  ) : (
    <ValidVoucher voucher={voucher} kept={kept} />
  );
}

function ValidVoucher({ voucher, kept }: { readonly voucher: Voucher; readonly kept: boolean }) {
  return (
    <>
      <VoucherActions voucher={voucher} kept={kept} />
      <VoucherPaper voucher={voucher} />
    </>
  );
}

function VoidVoucher() {
  return (
    <Callout
      kind="warning"
      title={<FormattedMessage id="voucher.void.title" />}
      action={
        <Button component={Link} to={paidPlansPath()} variant="outlined">
          <FormattedMessage id="refund.toPaidPlans" />
        </Button>
      }
    >
      <FormattedMessage id="voucher.void.text" />
    </Callout>
  );
}

/** There is no voucher before the receipt is signed. */
function NoVoucher() {
  return (
    <EmptyState
      title={<FormattedMessage id="voucher.none.title" />}
      action={
        <MainLink to={planPath()}>
          <FormattedMessage id="checkout.action.backToPlan" />
        </MainLink>
      }
    >
      <FormattedMessage id="voucher.none.text" />
    </EmptyState>
  );
}

/**
 * Stores a valid voucher once it is shown; true once it is stored in the page's language. Without storage the page
 * works like every other one.
 */
function useOfflineVoucher(voucher: Voucher | undefined): boolean {
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
