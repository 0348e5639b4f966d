import { styled } from "@mui/material/styles";
import { FormattedMessage } from "react-intl";
import { token } from "../../../../platform/web/theme/token";
import { StatusChip } from "../../../../platform/web/ui/status/StatusChip";
import { DAY, HOUR, type Instant } from "../../../../shared/instant";
import { dueState } from "../../inbox/inbox.rules";
import type { Waiting } from "../../inbox/inbox.schemas";
import { ShortWhen } from "./ShortWhen";

const Soft = styled("span")({ color: token("inkSoft") });

/** The time left and the deadline; near and past ones are highlighted. */
export function DueText({ item: { Kind, Until }, now }: { readonly item: Waiting; readonly now: Instant }) {
  if (Until === null)
    return (
      <Soft>
        <FormattedMessage id="support.inbox.noEnd" />
      </Soft>
    );
  const state = dueState(Kind, Until, now);
  const left = Math.max(0, Until - now);
  const said = (
    <FormattedMessage
      id="support.inbox.left"
      values={{
        unit: state === "over" ? "over" : left < 2 * DAY ? "hours" : "days",
        hours: Math.floor(left / HOUR),
        days: Math.floor(left / DAY),
      }}
    />
  );
  return (
    <>
      {state === "later" ? said : <StatusChip tone={state === "over" ? "problem" : "waiting"}>{said}</StatusChip>}
      <ShortWhen at={Until} />
    </>
  );
}
