import { FormattedMessage, useIntl } from "react-intl";
import { useSelector } from "react-redux";
import { useSearchParams } from "react-router";
import { CONFIRM_WITHIN_HOURS } from "../../../shared/constants";
import { HOUR } from "../../../shared/instant";
import { BookedNext } from "../../../web/booking/BookedNext";
import { NoBooking } from "../../../web/booking/NoBooking";
import { useHavanaTime } from "../../../web/intl/useHavanaTime";
import type { WebState } from "../../../web/state";
import { LoadFailure } from "../../../web/ui/LoadFailure";
import { OfferSkeletons } from "../../../web/ui/OfferSkeletons";
import { PageFrame } from "../../../web/ui/PageFrame";
import { serverText } from "../../../web/ui/serverText";
import { CarBooked } from "./CarBooked";
import { useGetCarBookingQuery } from "./car.api";

/** /book-car-confirm?booking={id}: what was booked, and what happens next by when. */
export default function CarBookConfirmPage() {
  const [params] = useSearchParams();
  const id = Number(params.get("booking"));
  const intl = useIntl();
  const lang = useSelector(({ language }: WebState) => language.current);
  const known = Number.isSafeInteger(id) && id > 0;
  const { data: booking, error, isFetching, refetch } = useGetCarBookingQuery({ id, lang }, { skip: !known });
  const { instant } = useHavanaTime();
  if (!known) return <NoBooking to="/search-car" search={<FormattedMessage id="car.search.submit" />} />;
  return (
    <PageFrame
      title={<FormattedMessage id="car.confirm.title" />}
      lead={<FormattedMessage id="book.confirm.lead" values={{ id }} />}
    >
      {booking && <CarBooked booking={booking} />}
      {!booking && isFetching && (
        <OfferSkeletons count={1} label={intl.formatMessage({ id: "book.confirm.loading" })} />
      )}
      {!booking && error && !isFetching && (
        <LoadFailure title="error.booking.loadFailed" text={serverText(error)} onRetry={refetch} />
      )}
      {booking && (
        <BookedNext>
          <FormattedMessage
            id={booking.Status === "requested" ? "car.confirm.stepConfirm" : "car.confirm.stepConfirmed"}
            tagName="li"
            values={{
              hours: CONFIRM_WITHIN_HOURS,
              supplier: booking.SupplierName,
              until: instant(booking.CreatedAt + CONFIRM_WITHIN_HOURS * HOUR),
            }}
          />
        </BookedNext>
      )}
    </PageFrame>
  );
}
