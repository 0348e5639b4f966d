import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { token } from "../../../../../platform/web/theme/token";
import { BusyButton } from "../../../../../platform/web/ui/BusyButton";
import { SelectField } from "../../../../../platform/web/ui/fields/SelectField";
import { useLostFocus } from "../../../../../platform/web/ui/page/useLostFocus";
import { useRestoredFocus } from "../../../../../platform/web/ui/page/useRestoredFocus";
import type { Instant } from "../../../../../shared/instant";
import type { WaitingKind } from "../../../inbox/inbox.rules";
import type { Inbox, Waiting } from "../../../inbox/inbox.schemas";
import { isSnoozed } from "../../../inbox/snooze.rules";
import { ReasonForm } from "../../parts/ReasonForm";
import { type Failed, runSequentially } from "../../parts/runSequentially";
import {
  useAssignWaitingMutation,
  useDoDeskActMutation,
  useEndInfectedUploadMutation,
  usePutNoteAsideMutation,
  useWakeWaitingMutation,
} from "../../shell/support.api";
import { FailedItems } from "./FailedItems";
import { SnoozeDialog } from "./SnoozeDialog";

const Bar = styled("section")({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "end",
  gap: "12px 16px",
  marginBottom: 12,
  padding: "12px 16px",
  borderRadius: 12,
  background: token("sunken"),
  "& > p": { margin: 0, paddingBlock: 10, fontWeight: 700 },
});
const Whose = styled("div")({ flex: "0 1 240px", minWidth: 180 });

type Props = {
  readonly chosen: readonly Waiting[];
  readonly staff: Inbox["Staff"];
  readonly me: number;
  readonly now: Instant;
  readonly onClear: () => void;
};

/**
 * Bulk actions for the chosen rows: assigning; snoozing; putting aside notes that need no answer; dealing with undelivered
 * emails. Everything else is answered one by one. Each row is a call of its own, and refused ones are named. (DESK-14)
 */
export function ChosenBar({ chosen, staff, me, now, onClear }: Props) {
  const intl = useIntl();
  const [assign] = useAssignWaitingMutation();
  const [doAct] = useDoDeskActMutation();
  const [putNoteAside] = usePutNoteAsideMutation();
  const [endUpload] = useEndInfectedUploadMutation();
  const [wakeUp] = useWakeWaitingMutation();
  const [busy, setBusy] = useState(false);
  const [snoozing, setSnoozing] = useState(false);
  const select = useRestoredFocus<HTMLSelectElement>(busy);
  useLostFocus(chosen.length > 0);
  const [failed, setFailed] = useState<readonly Failed<Waiting>[]>([]);
  const are = (kind: WaitingKind) => chosen.every(({ Kind }) => Kind === kind);
  const able = staff.filter(({ Kinds }) => chosen.every(({ Kind }) => Kinds.includes(Kind)));

  const each = async (work: Parameters<typeof runSequentially<Waiting>>[1]) => {
    setBusy(true);
    const refused = await runSequentially(chosen, work);
    setBusy(false);
    setFailed(refused);
    if (refused.length === 0) onClear();
    return {};
  };
  const giveTo = (OwnerId: number | null) =>
    each(({ Kind, ItemId, OwnerId: Was }) => assign({ Kind, ItemId, OwnerId, Was }));
  const wake = ({ Kind, ItemId }: Waiting) => wakeUp({ Kind, ItemId });
  const mails = (kind: "mail" | "mailAside") => (Reason: string) =>
    each(({ ItemId }) => doAct({ kind, id: ItemId, Reason }));

  return (
    <>
      {chosen.length > 0 && (
        <Bar aria-label={intl.formatMessage({ id: "support.inbox.atOnce" })} aria-busy={busy}>
          <p>
            <FormattedMessage id="support.inbox.chosen" values={{ count: chosen.length }} />
          </p>
          <Whose>
            <SelectField
              ref={select}
              name="giveTo"
              label={<FormattedMessage id="support.inbox.giveTo" />}
              value=""
              disabled={busy}
              onChange={({ target }) => void giveTo(target.value === "nobody" ? null : Number(target.value))}
            >
              <option value="" disabled>
                {intl.formatMessage({ id: "support.inbox.giveToWhom" })}
              </option>
              <option value="nobody">{intl.formatMessage({ id: "support.inbox.nobody" })}</option>
              {able.map(({ StaffId, Name }) => (
                <option key={StaffId} value={StaffId}>
                  {StaffId === me ? intl.formatMessage({ id: "support.inbox.me" }, { name: Name }) : Name}
                </option>
              ))}
            </SelectField>
          </Whose>
          {are("note") && (
            <BusyButton
              variant="outlined"
              loading={busy}
              onClick={() => void each(({ ItemId }) => putNoteAside({ NoteId: Number(ItemId) }))}
            >
              <FormattedMessage id="support.notes.aside" />
            </BusyButton>
          )}
          {are("upload") && (
            <BusyButton
              variant="outlined"
              loading={busy}
              onClick={() => void each(({ ItemId }) => endUpload({ UploadId: ItemId }))}
            >
              <FormattedMessage id="support.uploads.done" />
            </BusyButton>
          )}
          {are("mail") &&
            (["mail", "mailAside"] as const).map((kind) => (
              <ReasonForm
                key={kind}
                name={`chosen-${kind}`}
                draft={`chosen-${kind} ${chosen
                  .map(({ ItemId }) => ItemId)
                  .sort()
                  .join()}`}
                title={<FormattedMessage id={`support.inbox.all.${kind}`} />}
                label={<FormattedMessage id="support.act.reason" />}
                hint={<FormattedMessage id="support.act.reasonHint" />}
                act={mails(kind)}
              />
            ))}
          {chosen.some(isSnoozed) ? (
            <BusyButton variant="outlined" loading={busy} onClick={() => void each(wake)}>
              <FormattedMessage id="support.snooze.wake" />
            </BusyButton>
          ) : (
            <Button variant="outlined" disabled={busy} onClick={() => setSnoozing(true)}>
              <FormattedMessage id="support.snooze.open" />
            </Button>
          )}
          <Button onClick={onClear}>
            <FormattedMessage id="support.inbox.chooseNone" />
          </Button>
        </Bar>
      )}
      <FailedItems failed={failed} />
      {snoozing && (
        <SnoozeDialog
          items={chosen}
          now={now}
          onClose={() => setSnoozing(false)}
          onDone={() => {
            setSnoozing(false);
            onClear();
          }}
        />
      )}
    </>
  );
}
