import { styled } from "@mui/material/styles";
import { FormattedMessage } from "react-intl";
import { token } from "../../../../platform/web/theme/token";
import { StatusChip } from "../../../../platform/web/ui/status/StatusChip";
import type { Instant } from "../../../../shared/instant";
import { dueState } from "../../inbox/inbox.rules";
import type { Waiting } from "../../inbox/inbox.schemas";
import { LeftText } from "./LeftText";
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
  const said = <LeftText until={Until} now={now} />;
  return (
    <>
      {state === "later" ? said : <StatusChip tone={state === "over" ? "problem" : "waiting"}>{said}</StatusChip>}
      <ShortWhen at={Until} now={now} />
    </>
  );
}
