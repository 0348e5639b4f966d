import { styled } from "@mui/material/styles";
import { FormattedMessage } from "react-intl";
import { useSelector } from "react-redux";
import { selectClientId } from "../../../../../platform/web/session/auth";
import { token } from "../../../../../platform/web/theme/token";
import { DottedLine } from "../../../../../platform/web/ui/dotted/DottedLine";
import { Icon } from "../../../../../platform/web/ui/Icon";
import { waitingKey } from "../../../inbox/inbox.rules";
import type { Waiting } from "../../../inbox/inbox.schemas";
import type { OpenItem } from "../../../presence/presence.rules";
import { useInboxState } from "../../shell/support.api";
import { SnoozeText } from "../SnoozeText";

const Note = styled("p")({
  display: "flex",
  alignItems: "center",
  gap: 8,
  margin: "0 0 6px",
  color: token("inkSoft"),
  fontSize: "0.9375rem",
  fontWeight: 600,
  "& > svg": { flex: "none" },
});

/** Whose the row is, and what the colleague said who handed it over. (DESK-15, DESK-110) */
export function OwnerNote({ openItem }: { readonly openItem: OpenItem }) {
  const me = useSelector(selectClientId);
  const { data } = useInboxState();
  const item = data?.Items.find((one) => waitingKey(one) === waitingKey(openItem));
  const owner = data?.Staff.find(({ StaffId }) => StaffId === item?.OwnerId);
  if (!owner) return null;
  const { HandedOver = null } = item ?? {};
  return (
    <Note>
      <Icon name="person" size={18} />
      <DottedLine>
        <FormattedMessage
          id="support.queue.owner"
          values={{ name: owner.Name, mine: owner.StaffId === me ? "yes" : "no" }}
        />
        {HandedOver && (
          <FormattedMessage
            id="support.handOver.from"
            values={{ name: HandedOver.By, has: HandedOver.Word ? "word" : "nothing", word: HandedOver.Word ?? "" }}
          />
        )}
      </DottedLine>
    </Note>
  );
}

/** Until when the row is put aside, or why it is back. (DESK-111) */
export function SnoozeNote({ snooze }: { readonly snooze: NonNullable<Waiting["Snooze"]> }) {
  return (
    <Note>
      <Icon name="clock" size={18} />
      <span>
        <SnoozeText snooze={snooze} />
      </span>
    </Note>
  );
}
