import { FormattedMessage } from "react-intl";
import { useMoney } from "../../../../../platform/web/intl/useMoney";
import { DottedLine } from "../../../../../platform/web/ui/dotted/DottedLine";
import type { DayService } from "../../../day/day.schemas";
import { RowNote } from "../../parts/RowNote";

type Props = { readonly service: Pick<DayService, "Part" | "Plate" | "Deposit"> };

/** The car, by its number plate, and the deposit that is held or given back; nothing for a stay. (DESK-102) */
export function AboutCar({ service: { Part, Plate, Deposit } }: Props) {
  const money = useMoney();
  if (Plate === null && Deposit === 0) return null;
  return (
    <RowNote>
      <DottedLine>
        {Plate !== null && <FormattedMessage id="support.day.plate" values={{ plate: <strong>{Plate}</strong> }} />}
        {Deposit > 0 && <FormattedMessage id="support.day.deposit" values={{ part: Part, amount: money(Deposit) }} />}
      </DottedLine>
    </RowNote>
  );
}
