import { FormattedMessage } from "react-intl";
import { useHavanaTime } from "../../../../platform/web/intl/useHavanaTime";
import type { Waiting } from "../../inbox/inbox.schemas";

/** Who snoozed an item and until when, or why it is back. (DESK-111) */
export function SnoozeText({ snooze }: { readonly snooze: NonNullable<Waiting["Snooze"]> }) {
  const { instant } = useHavanaTime();
  const { By, Until, Ends, Back } = snooze;
  const values = {
    name: By,
    until: Until === null ? "client" : "time",
    when: Until === null ? "" : instant(Until),
    back: Back ?? "",
    ends: Until === null && Ends !== null ? "yes" : "no",
    latest: Ends === null ? "" : instant(Ends),
  };
  return <FormattedMessage id={Back === null ? "support.snooze.aside" : "support.snooze.back"} values={values} />;
}
