import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { useMoney } from "../../../../../platform/web/intl/useMoney";
import { DottedLine } from "../../../../../platform/web/ui/dotted/DottedLine";
import type { DayService } from "../../../day/day.schemas";

type Props = {
  readonly service: Pick<DayService, "FlightNumber" | "ExtraDrivers" | "ExtraDriverNames" | "ChildSeats" | "PayInCuba">;
  /** The content before it on the same line. */
  readonly children: ReactNode;
};

/** What to prepare for a service, on one line. (DESK-31) */
export function ServiceWishes({ service, children }: Props) {
  const money = useMoney();
  const { FlightNumber, ExtraDrivers, ExtraDriverNames = [], ChildSeats, PayInCuba } = service;
  return (
    <DottedLine>
      {children}
      {FlightNumber && (
        <FormattedMessage id="support.day.flight" values={{ flight: <strong>{FlightNumber}</strong> }} />
      )}
      {ExtraDrivers > 0 && (
        <FormattedMessage
          id="support.day.extraDrivers"
          values={{ count: ExtraDrivers, named: ExtraDriverNames.length, names: ExtraDriverNames.join(", ") }}
        />
      )}
      {ChildSeats > 0 && <FormattedMessage id="support.day.childSeats" values={{ count: ChildSeats }} />}
      {PayInCuba > 0 && <FormattedMessage id="support.day.inCuba" values={{ amount: money(PayInCuba) }} />}
    </DottedLine>
  );
}
