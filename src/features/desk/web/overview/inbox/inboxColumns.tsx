import { styled } from "@mui/material/styles";
import {
  createColumnHelper,
  createSortedRowModel,
  rowSortingFeature,
  sortFn_basic,
  sortFn_text,
  tableFeatures,
} from "@tanstack/react-table";
import { useMemo } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "../../../../../platform/web/links";
import { token } from "../../../../../platform/web/theme/token";
import { DottedLine } from "../../../../../platform/web/ui/dotted/DottedLine";
import { Icon } from "../../../../../platform/web/ui/Icon";
import { tableChoice } from "../../../../../platform/web/ui/tableControls";
import type { Instant } from "../../../../../shared/instant";
import { supportPlanPath } from "../../../desk.pages";
import { waitingKey } from "../../../inbox/inbox.rules";
import type { Inbox, Waiting } from "../../../inbox/inbox.schemas";
import { waitsForClient } from "../../../inbox/inbox.view";
import { answerPlace } from "../../parts/answerPlace";
import { ColleaguesText } from "../../parts/ColleaguesHere";
import { DueText } from "../../parts/DueText";
import { narrow, useIsNarrow } from "../../parts/narrow";
import { ShortWhen } from "../../parts/ShortWhen";
import { SnoozeText } from "../../parts/SnoozeText";
import { deskAnswer, deskSubject } from "../../shell/deskRows";
import { useColleagues } from "../../shell/presence/usePresence";
import { OwnerField } from "./OwnerField";
import { SnoozeButton } from "./SnoozeButton";
import { WaitingText } from "./WaitingText";

export const Choice = styled("input")(tableChoice);

const Kind = styled("span")({
  display: "block",
  color: token("inkSoft"),
  fontSize: "0.875rem",
  fontWeight: 600,
  [narrow]: { paddingBlock: "2px 12px" },
});

const More = styled("button")({
  display: "none",
  [narrow]: { display: "grid" },
  placeItems: "center",
  minWidth: 44,
  minHeight: 44,
  padding: 0,
  border: 0,
  borderRadius: 6,
  background: "transparent",
  color: token("inkSoft"),
  cursor: "pointer",
  "&[aria-expanded=true] > svg": { transform: "rotate(180deg)" },
});

/** High enough for a thumb. */
const thumb = { display: "inline-block", paddingBlock: 11 } as const;

const Answer = styled(Link)({
  color: token("sea"),
  fontWeight: 700,
  [narrow]: { display: "block", paddingBlock: "12px 4px" },
});
const Whose = styled("div")({ display: "flex", alignItems: "center", gap: 4 });
const Here = styled("strong")({ color: token("ink") });
const PlanLink = styled(Link)({ color: token("sea"), [narrow]: thumb });
const Narrow = styled("span")({ color: token("inkSoft"), "@media (min-width: 800px)": { display: "none" } });

export const features = tableFeatures({ rowSortingFeature, sortedRowModel: createSortedRowModel() });
const helper = createColumnHelper<typeof features, Waiting>();

export type InboxColumns = {
  readonly staff: Inbox["Staff"];
  readonly me: number;
  readonly now: Instant;
  readonly busy: boolean;
  readonly onAssign: (item: Waiting, ownerId: number | null) => void;
  /** Snoozes an item, or ends its snooze. */
  readonly onSnooze: (item: Waiting) => void;
  /** The chosen rows, by `waitingKey`. */
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (items: readonly Waiting[], chosen: boolean) => void;
};

type Opened = {
  /** The row whose details a narrow window shows, by `waitingKey`. */
  readonly opened: string | null;
  readonly onOpen: (opened: string | null) => void;
};

/** The columns of the inbox: how each sorts, and what its cells show. */
export function useInboxColumns(parts: InboxColumns & Opened) {
  const { staff, me, now, busy, onAssign, onSnooze, chosen, onChoose, opened, onOpen } = parts;
  const intl = useIntl();
  const colleagues = useColleagues();
  const isNarrow = useIsNarrow();
  return useMemo(() => {
    const owner = (id: number | null) => staff.find(({ StaffId }) => StaffId === id)?.Name;
    return helper.columns([
      helper.display({
        id: "chosen",
        cell: ({ row: { original } }) => (
          <Choice
            type="checkbox"
            aria-label={intl.formatMessage(
              { id: "support.inbox.choose" },
              { name: original.Name || original.ClientName },
            )}
            checked={chosen.has(waitingKey(original))}
            onChange={({ target }) => onChoose([original], target.checked)}
          />
        ),
      }),
      helper.accessor(({ Until }) => Until ?? undefined, {
        id: "due",
        sortUndefined: "last",
        sortFn: sortFn_basic,
        cell: ({ row }) => <DueText item={row.original} now={now} />,
      }),
      helper.accessor("Name", {
        id: "name",
        sortFn: sortFn_text,
        cell: ({ row: { original } }) => (
          <>
            <Answer to={answerPlace(original)} {...deskAnswer}>
              <WaitingText item={original} />
            </Answer>
            <Kind>
              <DottedLine>
                <FormattedMessage id="support.inbox.one" values={{ kind: original.Kind }} />
                {waitsForClient(original) && (
                  <Here>
                    <FormattedMessage id="support.inbox.proposed" />
                  </Here>
                )}
                {colleagues(original).length > 0 && (
                  <Here>
                    <ColleaguesText at={colleagues(original)} />
                  </Here>
                )}
                {original.HandedOver && (
                  <Here>
                    <FormattedMessage
                      id="support.handOver.from"
                      values={{
                        name: original.HandedOver.By,
                        has: original.HandedOver.Word ? "word" : "nothing",
                        word: original.HandedOver.Word ?? "",
                      }}
                    />
                  </Here>
                )}
                {original.Snooze && (
                  <Here>
                    <SnoozeText snooze={original.Snooze} />
                  </Here>
                )}
                {isNarrow && original.Kind !== "document" && original.ClientName}
                {isNarrow && owner(original.OwnerId)}
                {original.Status === "unreadable" && <FormattedMessage id="support.inbox.unreadable" />}
              </DottedLine>
            </Kind>
            <More
              type="button"
              aria-expanded={opened === waitingKey(original)}
              aria-label={intl.formatMessage(
                { id: "support.inbox.details" },
                { name: original.Name || original.ClientName },
              )}
              onClick={() => onOpen(opened === waitingKey(original) ? null : waitingKey(original))}
            >
              <Icon name="chevronDown" size={18} />
            </More>
          </>
        ),
      }),
      helper.accessor("ClientName", { id: "client", sortFn: sortFn_text }),
      helper.accessor(({ TravelPlanId }) => TravelPlanId ?? undefined, {
        id: "plan",
        sortUndefined: "last",
        sortFn: sortFn_basic,
        cell: ({ row: { original } }) =>
          original.TravelPlanId === null ? null : (
            <PlanLink to={supportPlanPath(original.TravelPlanId)} {...deskSubject}>
              <Narrow>
                <FormattedMessage id="support.inbox.column.plan" />{" "}
              </Narrow>
              {original.TravelPlanId}
            </PlanLink>
          ),
      }),
      helper.accessor("Since", {
        id: "since",
        sortFn: sortFn_basic,
        cell: ({ getValue }) => (
          <>
            <Narrow>
              <FormattedMessage id="support.inbox.column.since" />
            </Narrow>
            <ShortWhen at={getValue()} now={now} />
          </>
        ),
      }),
      helper.accessor(({ OwnerId }) => owner(OwnerId), {
        id: "owner",
        sortUndefined: "last",
        sortFn: sortFn_text,
        cell: ({ row: { original } }) => (
          <Whose>
            <OwnerField item={original} staff={staff} me={me} busy={busy} onAssign={onAssign} />
            <SnoozeButton item={original} busy={busy} onSnooze={onSnooze} />
          </Whose>
        ),
      }),
    ]);
  }, [staff, me, now, busy, onAssign, onSnooze, chosen, onChoose, opened, onOpen, intl, colleagues, isNarrow]);
}
