import { styled } from "@mui/material/styles";
import { FormattedMessage, useIntl } from "react-intl";
import { SelectField } from "../../../../../platform/web/ui/fields/SelectField";
import { Icon } from "../../../../../platform/web/ui/Icon";
import { readOwner, type WaitingKind, waitingKinds } from "../../../inbox/inbox.rules";
import type { Inbox } from "../../../inbox/inbox.schemas";
import { type InboxView, viewQuery } from "../../../inbox/inbox.view";
import { useCurrentInView } from "../../shell/useCurrentInView";
import { FilterLine, FilterLink } from "./filterLine";

const Bar = styled("div")({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "end",
  justifyContent: "space-between",
  gap: "12px 24px",
  marginBottom: 16,
});

const Whose = styled("div")({ flex: "0 1 240px", minWidth: 180 });

type Props = {
  readonly view: InboxView;
  /** The view's items, of every kind. */
  readonly counts: Readonly<Record<WaitingKind, number>>;
  /** What the view's owner has to do, of every kind and however urgent. */
  readonly open: number;
  /** The number of snoozed items. */
  readonly aside: number;
  readonly staff: Inbox["Staff"];
  readonly me: number;
  readonly onView: (view: InboxView) => void;
};

/** Filters by kind and owner, as in the URL. Kinds without items are left out. (DESK-14) */
export function InboxFilters({ view, counts, open, aside, staff, me, onView }: Props) {
  const intl = useIntl();
  const { kind, owner, urgent } = view;
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
      <Whose>
        <SelectField
          name="owner"
          label={<FormattedMessage id="support.inbox.owner" />}
          value={String(owner)}
          onChange={({ target }) => onView({ ...view, owner: readOwner(target.value) })}
        >
          {(["any", "mine", "none"] as const).map((whose) => (
            <option key={whose} value={whose}>
              {intl.formatMessage({ id: `support.inbox.owner.${whose}` })}
            </option>
          ))}
          {staff
            .filter(({ StaffId }) => StaffId !== me)
            .map(({ StaffId, Name }) => (
              <option key={StaffId} value={StaffId}>
                {Name}
              </option>
            ))}
        </SelectField>
      </Whose>
    </Bar>
  );
}
