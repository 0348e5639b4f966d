import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import MuiLink from "@mui/material/Link";
import Skeleton from "@mui/material/Skeleton";
import { styled } from "@mui/material/styles";
import { skipToken } from "@reduxjs/toolkit/query";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { DownloadButton } from "../../../../platform/web/files/DownloadButton";
import { useHavanaTime } from "../../../../platform/web/intl/useHavanaTime";
import { useLanguage } from "../../../../platform/web/intl/useLanguage";
import { usePlaceName } from "../../../../platform/web/intl/usePlaceName";
import { useRoadWords } from "../../../../platform/web/intl/useRoadWords";
import { Link } from "../../../../platform/web/links";
import { callAddress, shopOfPage } from "../../../../platform/web/shop";
import { token } from "../../../../platform/web/theme/token";
import { Section } from "../../../../platform/web/ui/page/Section";
import { WeatherOfMonth } from "../../../../platform/web/weather/WeatherOfMonth";
import { buildPath } from "../../../../shared/endpoint";
import { havanaDate } from "../../../../shared/havana";
import { usualWeather } from "../../../../shared/weather/usualWeather";
import type { GuideName } from "../../../information/texts.rules";
import { useGetGuideQuery } from "../../../information/web/information.api";
import { PolicyText } from "../../../information/web/PolicyText";
import { awaitsDifference, hasVoucher } from "../../../plan/bookings/bookingStatus";
import { voucherPath } from "../../../plan/plan.pages";
import type { Booking, TravelPlan } from "../../../plan/plan.schemas";
import { productOf } from "../../../plan/productOf";
import { BookingFacts } from "../../../plan/web/bookings/BookingFacts";
import { FoldOut } from "../../../plan/web/bookings/FoldOut";
import { PriceLines } from "../../../plan/web/bookings/PriceLines";
import { useBookingNames } from "../../../plan/web/bookings/useBookingNames";
import type { PlanSlots } from "../../../plan/web/PlanSlots";
import { useProducts } from "../../../plan/web/products";
import { useGetUsTravelQuery } from "../../../plan/web/usTravel/usTravel.api";
import { papersContract } from "../../papers.contract";
import {
  bookingsOfTrip,
  type DriveOfTrip,
  declareFrom,
  drivesOfTrip,
  isMetAtDesk,
  zonesOfTrip,
} from "../../trip.rules";
import { useHeldPlans } from "../paid/useHeldPlans";
import { useGetVoucherQuery } from "../papers.api";
import { ShareTrip } from "./ShareTrip";

const Days = styled("ol")({
  margin: "0 0 24px",
  padding: 0,
  listStyle: "none",
  "& > li": {
    position: "relative",
    display: "grid",
    gap: 8,
    marginInlineStart: 8,
    padding: "0 0 28px 24px",
    borderInlineStart: `3px solid ${token("sand")}`,
  },
  "& ul:empty": { display: "none" },
  "& > li:last-of-type": { borderColor: "transparent", paddingBottom: 0 },
  "& > li::before": {
    content: '""',
    position: "absolute",
    top: 4,
    insetInlineStart: -10,
    width: 17,
    height: 17,
    borderRadius: "50%",
    border: `3px solid ${token("sea")}`,
    background: token("surface"),
  },
  "& h3": { margin: 0, fontSize: "1.125rem", lineHeight: 1.3 },
  "& .day": { color: token("inkSoft"), fontWeight: 600 },
  "& li > ul": { display: "grid", gap: 6, margin: 0, paddingInlineStart: 20, lineHeight: 1.45 },
});

/**
 * What to do and where to be, by date; null unless a booking is confirmed and no dispute blocks the vouchers, which is
 * loaded behind a skeleton. Without it the page's bookings show their facts and vouchers themselves; if the disputes
 * could not be loaded, the vouchers and the step of signing or printing say so. (PAPER-14, DESK-90)
 */
export const TripGuide: PlanSlots["TripGuide"] = ({ plan, isPaid, children }) => {
  const { holds, failure } = useHeldPlans();
  const entries = isPaid && !failure ? bookingsOfTrip(plan.Bookings).length : 0;
  if (entries === 0) return children(null);
  if (holds === undefined) return children(<Skeleton variant="rounded" height={BEFORE_TRIP + entries * OF_ENTRY} />);
  const isHeld = holds.some(({ TravelPlanId }) => TravelPlanId === plan.TravelPlanId);
  return children(isHeld ? null : <DaysOfTrip plan={plan} />);
};

/** About the heights of what stands before the flight and of each booking, in pixels, so that little moves. */
const BEFORE_TRIP = 420;
const OF_ENTRY = 320;

/** Before the flight, then booking by booking. */
function DaysOfTrip({ plan }: { readonly plan: TravelPlan }) {
  const { shortDay } = useHavanaTime();
  const { data: usTravel } = useGetUsTravelQuery({ planId: plan.TravelPlanId });
  const bookings = bookingsOfTrip(plan.Bookings);
  const nameOf = useBookingNames(bookings);
  const products = useProducts();
  const zoneOf = (booking: Booking) => productOf(products, booking).zone(booking);
  const zones = zonesOfTrip(bookings, zoneOf).filter(({ zone }) => usualWeather(zone.code) !== null);
  const drives = drivesOfTrip(bookings.map((booking) => ({ bookingId: booking.BookingId, zone: zoneOf(booking) })));
  const [first] = bookings;
  if (!first) return null;
  // The page's main action is the only voucher, or to sign again, or to pay a change.
  const [next, ...others] = bookings.filter(hasVoucher);
  const isLater = plan.SignUrl !== null || plan.Bookings.some(({ Status }) => awaitsDifference(Status));
  const voucherOf = (booking: Booking) => {
    if (!hasVoucher(booking) || (others.length === 0 && !isLater)) return "none";
    return booking === next && !isLater ? "main" : "other";
  };
  return (
    <Section title={<FormattedMessage id="trip.title" />} lead={<FormattedMessage id="trip.lead" />}>
      <Days>
        <li>
          <p className="day">
            <FormattedMessage id="trip.before" />
          </p>
          <ul>
            <FormattedMessage id="trip.visa" tagName="li" />
            <FormattedMessage
              id="trip.declaration"
              tagName="li"
              values={{ day: shortDay(declareFrom(first.StartsAt)) }}
            />
            {usTravel?.Category && (
              <FormattedMessage
                id="trip.usTravel"
                tagName="li"
                values={{
                  kind: usTravel.Category,
                  category: <FormattedMessage key="category" id={`usTravel.category.${usTravel.Category}`} />,
                }}
              />
            )}
            {bookings.some(({ Deposit }) => Deposit > 0) && <FormattedMessage id="trip.card" tagName="li" />}
            {zones.map(({ zone, month }) => (
              <li key={`${zone.code} ${month}`}>
                <WeatherOfMonth zone={zone} month={month} />
              </li>
            ))}
          </ul>
          <Guide name="tips" />
        </li>
        {bookings.map((booking) => (
          <TripEntry
            key={booking.BookingId}
            booking={booking}
            name={nameOf(booking)}
            drive={drives.get(booking.BookingId)}
            voucher={voucherOf(booking)}
          />
        ))}
      </Days>
      <DownloadButton
        path={buildPath(papersContract.getTripCalendar.path, { planId: plan.TravelPlanId })}
        fileName={`trip-${plan.TravelPlanId}.ics`}
      >
        <FormattedMessage id="trip.calendar" />
      </DownloadButton>
      <ShareTrip planId={plan.TravelPlanId} />
    </Section>
  );
}

type EntryProps = {
  readonly booking: Booking;
  /** Among the trip's bookings. */
  readonly name: string;
  readonly drive: DriveOfTrip | undefined;
  /** The button to its voucher, as the page's main action or beside it. */
  readonly voucher: "main" | "other" | "none";
};

function TripEntry({ booking, name, drive, voucher }: EntryProps) {
  const { shortDay } = useHavanaTime();
  const { BookingId, Name, SupplierName, StartsAt, InCubaLines, CurrencyCode } = booking;
  const met = isMetAtDesk(booking);
  return (
    <li>
      <p className="day">{shortDay(havanaDate(StartsAt))}</p>
      <h3>{Name}</h3>
      {drive && <DriveTo drive={drive} />}
      <BookingFacts booking={booking} />
      <ul>
        <PhoneThere booking={booking} />
        {met && <FormattedMessage id="trip.meet" tagName="li" values={{ supplier: SupplierName }} />}
        {met && <FormattedMessage id="trip.nobody" tagName="li" />}
      </ul>
      {InCubaLines.length > 0 && (
        <FoldOut title={<FormattedMessage id="trip.inCuba" />}>
          <PriceLines lines={InCubaLines} currency={CurrencyCode} />
        </FoldOut>
      )}
      {met && <Guide name="road-guide" />}
      {voucher !== "none" && (
        <Button
          component={Link}
          to={voucherPath(BookingId)}
          {...(voucher === "main" ? { variant: "contained", color: "secondary" } : { variant: "outlined" })}
          sx={{ justifySelf: "start" }}
        >
          <FormattedMessage id="trip.voucher" />
          <span className="visually-hidden">: {name}</span>
        </Button>
      )}
    </li>
  );
}

/** How far it is from where the booking before begins, and where fuel is sold on the way. (PAPER-23) */
function DriveTo({ drive: { from, fuel, ...way } }: { readonly drive: DriveOfTrip }) {
  const intl = useIntl();
  const place = usePlaceName();
  const byRoad = useRoadWords();
  return (
    <p>
      <FormattedMessage id="trip.drive" values={{ from: place(from), way: byRoad(way) }} />{" "}
      {fuel.length > 0 && (
        <FormattedMessage id="trips.fuel" values={{ places: intl.formatList(fuel.map(place), { type: "unit" }) }} />
      )}
    </p>
  );
}

/** The contact for a booking: the office or the house on its voucher, else the shop. (PAPER-14) */
function PhoneThere({ booking }: { readonly booking: Booking }) {
  const { data, isLoading } = useGetVoucherQuery(hasVoucher(booking) ? { bookingId: booking.BookingId } : skipToken);
  const [shop] = useState(shopOfPage);
  // The line's space is reserved while it loads.
  if (isLoading)
    return (
      <Box component="li" aria-hidden sx={{ visibility: "hidden", py: 0.75 }}>
        {"\u00a0"}
      </Box>
    );
  const there = data?.Place?.Phone;
  const number = there ?? shop.phone;
  if (!number) return null;
  return (
    <FormattedMessage
      id="trip.phone"
      tagName="li"
      values={{
        whose: !there ? "shop" : isMetAtDesk(booking) ? "office" : "house",
        number: (
          <MuiLink key="number" href={callAddress(number)} sx={{ display: "inline-block", py: 0.75 }}>
            {number}
          </MuiLink>
        ),
      }}
    />
  );
}

/** A guide in force, folded; nothing where it could not be read. */
function Guide({ name }: { readonly name: GuideName }) {
  const { data } = useGetGuideQuery({ name, lang: useLanguage() });
  if (!data) return null;
  return (
    <FoldOut title={data.title}>
      <PolicyText sections={data.sections} />
    </FoldOut>
  );
}
