import MuiLink from "@mui/material/Link";
import { styled } from "@mui/material/styles";
import { FormattedMessage } from "react-intl";
import { useHavanaTime } from "../../../../../platform/web/intl/useHavanaTime";
import { usePlaceLine } from "../../../../../platform/web/intl/useOfficeName";
import { Link } from "../../../../../platform/web/links";
import { token } from "../../../../../platform/web/theme/token";
import { DottedLine } from "../../../../../platform/web/ui/dotted/DottedLine";
import { VerbatimText } from "../../../../../platform/web/ui/VerbatimText";
import type { DayService } from "../../../day/day.schemas";
import { supportPlanPath } from "../../../desk.pages";
import { RowNote } from "../../parts/RowNote";
import { deskAnswer, deskRow } from "../../shell/deskRows";
import { placeOfBooking } from "../calendar/calendarAddress";
import { AboutCar } from "./AboutCar";
import { ServiceWishes } from "./ServiceWishes";

/** The hour, then subject, client and facts: in columns if there is room for them. */
const Row = styled("li")({
  display: "grid",
  gridTemplateColumns: "4rem minmax(0, 1fr)",
  gap: "4px 16px",
  padding: "12px 0",
  borderTop: `1px solid ${token("sand")}`,
  overflowWrap: "anywhere",
  breakInside: "avoid",
  "& > *": { gridColumn: 2, minWidth: 0 },
  "& > time": { gridColumn: 1, gridRow: 1, fontSize: "1.1875rem", fontWeight: 700 },
  "@media (min-width: 900px), print": {
    gridTemplateColumns: "4rem minmax(0, 5fr) minmax(0, 4fr) minmax(0, 4fr)",
    "& > *": { gridColumn: "auto" },
  },
});

/** Padding for a thumb without more space between lines. */
const tappable = { display: "inline-block", py: 1, my: -1 } as const;

/** One event of a day, with what the people on the spot need. */
export function DayRow({ service }: { readonly service: DayService }) {
  const { hour } = useHavanaTime();
  const place = usePlaceLine();
  const { Hour, At, Name, SupplierName, SupplierReference, Place, VoucherNumber, BookingId, TravelPlanId } = service;
  const { GuestName, ClientName, ClientEmail, ClientPhone, Guests, Rooms, Requests } = service;
  return (
    <Row {...deskRow(`booking-${BookingId}`)}>
      <time className="tabular" dateTime={new Date(At).toISOString()}>
        {hour(Hour)}
      </time>
      <div>
        <strong>{Name}</strong>
        <AboutCar service={service} />
        <RowNote>
          <DottedLine>
            {SupplierName !== Name && SupplierName}
            {place(Place)}
          </DottedLine>
        </RowNote>
        <RowNote>
          <DottedLine>
            {SupplierReference && (
              <FormattedMessage id="support.day.supplier" values={{ reference: SupplierReference }} />
            )}
            {VoucherNumber ?? <FormattedMessage id="support.day.noVoucher" />}
          </DottedLine>
        </RowNote>
        <div data-print="off">
          <RowNote>
            <DottedLine>
              <MuiLink sx={tappable} component={Link} to={supportPlanPath(TravelPlanId)} {...deskAnswer}>
                <FormattedMessage id="support.toPlan" values={{ id: TravelPlanId }} />
              </MuiLink>
              <MuiLink sx={tappable} component={Link} to={placeOfBooking(BookingId)}>
                <FormattedMessage id="support.calendar.toCalendar" />
              </MuiLink>
            </DottedLine>
          </RowNote>
        </div>
      </div>
      <div>
        <strong>{GuestName || ClientName}</strong>
        {GuestName && GuestName !== ClientName && (
          <RowNote>
            <FormattedMessage id="support.day.bookedBy" values={{ name: ClientName }} />
          </RowNote>
        )}
        <RowNote>
          <DottedLine>
            {ClientPhone && (
              <MuiLink sx={tappable} href={`tel:${ClientPhone}`}>
                {ClientPhone}
              </MuiLink>
            )}
            <MuiLink sx={tappable} href={`mailto:${ClientEmail}`}>
              {ClientEmail}
            </MuiLink>
          </DottedLine>
        </RowNote>
      </div>
      <div>
        <ServiceWishes service={service}>
          {Guests !== null && (
            <FormattedMessage id="support.day.guests" values={{ guests: Guests, rooms: Rooms ?? 1 }} />
          )}
        </ServiceWishes>
        {Requests && (
          <RowNote>
            <VerbatimText>{Requests}</VerbatimText>
          </RowNote>
        )}
      </div>
    </Row>
  );
}
