import type { ReactNode } from "react";
import { FormattedDisplayName, FormattedMessage } from "react-intl";
import { useDispatch } from "react-redux";
import { showAlert } from "../../../../platform/web/alerts/alerts";
import type { Language } from "../../../../shared/language";
import {
  type DeskActKind,
  type ExplainedKind,
  isOfClient,
  type StaffAction,
  staffActions,
} from "../shell/staffActions";
import { useDoDeskActMutation } from "../shell/support.api";
import { useMay } from "../shell/useMay";
import { useIsOffered } from "./offeredActions";
import { useQueueRow } from "./queue/queueRow";
import { ReasonForm } from "./ReasonForm";

type Asked = {
  /** The description of the effect, above the reason. */
  readonly before?: ReactNode;
  /** The label of the reason's field. */
  readonly label?: ReactNode;
};

type Props = Asked &
  (
    | { readonly act: StaffAction<Exclude<DeskActKind, ExplainedKind>>; readonly clientLanguage?: undefined }
    | { readonly act: StaffAction<ExplainedKind>; readonly clientLanguage: Language }
  );

/**
 * An action of staff with a reason, which the client reads or which is only in the history. If the client reads it, the
 * client's language is shown (DESK-9). Its result is shown in the row of a queue, elsewhere as an alert (WEB-9). Hidden
 * from other roles (DESK-17), and if the page already offers it elsewhere.
 */
export function ReasonAction({ act, clientLanguage, before, label }: Props) {
  const [doAct] = useDoDeskActMutation();
  const may = useMay();
  const row = useQueueRow();
  const dispatch = useDispatch();
  const isElsewhere = useIsOffered(act);
  if (isElsewhere || !may(staffActions[act.kind].call)) return null;
  const title = <FormattedMessage id={`support.act.${act.kind}`} values={{ id: act.id }} />;
  return (
    <ReasonForm
      name={`reason-${act.kind}-${act.id}`}
      title={title}
      before={before}
      label={label ?? <FormattedMessage id="support.act.reason" />}
      hint={
        clientLanguage ? (
          <FormattedMessage
            id="support.act.reasonTold"
            values={{ language: <FormattedDisplayName type="language" value={clientLanguage} /> }}
          />
        ) : (
          <FormattedMessage id={isOfClient(act.kind) ? "support.act.reasonHint" : "staff.people.act.reasonKept"} />
        )
      }
      act={async (Reason) => {
        const done = await doAct({ ...act, Reason });
        const message = `support.act.done.${act.kind}` as const;
        const values = { id: act.id };
        if (!done.error && row) row.tell(<FormattedMessage id={message} values={values} />);
        else if (!done.error) dispatch(showAlert(message, "success", values));
        return done;
      }}
    />
  );
}
