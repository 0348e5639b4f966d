import { FormattedMessage } from "react-intl";
import { useSelector } from "react-redux";
import { useLocation } from "react-router";
import { selectClientId } from "../../../../platform/web/session/auth";
import { MainLink } from "../../../../platform/web/ui/page/MainLink";
import { isSnoozed } from "../../inbox/snooze.rules";
import { useInboxState } from "../shell/support.api";
import { answerPlace } from "./answerPlace";

/**
 * Where a queue is empty, the way on: the most urgent item of the inbox that is answered elsewhere and that no colleague
 * has. Nothing if there is none. (DESK-14)
 */
export function NextInInbox() {
  const me = useSelector(selectClientId);
  const { pathname } = useLocation();
  const { data } = useInboxState();
  // An item of this page has just been answered, and the inbox does not know it yet.
  const isElsewhere = (to: string) => to.split(/[?#]/)[0] !== pathname;
  const next = data?.Items.find(
    (item) => !isSnoozed(item) && (item.OwnerId === null || item.OwnerId === me) && isElsewhere(answerPlace(item)),
  );
  if (!next) return null;
  const { Kind, Name, ClientName } = next;
  return (
    <MainLink to={answerPlace(next)}>
      <FormattedMessage
        id="support.inbox.next"
        values={{ kind: <FormattedMessage id="support.inbox.one" values={{ kind: Kind }} />, name: Name || ClientName }}
      />
    </MainLink>
  );
}
