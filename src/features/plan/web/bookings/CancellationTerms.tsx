import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useHavanaTime } from "../../../../platform/web/intl/useHavanaTime";
import { useMoney } from "../../../../platform/web/intl/useMoney";
import { useShortDay } from "../../../../platform/web/intl/useShortDay";
import { havanaDate } from "../../../../shared/havana";
import type { Instant } from "../../../../shared/instant";
import type { Minor } from "../../../../shared/money";
import {
  type CancellationPhase,
  type CancellationRule,
  cancellationPhases,
  cancellationStages,
  phasesAhead,
  type Sold,
} from "../../cancellation.rules";
import { FoldOut } from "./FoldOut";

const Points = styled("ul")({ margin: 0, paddingInlineStart: 22, display: "grid", gap: 6, maxWidth: "42rem" });

type Props = {
  readonly rules: readonly CancellationRule[];
  readonly sold: Sold;
  /** Not paid yet: until then cancelling costs nothing. */
  readonly unpaid: boolean;
  /** The server's time, epoch ms: phases that have ended are left out. */
  readonly now: Instant;
  /** The booking's part of the payment method's charge, in minor units, once it is paid. (REFUND-11) */
  readonly methodCharge?: Minor;
};

/** What cancelling costs when, in words with dates and amounts. */
export function CancellationTerms({ rules, sold, ...rest }: Props) {
  return <CancellationPhases phases={cancellationPhases(rules, sold)} {...rest} />;
}

type PhasesProps = Omit<Props, "rules" | "sold"> & { readonly phases: readonly CancellationPhase[] };

/** The same for phases that the server has worked out. */
export function CancellationPhases({ phases, unpaid, now, methodCharge = 0 }: PhasesProps) {
  const money = useMoney();
  return (
    <Points>
      {unpaid && <FormattedMessage id="cancellation.unpaid" tagName="li" />}
      {phasesAhead(phases, now).map((phase) => (
        <li key={phase.from}>
          <PhaseText phase={phase} unpaid={unpaid} />
        </li>
      ))}
      {(unpaid || methodCharge > 0) && (
        <FormattedMessage
          id="cancellation.methodCharge"
          values={{ unpaid: unpaid ? "yes" : "no", charge: money(methodCharge) }}
          tagName="li"
        />
      )}
      <FormattedMessage id="cancellation.supplier" tagName="li" />
    </Points>
  );
}

type SummaryProps = Omit<PhasesProps, "methodCharge"> & {
  readonly sold: Pick<Sold, "amount" | "units">;
  /** What is paid for: days of a car, nights of a stay. */
  readonly unit: "days" | "nights";
  /** Above the details. */
  readonly lead?: ReactNode;
};

/** What cancelling costs in one line, with the details on demand. (REFUND-19) */
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

function StagesText({ phases, sold, unit, now }: SummaryProps) {
  const intl = useIntl();
  const money = useMoney();
  const stages = cancellationStages(phases, sold, now);
  const shortDay = useShortDay();
  const day = (at: Instant) => shortDay(havanaDate(at));
  const parts = stages.map(({ from, kept, units, charge }, index) => {
    const next = stages[index + 1];
    return intl.formatMessage(
      { id: `cancellation.stage.${kept}` },
      {
        first: String(index === 0),
        ends: String(next?.from != null),
        until: day(next?.from ?? 0),
        from: day(from ?? 0),
        dated: String(from !== null),
        unit,
        units,
        charge: money(charge),
      },
    );
  });
  return <span>{parts.join(", ")}</span>;
}

type PhaseProps = Pick<Props, "unpaid"> & { readonly phase: ReturnType<typeof phasesAhead>[number] };

function PhaseText({ phase: { from, until, charge, refund, begun }, unpaid }: PhaseProps) {
  const money = useMoney();
  const { instant } = useHavanaTime();
  const values = {
    from: instant(from ?? 0),
    until: instant(until ?? 0),
    charge: money(charge),
    refund: money(refund),
    unpaid: unpaid ? "yes" : "no",
  };
  if (until === null) {
    return <FormattedMessage id={refund === 0 ? "cancellation.noShow" : "cancellation.noShowPartly"} values={values} />;
  }
  if (charge === 0) return <FormattedMessage id="cancellation.free" values={values} />;
  if (refund === 0) return <FormattedMessage id="cancellation.nothing" values={values} />;
  // Of a period that has begun only the end is shown.
  if (begun) return <FormattedMessage id="cancellation.partlyUntil" values={values} />;
  return <FormattedMessage id="cancellation.partly" values={values} />;
}
