import Button, { type ButtonProps } from "@mui/material/Button";
import { FormattedMessage } from "react-intl";
import { useSelector } from "react-redux";
import { useLocation } from "react-router";
import { Link } from "../../../../platform/web/links";
import { selectClientId } from "../../../../platform/web/session/auth";
import { waitingKey } from "../../inbox/inbox.rules";
import type { Waiting } from "../../inbox/inbox.schemas";
import { nextItem } from "../../inbox/trail.rules";
import type { OpenItem } from "../../presence/presence.rules";
import { deskNext } from "../shell/deskRows";
import { useInboxState } from "../shell/support.api";
import { answerPlace } from "./answerPlace";
import { inboxTrail } from "./inboxTrail";

/**
 * Where a queue is empty, the way on: the next item of the list that the inbox showed last, of those that are answered
 * elsewhere and that no colleague has. Nothing if there is none. (DESK-14, DESK-122)
 */
export function NextInInbox() {
  const isHere = useIsHere();
  // An item of this page has just been answered, and the inbox does not know it yet.
  const next = useNextItem(undefined, (item) => !isHere(item));
  return next && <NextButton item={next} variant="contained" color="secondary" size="large" />;
}

/** After an answer, the next item of the list that the inbox showed last; nothing for an item of no such list. (DESK-122) */
export function NextAfter({ openItem }: { readonly openItem: OpenItem }) {
  const next = useNextItem(openItem, () => true);
  const isListed = inboxTrail().items.some((item) => waitingKey(item) === waitingKey(openItem));
  return isListed && next ? <NextButton item={next} /> : null;
}

/** The same on the page of a plan, for whoever came there from the inbox to answer something of it. */
export function NextAfterPlan() {
  const isHere = useIsHere();
  const cameFor = inboxTrail().items.findLast(isHere);
  const next = useNextItem(cameFor, (item) => !isHere(item));
  return cameFor && next ? <NextButton item={next} /> : null;
}

type NextButtonProps = Pick<ButtonProps, "variant" | "color" | "size"> & { readonly item: Waiting };

function NextButton({ item, variant = "outlined", ...look }: NextButtonProps) {
  const { Kind, Name, ClientName } = item;
  const kind = <FormattedMessage id="support.inbox.one" values={{ kind: Kind }} />;
  return (
    <div>
      <Button component={Link} to={answerPlace(item)} variant={variant} {...look} {...deskNext}>
        <FormattedMessage id="support.inbox.next" values={{ kind, name: Name || ClientName }} />
      </Button>
    </div>
  );
}

/** Whether an item is answered on the open page. */
function useIsHere(): (item: Waiting) => boolean {
  const { pathname } = useLocation();
  return (item) => answerPlace(item).split(/[?#]/)[0] === pathname;
}

function useNextItem(after: OpenItem | undefined, isMeant: (item: Waiting) => boolean): Waiting | undefined {
  const me = useSelector(selectClientId);
  const { data } = useInboxState();
  return nextItem(data?.Items.filter(isMeant) ?? [], inboxTrail(), { after, me });
}
