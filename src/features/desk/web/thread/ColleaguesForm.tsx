import { FormattedMessage } from "react-intl";
import { ReasonForm } from "../ReasonForm";
import { useNoteForColleaguesMutation } from "../support.api";

/** A word for colleagues, which the client never sees. (DESK-25) */
export function ColleaguesForm({ planId }: { readonly planId: number }) {
  const [note] = useNoteForColleaguesMutation();
  return (
    <ReasonForm
      name={`colleagues-${planId}`}
      title={<FormattedMessage id="support.thread.colleagues" />}
      label={<FormattedMessage id="support.thread.colleaguesLabel" />}
      hint={<FormattedMessage id="support.thread.colleaguesHint" />}
      act={(Message) => note({ TravelPlanId: planId, Message })}
    />
  );
}
