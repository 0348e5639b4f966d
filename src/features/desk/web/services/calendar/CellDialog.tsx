import Button from "@mui/material/Button";
import MuiLink from "@mui/material/Link";
import { styled } from "@mui/material/styles";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { useHavanaTime } from "../../../../../platform/web/intl/useHavanaTime";
import { Link } from "../../../../../platform/web/links";
import { token } from "../../../../../platform/web/theme/token";
import { DottedLine } from "../../../../../platform/web/ui/dotted/DottedLine";
import { TitledDialog } from "../../../../../platform/web/ui/TitledDialog";
import { VerbatimText } from "../../../../../platform/web/ui/VerbatimText";
import type { HavanaDate } from "../../../../../shared/havana";
import { calendarContract } from "../../../calendar/calendar.contract";
import { type CalendarKind, freeOn, isOpenOn, touches } from "../../../calendar/calendar.rules";
import type { Calendar, CalendarRow, Taken } from "../../../calendar/calendar.schemas";
import { supportPlanPath } from "../../../desk.pages";
import { ReasonForm } from "../../parts/ReasonForm";
import { RowNote } from "../../parts/RowNote";
import { When } from "../../parts/When";
import { useMay } from "../../shell/useMay";
import { ChangeCar } from "../bookings/ChangeCar";
import { BlockForm } from "./BlockForm";
import { useLiftBlockMutation } from "./calendar.api";
import { FreeElsewhere } from "./FreeElsewhere";
import { useRowName } from "./useRowName";
import { useTakenText } from "./useTakenText";

const List = styled("ul")({ display: "grid", gap: 16, margin: "0 0 20px", padding: 0, listStyle: "none" });
const Item = styled("li")({
  display: "grid",
  gap: 8,
  paddingBottom: 16,
  borderBottom: `1px solid ${token("sand")}`,
  "&:last-of-type": { borderBottom: 0, paddingBottom: 0 },
});

const Acts = styled("div")({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "4px 16px",
  "& > form": { flexBasis: "100%" },
});

type Props = {
  readonly of: CalendarKind;
  readonly row: CalendarRow;
  readonly day: HavanaDate;
  readonly today: HavanaDate;
  readonly zones: Calendar["Zones"];
  readonly onClose: () => void;
};

/** A day of a car or a room type: its bookings, its blocks with their reasons, and what may be blocked. */
export function CellDialog({ of, row, day, today, zones, onClose }: Props) {
  const name = useRowName(row);
  const { day: written } = useHavanaTime();
  const may = useMay();
  const taken = row.Taken.filter((one) => touches(one, day));
  const free = freeOn(row, day);
  const [blocking, setBlocking] = useState(taken.length === 0);
  const mayBlock =
    may(of === "cars" ? calendarContract.blockCar : calendarContract.blockRooms) &&
    day >= today &&
    isOpenOn(of, row, day);
  return (
    <TitledDialog
      onClose={onClose}
      title={
        <DottedLine>
          {row.GroupName}
          {name}
          {written(day)}
        </DottedLine>
      }
    >
      {of === "rooms" && (
        <p>
          <FormattedMessage id="support.calendar.free" values={{ free, units: row.Units }} />
        </p>
      )}
      {taken.length > 0 && (
        <List>
          {taken.map((one) => (
            <TakenItem
              key={one.Booking ? `booking ${one.Booking.BookingId}` : `block ${one.Block?.BlockId}`}
              of={of}
              row={row}
              taken={one}
              today={today}
              zones={zones}
              onDone={onClose}
            />
          ))}
        </List>
      )}
      {mayBlock && !blocking && (
        <Button variant="outlined" onClick={() => setBlocking(true)}>
          <FormattedMessage id="support.calendar.block" values={{ of }} />
        </Button>
      )}
      {mayBlock && blocking && <BlockForm of={of} row={row} day={day} zones={zones} onDone={onClose} />}
      {taken.length === 0 && !mayBlock && (
        <p>
          <FormattedMessage id="support.calendar.nothing" />
        </p>
      )}
    </TitledDialog>
  );
}

type ItemProps = Pick<Props, "of" | "row" | "today" | "zones"> & { readonly taken: Taken; readonly onDone: () => void };

function TakenItem({ of, row, taken, today, zones, onDone }: ItemProps) {
  const said = useTakenText();
  const may = useMay();
  const { Booking, Block } = taken;
  const [elsewhere, setElsewhere] = useState(false);
  return (
    <Item>
      <strong>{said(taken)}</strong>
      {Booking && (
        <Acts>
          {Booking.TravelPlanId !== null && (
            <MuiLink component={Link} to={supportPlanPath(Booking.TravelPlanId)}>
              <FormattedMessage id="support.toPlan" values={{ id: Booking.TravelPlanId }} />
            </MuiLink>
          )}
          {may(calendarContract.getFreeElsewhere) && !elsewhere && (
            <Button onClick={() => setElsewhere(true)}>
              <FormattedMessage id="support.calendar.elsewhere" values={{ of }} />
            </Button>
          )}
        </Acts>
      )}
      {Booking?.CarMayChange && <ChangeCar bookingId={Booking.BookingId} />}
      {Booking && elsewhere && <FreeElsewhere bookingId={Booking.BookingId} today={today} open onGo={onDone} />}
      {Block && (
        <>
          <VerbatimText>{Block.Note}</VerbatimText>
          <RowNote>
            <FormattedMessage
              id="support.calendar.blockedBy"
              values={{
                name: Block.By || <FormattedMessage id="support.calendar.byShop" />,
                when: <When at={Block.At} />,
              }}
            />
          </RowNote>
          {Block.Changeable && (
            <BlockActions of={of} row={row} taken={taken} zones={zones} onDone={onDone} blockId={Block.BlockId} />
          )}
        </>
      )}
    </Item>
  );
}

type ActionsProps = Omit<ItemProps, "today"> & { readonly blockId: number };

function BlockActions({ of, row, taken, zones, blockId, onDone }: ActionsProps) {
  const may = useMay();
  const [lift] = useLiftBlockMutation();
  const [changing, setChanging] = useState(false);
  if (!may(calendarContract.liftBlock)) return null;
  if (changing)
    return <BlockForm of={of} row={row} day={taken.From} zones={zones} changed={{ blockId, taken }} onDone={onDone} />;
  return (
    <Acts>
      <Button variant="outlined" onClick={() => setChanging(true)}>
        <FormattedMessage id="support.calendar.change" />
      </Button>
      <ReasonForm
        name={`lift-${blockId}`}
        title={<FormattedMessage id="support.calendar.lift" />}
        label={<FormattedMessage id="support.act.reason" />}
        hint={<FormattedMessage id="support.calendar.reasonHint" />}
        act={async (Reason) => {
          const answer = await lift({ BlockId: blockId, Reason });
          if (!answer.error) onDone();
          return answer;
        }}
      />
    </Acts>
  );
}
