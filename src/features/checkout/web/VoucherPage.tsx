import { FormattedMessage } from "react-intl";
import { useSelector } from "react-redux";
import { useParams } from "react-router";
import type { WebState } from "../../../web/state";
import { PageFrame } from "../../../web/ui/PageFrame";
import { useGetBookingQuery } from "../../plan/web/plan.api";
import { CheckoutLoading } from "./CheckoutLoading";
import { NoVoucher } from "./NoVoucher";
import { VoucherActions } from "./VoucherActions";
import { VoucherPaper } from "./VoucherPaper";

/** The voucher of a signed booking, as it is printed. */
export default function VoucherPage() {
  const { bookingId } = useParams();
  const id = Number(bookingId);
  const lang = useSelector(({ language }: WebState) => language.current);
  const {
    data: booking,
    isError,
    refetch,
  } = useGetBookingQuery({ id, lang }, { skip: !Number.isInteger(id) || id < 1 });
  return (
    <PageFrame title={<FormattedMessage id="voucher.title" />}>
      {!booking && <CheckoutLoading status={isError ? "failed" : "loading"} retry={refetch} />}
      {booking && booking.VoucherNumber === null && <NoVoucher />}
      {booking?.VoucherNumber && (
        <>
          <VoucherActions booking={booking} />
          <VoucherPaper booking={booking} number={booking.VoucherNumber} />
        </>
      )}
    </PageFrame>
  );
}
