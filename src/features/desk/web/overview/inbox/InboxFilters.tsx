import { styled } from "@mui/material/styles";
import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "../../../../../platform/web/links";
import { token } from "../../../../../platform/web/theme/token";
import { SelectField } from "../../../../../platform/web/ui/fields/SelectField";
import { readOwner, type WaitingKind, waitingKinds } from "../../../inbox/inbox.rules";
import type { Inbox } from "../../../inbox/inbox.schemas";
import { type InboxView, viewQuery } from "../../../inbox/inbox.view";
import { useCurrentInView } from "../../shell/useCurrentInView";

const Bar = styled("div")({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "end",
  justifyContent: "space-between",
  gap: "12px 24px",
  marginBottom: 16,
});

/** In a narrow window one line, which scrolls. */
const Kinds = styled("nav")({
  position: "relative",
  display: "flex",
  flexWrap: "wrap",
  gap: 6,
  minWidth: 0,
  "@media (max-width: 799px)": { flexWrap: "nowrap", overflowX: "auto", scrollbarWidth: "none", paddingBlock: 4 },
});

const Kind = styled(Link)({
  display: "inline-flex",
  alignItems: "center",
  gap: 8,
  flex: "none",
  minHeight: 44,
  padding: "0 12px",
  border: `1px solid ${token("sand")}`,
  borderRadius: 22,
  color: token("ink"),
  fontWeight: 600,
  textDecoration: "none",
  "&:hover": { background: token("sunken") },
  "&[aria-current]": { background: token("sea"), borderColor: token("sea"), color: token("onSea") },
  "& > span": { fontVariantNumeric: "tabular-nums", fontWeight: 500 },
});

const Whose = styled("div")({ flex: "0 1 240px", minWidth: 180 });

type Props = {
  readonly view: InboxView;
  /** Of the view's items of every kind. */
  readonly counts: Readonly<Record<WaitingKind, number>>;
  /** How many items are put aside. */
  readonly aside: number;
  readonly staff: Inbox["Staff"];
  readonly me: number;
  readonly onView: (view: InboxView) => void;
};

/** Filters by kind and owner, as in the URL. Kinds without items are left out. (DESK-14) */
export function InboxFilters({ view, counts, aside, staff, me, onView }: Props) {
  const intl = useIntl();
  const { kind, owner } = view;
  const address = (changed: Partial<InboxView>) => ({
    search: new URLSearchParams(viewQuery({ ...view, ...changed })).toString(),
  });
  const line = useCurrentInView(JSON.stringify(counts));
  const all = waitingKinds.reduce((sum, one) => sum + counts[one], 0);
  const current = (isIt: boolean) => (isIt ? { "aria-current": "true" as const } : {});
  return (
    <Bar>
      <Kinds ref={line} aria-label={intl.formatMessage({ id: "support.inbox.kinds" })}>
        <Kind to={address({ kind: null, aside: false })} {...current(kind === null && !view.aside)}>
          <FormattedMessage id="support.inbox.all" /> <span>{all}</span>
        </Kind>
        {waitingKinds
          .filter((one) => counts[one] > 0 || one === kind)
          .map((one) => (
            <Kind key={one} to={address({ kind: one })} {...current(one === kind)}>
              <FormattedMessage id="support.inbox.kind" values={{ kind: one }} /> <span>{counts[one]}</span>
            </Kind>
          ))}
        {(aside > 0 || view.aside) && (
          <Kind to={address({ kind: null, aside: true })} {...current(kind === null && view.aside)}>
            <FormattedMessage id="support.snooze.list" /> <span>{aside}</span>
          </Kind>
        )}
      </Kinds>
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
