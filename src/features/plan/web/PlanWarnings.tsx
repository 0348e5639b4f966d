import { FormattedMessage } from "react-intl";
import { useHavanaTime } from "../../../platform/web/intl/useHavanaTime";
import { usePlaceName } from "../../../platform/web/intl/usePlaceName";
import { Callout } from "../../../platform/web/ui/status/Callout";
import { TextLink } from "../../../platform/web/ui/TextLink";
import { addDays, isHavanaDate } from "../../../shared/havana";
import { documentsPath } from "../../documents/documents.pages";
import type { PlanWarning } from "../plan.schemas";
import { lodgingsPath } from "../products.pages";

type Props = { readonly planId: number; readonly warnings: readonly PlanWarning[] };

/** The warnings about a plan. They block nothing: travelers may have their reasons. */
export function PlanWarnings({ planId, warnings }: Props) {
  if (warnings.length === 0) return null;
  return (
    <Callout kind="info" title={<FormattedMessage id="plan.warnings.title" />}>
      <ul style={{ margin: 0, paddingInlineStart: 20 }}>
        {warnings.map((warning) => (
          <li key={JSON.stringify(warning)}>
            <WarningText warning={warning} />
            <WarningLink planId={planId} warning={warning} />
          </li>
        ))}
      </ul>
    </Callout>
  );
}

function WarningText({ warning: { Code, Facts } }: { readonly warning: PlanWarning }) {
  const { day, shortDay } = useHavanaTime();
  const place = usePlaceName();
  const say = (name: string, fact: string | number) => {
    if (typeof fact !== "string") return fact;
    // A passport's validity ends in another year; all other dates are within the trip.
    if (isHavanaDate(fact)) return name === "until" ? day(fact) : shortDay(fact);
    return name === "zone" || name === "otherZone" ? place(fact) : fact;
  };
  const written = Object.fromEntries(Object.entries(Facts).map(([name, fact]) => [name, say(name, fact)]));
  // Some periods are a single night or day, and should not say "from Monday to Monday".
  const nights = Facts.from === Facts.to ? "one" : "several";
  return <FormattedMessage id={`plan.warning.${Code}`} values={{ nights, days: nights, ...written }} />;
}

/** Nights without lodging link to a search for exactly those nights, and a passport to the page that replaces it. */
function WarningLink({ planId, warning: { Code, Facts } }: { readonly planId: number; readonly warning: PlanWarning }) {
  if (Code === "passportTooShort")
    return (
      <>
        {" "}
        <TextLink to={documentsPath(planId)}>
          <FormattedMessage id="documents.passport.change" />
        </TextLink>
      </>
    );
  if (Code !== "nightsWithoutLodging") return null;
  return (
    <>
      {" "}
      <TextLink to={lodgingsPath({ in: String(Facts.from), out: addDays(String(Facts.to), 1) })}>
        <FormattedMessage id="plan.warning.findLodging" />
      </TextLink>
    </>
  );
}
