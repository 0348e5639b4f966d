import { styled } from "@mui/material/styles";
import { FormattedMessage } from "react-intl";
import { useHavanaTime } from "../../../../platform/web/intl/useHavanaTime";
import { useMoney } from "../../../../platform/web/intl/useMoney";
import type { Instant } from "../../../../shared/instant";
import type { Minor } from "../../../../shared/money";
import {
  type CancellationPhase,
  type CancellationRule,
  cancellationPhases,
  phasesAhead,
  type Sold,
} from "../../cancellation/cancellation.rules";

const Points = styled("ul")({ margin: 0, paddingInlineStart: 22, display: "grid", gap: 6, maxWidth: "42rem" });

type Props = {
  readonly rules: readonly CancellationRule[];
  readonly sold: Sold;
  /** Not paid yet: cancelling costs nothing before the payment. */
  readonly unpaid: boolean;
  /** The server's time, epoch ms: phases that have ended are left out. */
  readonly now: Instant;
  /** The booking's part of the payment method's charge, in minor units, once it is paid. (REFUND-11) */
  readonly methodCharge?: Minor;
};

/** The cost of cancelling by date, in words. */
export function CancellationTerms({ rules, sold, ...rest }: Props) {
  return <CancellationPhases phases={cancellationPhases(rules, sold)} {...rest} />;
}

export type PhasesProps = Omit<Props, "rules" | "sold"> & { readonly phases: readonly CancellationPhase[] };

/** The same for phases that the server has computed. */
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
  // For a period that has begun only the end is shown.
  if (begun) return <FormattedMessage id="cancellation.partlyUntil" values={values} />;
  return <FormattedMessage id="cancellation.partly" values={values} />;
}
