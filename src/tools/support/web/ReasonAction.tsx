import { FormattedMessage } from "react-intl";
import { type DeskAct, toldToClient } from "./deskActs";
import { ReasonForm } from "./ReasonForm";
import { useDoDeskActMutation } from "./support.api";

/** One of the desk's acts, with its reason: the client reads it, or it is kept in the history alone. */
export function ReasonAction({ act }: { readonly act: DeskAct }) {
  const [doAct, { error, isLoading }] = useDoDeskActMutation();
  const told = toldToClient.includes(act.kind);
  return (
    <ReasonForm
      name={`reason-${act.kind}-${act.id}`}
      title={<FormattedMessage id={`support.act.${act.kind}`} values={{ id: act.id }} />}
      label={<FormattedMessage id="support.act.reason" />}
      hint={<FormattedMessage id={told ? "support.act.reasonTold" : "support.act.reasonHint"} />}
      act={(Reason) => doAct({ ...act, Reason })}
      busy={isLoading}
      error={error}
    />
  );
}
