import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { useMoney } from "../../../../platform/web/intl/useMoney";
import { useShortDay } from "../../../../platform/web/intl/useShortDay";
import { havanaDate } from "../../../../shared/havana";
import type { Instant } from "../../../../shared/instant";
import type { Sold } from "../../cancellation/cancellation.rules";
import { cancellationStages } from "../../cancellation/cancellation.stages";
import { CancellationPhases, type PhasesProps } from "./CancellationTerms";
import { FoldOut } from "./FoldOut";

type SummaryProps = Omit<PhasesProps, "methodCharge"> & {
  readonly sold: Pick<Sold, "amount" | "units">;
  /** The unit of the price: days of a car, nights of a stay. */
  readonly unit: "days" | "nights";
  /** Shown above the details. */
  readonly lead?: ReactNode;
};

/** The cost of cancelling in one line, with the details on demand. (REFUND-19) */
export function CancellationSummary({ lead, ...terms }: SummaryProps) {
  const { sold, unit, ...phases } = terms;
  return (
    <FoldOut title={<StagesText {...terms} />}>
      <div style={{ display: "grid", gap: 8, paddingBlock: 4 }}>
        {lead && <p>{lead}</p>}
        <CancellationPhases {...phases} />
      </div>
    </FoldOut>
  );
}

function StagesText({ phases, sold, unit, now, unpaid }: SummaryProps) {
  const intl = useIntl();
  const money = useMoney();
  const stages = cancellationStages(phases, sold, now);
  const shortDay = useShortDay();
  const day = (at: Instant) => shortDay(havanaDate(at));
  // Where something is kept from the payment on, the line begins with what is true before it. (REFUND-4)
  const isFreeUnpaid = unpaid && stages[0] !== undefined && stages[0].kept !== "nothing";
  const before = isFreeUnpaid ? [intl.formatMessage({ id: "cancellation.stage.unpaid" })] : [];
  const parts = stages.map(({ from, kept, units, charge }, index) => {
    const next = stages[index + 1];
    const place = index + before.length;
    return intl.formatMessage(
      { id: `cancellation.stage.${kept}` },
      {
        first: String(place === 0),
        ends: String(next?.from != null),
        until: day(next?.from ?? 0),
        from: day(from ?? 0),
        // The first stage names the day already.
        dated: place === 1 ? "next" : String(from !== null),
        unit,
        units,
        charge: money(charge),
      },
    );
  });
  return <span>{[...before, ...parts].join(", ")}</span>;
}
