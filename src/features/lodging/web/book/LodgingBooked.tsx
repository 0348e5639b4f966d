import { styled } from "@mui/material/styles";
import { FormattedMessage } from "react-intl";
import { useHavanaTime } from "../../../../platform/web/intl/useHavanaTime";
import { useStayWords } from "../../../../platform/web/intl/useStayWords";
import { token } from "../../../../platform/web/theme/token";
import { FactList } from "../../../../platform/web/ui/FactList";
import type { BookedLodging, Booking } from "../../../plan/plan.schemas";
import { BookedLodgingPicture } from "../../../plan/web/bookings/BookedLodgingPicture";
import { TotalPrice } from "../../../plan/web/TotalPrice";
import { useGuestsText } from "../search/form/useLodgingStayText";

const Card = styled("article")({
  display: "grid",
  gap: 24,
  padding: 20,
  marginBottom: 48,
  borderRadius: 12,
  border: `2px solid ${token("ink")}`,
  background: token("surface"),
  "@media (min-width: 700px)": { gridTemplateColumns: "18rem minmax(0, 1fr)", alignItems: "start" },
  "& h2": { fontSize: "1.5rem", marginBottom: 12 },
});
const Totals = styled("div")({ marginTop: 20 });

/** A stay that has just been booked. */
export function LodgingBooked({ booking }: { readonly booking: Booking }) {
  const { Lodging, Name, PayNow: now, PayInCuba, CurrencyCode } = booking;
  if (!Lodging) return null;
  return (
    <Card>
      <BookedLodgingPicture lodging={Lodging} />
      <div>
        <h2>{Name}</h2>
        <StayFacts lodging={Lodging} />
        <Totals>
          <TotalPrice payNow={now} payInCuba={PayInCuba} currency={CurrencyCode} online="later" />
        </Totals>
      </div>
    </Card>
  );
}

function StayFacts({ lodging }: { readonly lodging: BookedLodging }) {
  const { room } = useStayWords();
  const { day, hour } = useHavanaTime();
  const { CheckIn, CheckInHour, CheckOut, CheckOutHour, RoomClassCode, MealsPlanCode, Rooms, Travelers } = lodging;
  const guests = useGuestsText(Rooms);
  const main = Travelers.find(({ IsMainUser }) => IsMainUser);
  return (
    <FactList
      facts={[
        {
          id: "in",
          term: <FormattedMessage id="lodging.search.checkIn" />,
          detail: <FormattedMessage id="lodging.book.from" values={{ day: day(CheckIn), hour: hour(CheckInHour) }} />,
        },
        {
          id: "out",
          term: <FormattedMessage id="lodging.search.checkOut" />,
          detail: (
            <FormattedMessage id="lodging.book.until" values={{ day: day(CheckOut), hour: hour(CheckOutHour) }} />
          ),
        },
        {
          id: "room",
          term: <FormattedMessage id="lodging.roomClass" />,
          detail: room(RoomClassCode, MealsPlanCode),
        },
        { id: "guests", term: <FormattedMessage id="lodging.confirm.guests" />, detail: guests },
        ...(main
          ? [
              {
                id: "main",
                term: <FormattedMessage id="lodging.travelers.main" />,
                detail: `${main.Name} ${main.LastName}`,
              },
            ]
          : []),
      ]}
    />
  );
}
