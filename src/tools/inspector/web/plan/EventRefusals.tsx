import { FormattedMessage } from "react-intl";
import type { CheckoutEventType } from "../../../../features/plan/checkout/checkout.events";
import type { GuardName } from "../../../../features/plan/checkout/checkout.guards";
import type { StateName } from "../../../../features/plan/checkout/checkout.states";
import { RefusalText } from "../../../../platform/web/ui/failures/RefusalText";
import type { Refusal } from "../../../../shared/refusals";
import { Code, PlainList } from "../toolParts";

type Props = {
  readonly refusals: readonly Refusal[];
  readonly guards: readonly GuardName[];
  readonly state: StateName;
  readonly type: CheckoutEventType;
};

/** Why the chart would refuse an event: the guard, its reasons as text, and their facts. */
export function EventRefusals({ refusals, guards, state, type }: Props) {
  if (refusals.length === 0) return null;
  return (
    <div>
      {guards.length > 0 && (
        <p>
          <FormattedMessage id="inspector.refusals.guard" values={{ guard: <Code>{guards.join(", ")}</Code> }} />
        </p>
      )}
      <PlainList>
        {refusals.map((refusal) => (
          <li key={JSON.stringify(refusal)}>
            {refusal.code === "notInState" ? (
              <FormattedMessage
                id="inspector.refusals.notKnown"
                values={{ state: <Code>{state}</Code>, event: <Code>{type}</Code> }}
              />
            ) : (
              <RefusalText refusal={refusal} />
            )}{" "}
            <Code>{factsOf(refusal)}</Code>
          </li>
        ))}
      </PlainList>
    </div>
  );
}

/** `bookingNotConfirmed (booking 812, status requested)` */
function factsOf({ code, facts }: Refusal): string {
  const known = Object.entries(facts).map(([name, value]) => `${name} ${value}`);
  return known.length > 0 ? `${code} (${known.join(", ")})` : code;
}
