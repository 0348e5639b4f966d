import { FormattedDisplayName, FormattedMessage } from "react-intl";
import type { Language } from "../../../shared/language";
import type { DeskAct, DeskActKind, ToldKind } from "./deskActs";
import { ReasonForm } from "./ReasonForm";
import { useDoDeskActMutation } from "./support.api";

type Props =
  | { readonly act: DeskAct<Exclude<DeskActKind, ToldKind>>; readonly told?: undefined }
  | { readonly act: DeskAct<ToldKind>; readonly told: Language };

/** One of the desk's acts, with its reason: the client is told it, in the language we write in to them, or it is kept in the history alone. */
export function ReasonAction({ act, told }: Props) {
  const [doAct] = useDoDeskActMutation();
  return (
    <ReasonForm
      name={`reason-${act.kind}-${act.id}`}
      title={<FormattedMessage id={`support.act.${act.kind}`} values={{ id: act.id }} />}
      label={<FormattedMessage id="support.act.reason" />}
      hint={
        told ? (
          <FormattedMessage
            id="support.act.reasonTold"
            values={{ language: <FormattedDisplayName type="language" value={told} /> }}
          />
        ) : (
          <FormattedMessage id="support.act.reasonHint" />
        )
      }
      act={(Reason) => doAct({ ...act, Reason })}
    />
  );
}
