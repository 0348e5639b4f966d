import { FormattedMessage } from "react-intl";
import { Callout } from "../../../../../platform/web/ui/status/Callout";
import { LIMITS } from "../../../../plan/bookings/limits.rules";
import type { PlanLimits } from "../../../plans/plans.schemas";
import { Fold } from "../../parts/Fold";
import { useIsNarrow } from "../../parts/narrow";
import { ReasonAction } from "../../parts/ReasonAction";
import { When } from "../../parts/When";

type Props = { readonly clientId: number; readonly limits: PlanLimits };

/**
 * The limits that stop the client from booking or paying, and the action to lift them. Nothing without any. (SAFE-21)
 */
export function LimitsReached({ clientId, limits: { Reached, LiftedUntil } }: Props) {
  const isNarrow = useIsNarrow();
  if (Reached.length === 0 && LiftedUntil === null) return null;
  const lifted = LiftedUntil !== null;
  const title = <FormattedMessage id="support.limits.title" values={{ lifted: lifted ? "yes" : "no" }} />;
  if (lifted && isNarrow)
    return (
      <Fold title={title}>
        <p>
          <FormattedMessage id="support.limits.lifted" values={{ until: <When at={LiftedUntil} /> }} />
        </p>
      </Fold>
    );
  return (
    <Callout kind={lifted ? "info" : "warning"} title={title}>
      {Reached.map((limit) => (
        <p key={limit}>
          <FormattedMessage id={`support.limit.${limit}`} values={{ most: LIMITS[limit] }} />
        </p>
      ))}
      {LiftedUntil !== null ? (
        <p>
          <FormattedMessage id="support.limits.lifted" values={{ until: <When at={LiftedUntil} /> }} />
        </p>
      ) : (
        <ReasonAction act={{ kind: "liftLimits", id: clientId }} />
      )}
    </Callout>
  );
}
