import IconButton from "@mui/material/IconButton";
import { useIntl } from "react-intl";
import { Icon } from "../../../../../platform/web/ui/Icon";
import type { Waiting } from "../../../inbox/inbox.schemas";
import { isSnoozed } from "../../../inbox/snooze.rules";

type Props = {
  readonly item: Waiting;
  readonly busy: boolean;
  readonly onSnooze: (item: Waiting) => void;
};

/** Snoozes a row's item, or ends its snooze. (DESK-111) */
export function SnoozeButton({ item, busy, onSnooze }: Props) {
  const intl = useIntl();
  const name = item.Name || item.ClientName;
  const label = intl.formatMessage({ id: isSnoozed(item) ? "support.snooze.wakeOf" : "support.snooze.of" }, { name });
  return (
    <IconButton
      aria-label={label}
      title={label}
      // Not disabled, because it would lose the focus.
      aria-disabled={busy}
      onClick={() => {
        if (!busy) onSnooze(item);
      }}
      sx={{ flex: "none", width: 40, height: 40 }}
    >
      <Icon name={isSnoozed(item) ? "arrowLeft" : "clock"} />
    </IconButton>
  );
}
