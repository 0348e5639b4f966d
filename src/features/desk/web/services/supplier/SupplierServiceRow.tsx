import MuiLink from "@mui/material/Link";
import { styled } from "@mui/material/styles";
import { FormattedMessage } from "react-intl";
import { useCarClass } from "../../../../../platform/web/intl/useCarClass";
import { useHavanaTime } from "../../../../../platform/web/intl/useHavanaTime";
import { usePlaceLine } from "../../../../../platform/web/intl/useOfficeName";
import { useStayWords } from "../../../../../platform/web/intl/useStayWords";
import { token } from "../../../../../platform/web/theme/token";
import { DottedLine } from "../../../../../platform/web/ui/dotted/DottedLine";
import { StatusChip } from "../../../../../platform/web/ui/status/StatusChip";
import { VerbatimText } from "../../../../../platform/web/ui/VerbatimText";
import type { SupplierService } from "../../../supplier/supplier.schemas";
import { RowNote } from "../../parts/RowNote";
import { AboutCar } from "../day/AboutCar";
import { ServiceWishes } from "../day/ServiceWishes";

/** The hour, then what and who: below each other on a phone. */
const Row = styled("li")({
  display: "grid",
  gridTemplateColumns: "3.5rem minmax(0, 1fr)",
  gap: "4px 12px",
  padding: "14px 0",
  borderTop: `1px solid ${token("sand")}`,
  overflowWrap: "anywhere",
  "& > *": { gridColumn: 2, minWidth: 0 },
  "& > time": { gridColumn: 1, gridRow: 1, fontSize: "1.1875rem", fontWeight: 700 },
  "@media (min-width: 700px)": {
    gridTemplateColumns: "4rem minmax(0, 1fr) minmax(0, 1fr)",
    "& > *": { gridColumn: "auto" },
  },
});

/** One event of a day, with what the people on the spot need. (DESK-31) */
export function SupplierServiceRow({ service }: { readonly service: SupplierService }) {
  const { hour } = useHavanaTime();
  const place = usePlaceLine();
  const { Hour, At, Part, Name, Place, Status, SupplierReference, VoucherNumber, BookingId } = service;
  return (
    <Row>
      <time className="tabular" dateTime={new Date(At).toISOString()}>
        {hour(Hour)}
      </time>
      <div>
        <strong>
          <DottedLine>
            <FormattedMessage id={`support.supplierDays.part.${Part}`} />
            {Name}
          </DottedLine>
        </strong>
        <AboutCar service={service} />
        <RowNote>
          <What service={service} />
        </RowNote>
        <RowNote>
          <DottedLine>
            {place(Place)}
            {SupplierReference ? (
              <FormattedMessage id="support.supplierDays.reference" values={{ reference: SupplierReference }} />
            ) : (
              <FormattedMessage id="support.supplierDays.booking" values={{ id: BookingId }} />
            )}
            {VoucherNumber && <FormattedMessage id="support.supplierDays.voucher" values={{ number: VoucherNumber }} />}
          </DottedLine>
        </RowNote>
      </div>
      <div>
        {Status !== "firm" && (
          <StatusChip tone={Status === "held" ? "waiting" : "problem"}>
            <FormattedMessage id={`support.supplierDays.status.${Status}`} />
          </StatusChip>
        )}
        <WhoComes service={service} />
      </div>
    </Row>
  );
}

/** The class of the car, or the rooms and meals. */
function What({
  service: { ClassName, RoomClassCode, MealsPlanCode, Guests, Rooms },
}: {
  readonly service: SupplierService;
}) {
  const { room } = useStayWords();
  const { withGears } = useCarClass();
  return (
    <DottedLine>
      {ClassName !== null && <FormattedMessage id="plan.booking.class" values={{ class: withGears(ClassName) }} />}
      {RoomClassCode !== null && MealsPlanCode !== null && room(RoomClassCode, MealsPlanCode)}
      {Guests !== null && <FormattedMessage id="support.day.guests" values={{ guests: Guests, rooms: Rooms ?? 1 }} />}
    </DottedLine>
  );
}

function WhoComes({ service }: { readonly service: SupplierService }) {
  const { GuestName, GuestPhone, Requests } = service;
  return (
    <>
      {GuestName && (
        <div>
          <strong>{GuestName}</strong>
        </div>
      )}
      <RowNote>
        <ServiceWishes service={service}>
          {GuestPhone && (
            <MuiLink sx={{ display: "inline-block", py: 1.25, my: -1.25 }} href={`tel:${GuestPhone}`}>
              {GuestPhone}
            </MuiLink>
          )}
        </ServiceWishes>
      </RowNote>
      {Requests && (
        <RowNote>
          <VerbatimText>{Requests}</VerbatimText>
        </RowNote>
      )}
    </>
  );
}
