import { styled } from "@mui/material/styles";
import { FormattedMessage, useIntl } from "react-intl";
import { Icon } from "../../../../../platform/web/ui/Icon";
import { type WaitingKind, waitingKinds } from "../../../inbox/inbox.rules";
import { type InboxView, viewQuery } from "../../../inbox/inbox.view";
import { useCurrentInView } from "../../shell/useCurrentInView";
import { FilterLine, FilterLink } from "./filterLine";

const Bar = styled("div")({ marginBottom: 16 });

type Props = {
  readonly view: InboxView;
  /** The view's items, of every kind. */
  readonly counts: Readonly<Record<WaitingKind, number>>;
  /** What the view's owner has to do, of every kind and however urgent. */
  readonly open: number;
  /** The number of snoozed items. */
  readonly aside: number;
};

/** Filters by kind, as in the URL. Kinds without items are left out. (DESK-14) */
export function InboxFilters({ view, counts, open, aside }: Props) {
  const intl = useIntl();
  const { kind, urgent } = view;
  const address = (changed: Partial<InboxView>) => ({
    search: new URLSearchParams(viewQuery({ ...view, ...changed })).toString(),
  });
  const line = useCurrentInView(JSON.stringify(counts));
  const current = (isIt: boolean) => (isIt ? { "aria-current": "true" as const } : {});
  return (
    <Bar>
      <FilterLine ref={line} aria-label={intl.formatMessage({ id: "support.inbox.kinds" })}>
        <FilterLink
          to={address({ kind: null, urgent: false, aside: false })}
          {...current(kind === null && !urgent && !view.aside)}
        >
          <FormattedMessage id="support.inbox.all" /> <span>{open}</span>
        </FilterLink>
        {urgent && (
          <FilterLink
            to={address({ urgent: false })}
            aria-label={intl.formatMessage({ id: "support.inbox.urgentOff" })}
            aria-current
          >
            <FormattedMessage id="support.view.urgent" /> <Icon name="cross" size={16} />
          </FilterLink>
        )}
        {waitingKinds
          .filter((one) => counts[one] > 0 || one === kind)
          .map((one) => (
            <FilterLink key={one} to={address({ kind: one })} {...current(one === kind)}>
              <FormattedMessage id="support.inbox.kind" values={{ kind: one }} /> <span>{counts[one]}</span>
            </FilterLink>
          ))}
        {(aside > 0 || view.aside) && (
          <FilterLink to={address({ kind: null, aside: true })} {...current(kind === null && view.aside)}>
            <FormattedMessage id="support.snooze.list" /> <span>{aside}</span>
          </FilterLink>
        )}
      </FilterLine>
    </Bar>
  );
}
