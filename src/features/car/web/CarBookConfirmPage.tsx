import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { FormattedMessage, useIntl } from "react-intl";
import { useSelector } from "react-redux";
import { Link, useSearchParams } from "react-router";
import { CONFIRM_WITHIN_HOURS, PAY_WITHIN_HOURS } from "../../../shared/constants";
import { HOUR } from "../../../shared/instant";
import { useHavanaTime } from "../../../web/intl/useHavanaTime";
import type { WebState } from "../../../web/state";
import { token } from "../../../web/theme/token";
import { displayFamily } from "../../../web/theme/typography";
import { EmptyState } from "../../../web/ui/EmptyState";
import { LoadFailure } from "../../../web/ui/LoadFailure";
import { OfferSkeletons } from "../../../web/ui/OfferSkeletons";
import { PageFrame } from "../../../web/ui/PageFrame";
import { Section } from "../../../web/ui/Section";
import { serverText } from "../../../web/ui/serverText";
import { CarBooked } from "./CarBooked";
import { useGetCarBookingQuery } from "./car.api";

const Steps = styled("ol")({
  margin: 0,
  padding: 0,
  listStyle: "none",
  counterReset: "step",
  display: "grid",
  gap: 20,
  maxWidth: "44rem",
  "& li": { display: "grid", gridTemplateColumns: "44px minmax(0, 1fr)", gap: 16, counterIncrement: "step" },
  "& li::before": {
    content: "counter(step)",
    display: "grid",
    placeItems: "center",
    width: 44,
    height: 44,
    borderRadius: "50%",
    background: token("sea"),
    color: token("onSea"),
    fontFamily: displayFamily,
    fontWeight: 700,
    fontSize: "1.25rem",
  },
});

/** /book-car-confirm?booking={id}: what was booked, and what happens next by when. */
export default function CarBookConfirmPage() {
  const [params] = useSearchParams();
  const id = Number(params.get("booking"));
  const intl = useIntl();
  const lang = useSelector(({ language }: WebState) => language.current);
  const known = Number.isSafeInteger(id) && id > 0;
  const { data: booking, error, isFetching, refetch } = useGetCarBookingQuery({ id, lang }, { skip: !known });
  const { instant } = useHavanaTime();
  if (!known) return <NoBooking />;
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
        <Section title={<FormattedMessage id="book.confirm.next" />}>
          <Steps>
            <FormattedMessage
              id={booking.Status === "requested" ? "car.confirm.stepConfirm" : "car.confirm.stepConfirmed"}
              tagName="li"
              values={{
                hours: CONFIRM_WITHIN_HOURS,
                supplier: booking.SupplierName,
                until: instant(booking.CreatedAt + CONFIRM_WITHIN_HOURS * HOUR),
              }}
            />
            <FormattedMessage id="book.confirm.stepPay" tagName="li" values={{ hours: PAY_WITHIN_HOURS }} />
            <FormattedMessage id="car.confirm.stepPrint" tagName="li" />
          </Steps>
          <div>
            <Button component={Link} to="/shopping-cart" variant="contained" color="secondary" size="large">
              <FormattedMessage id="book.confirm.toPlan" />
            </Button>
          </div>
        </Section>
      )}
    </PageFrame>
  );
}

function NoBooking() {
  return (
    <PageFrame title={<FormattedMessage id="book.confirm.none" />}>
      <EmptyState
        title={<FormattedMessage id="book.confirm.noneText" />}
        action={
          <Button component={Link} to="/search-car" variant="contained" color="secondary">
            <FormattedMessage id="car.search.submit" />
          </Button>
        }
      />
    </PageFrame>
  );
}
