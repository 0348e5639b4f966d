import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import {
  createColumnHelper,
  createSortedRowModel,
  rowSortingFeature,
  type SortDirection,
  sortFn_basic,
  sortFn_text,
  tableFeatures,
  useTable,
} from "@tanstack/react-table";
import { useMemo, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "react-router";
import { token } from "../../../../platform/web/theme/token";
import { Icon } from "../../../../platform/web/ui/Icon";
import { tableButton, tableChoice } from "../../../../platform/web/ui/tableControls";
import type { Instant } from "../../../../shared/instant";
import { waitingKey } from "../../inbox/inbox.rules";
import type { Inbox, Waiting } from "../../inbox/inbox.schemas";
import { deskAnswer, deskRow } from "../shell/deskRows";
import { answerPlace } from "./answerPlace";
import { DueText } from "./DueText";
import { OwnerField } from "./OwnerField";
import { ShortWhen } from "./ShortWhen";
import { WaitingText } from "./WaitingText";

const narrow = "@media (max-width: 799px)";

const Table = styled("table")({
  width: "100%",
  borderCollapse: "collapse",
  fontSize: "1rem",
  lineHeight: 1.35,
  "& th": { textAlign: "start", color: token("inkSoft"), fontSize: "0.9375rem", whiteSpace: "nowrap" },
  "& th, & td": { padding: "6px 10px", verticalAlign: "baseline", borderBottom: `1px solid ${token("sand")}` },
  "& td": { overflowWrap: "anywhere" },
  "& tbody tr:hover, & tbody tr:focus-within": { background: token("sunken") },
  "& tbody tr:focus-visible": { outlineOffset: -3 },
  [narrow]: {
    "&, & tbody": { display: "block" },
    "& thead": { position: "absolute", clipPath: "inset(50%)", width: 1, height: 1, overflow: "hidden" },
    "& tbody tr": {
      display: "grid",
      gridTemplateColumns: "auto minmax(0, 1fr) auto",
      alignItems: "center",
      gap: "4px 16px",
      padding: "14px 0",
      borderBottom: `1px solid ${token("sand")}`,
    },
    "& td": { padding: 0, border: 0 },
    "& td[data-column=chosen]": { gridRow: 1, alignSelf: "start", paddingTop: 10 },
    "& td[data-column=name]": { gridColumn: "2 / -1" },
    "& td[data-column=client]": { gridColumn: "1 / 3" },
    "& td[data-column=due]": { order: 2, gridColumn: "1 / 3" },
    "& td[data-column=since]": { order: 2 },
    "& td[data-column=owner]": { order: 3, gridColumn: "1 / -1", paddingTop: 6 },
  },
});

const widths: Record<string, string> = {
  chosen: "2.75rem",
  due: "11.5rem",
  plan: "5.5rem",
  since: "8rem",
  owner: "13rem",
};

const Choice = styled("input")(tableChoice);

const Sort = styled("button")({ ...tableButton, minHeight: 32 });

const Kind = styled("span")({
  display: "block",
  color: token("inkSoft"),
  fontSize: "0.875rem",
  fontWeight: 600,
});

/** High enough for a thumb. */
const thumb = { display: "inline-block", paddingBlock: 11 } as const;

const Answer = styled(Link)({ color: token("sea"), fontWeight: 700, [narrow]: thumb });
const PlanLink = styled(Link)({ color: token("sea"), [narrow]: thumb });
const Narrow = styled("span")({ color: token("inkSoft"), "@media (min-width: 800px)": { display: "none" } });

const features = tableFeatures({ rowSortingFeature, sortedRowModel: createSortedRowModel() });
const helper = createColumnHelper<typeof features, Waiting>();

const spoken: Record<SortDirection, "ascending" | "descending"> = { asc: "ascending", desc: "descending" };

type Props = {
  readonly items: readonly Waiting[];
  readonly staff: Inbox["Staff"];
  readonly me: number;
  readonly now: Instant;
  readonly busy: boolean;
  readonly onAssign: (item: Waiting, ownerId: number | null) => void;
  /** The chosen rows, by `waitingKey`. */
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (items: readonly Waiting[], chosen: boolean) => void;
};

/** How many more rows are shown at a time. */
const PAGE = 20;

/**
 * The items, one line each, in the given order until a column is sorted: the first of them, and more on demand. A narrow
 * window shows each as a block.
 */
export function InboxTable({ items, staff, me, now, busy, onAssign, chosen, onChoose }: Props) {
  const intl = useIntl();
  const [most, setMost] = useState(PAGE);
  const data = useMemo(() => [...items], [items]);
  const columns = useMemo(() => {
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
              <FormattedMessage id="support.inbox.one" values={{ kind: original.Kind }} />
            </Kind>
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
            <PlanLink to={`/support/plans/${original.TravelPlanId}`}>
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
          <OwnerField item={original} staff={staff} me={me} busy={busy} onAssign={onAssign} />
        ),
      }),
    ]);
  }, [staff, me, now, busy, onAssign, chosen, onChoose, intl]);
  const table = useTable({
    features,
    columns,
    data,
    getRowId: waitingKey,
  });
  const sorted = table.getRowModel().rows;
  const rows = sorted.slice(0, most);
  const shown = rows.map(({ original }) => original);
  return (
    <>
      <Table>
        <thead>
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id}>
              {group.headers.map(({ id, column }) => {
                const direction = column.getIsSorted();
                return (
                  <th
                    key={id}
                    scope="col"
                    aria-sort={direction ? spoken[direction] : undefined}
                    style={{ width: widths[column.id] }}
                  >
                    {column.id === "chosen" ? (
                      <Choice
                        type="checkbox"
                        aria-label={intl.formatMessage({ id: "support.inbox.chooseAll" })}
                        checked={shown.every((item) => chosen.has(waitingKey(item)))}
                        onChange={({ target }) => onChoose(shown, target.checked)}
                      />
                    ) : (
                      <Sort type="button" onClick={column.getToggleSortingHandler()}>
                        <FormattedMessage id={columnWords[column.id] ?? "support.inbox.column.name"} />
                        {direction && <Icon name={direction === "asc" ? "chevronUp" : "chevronDown"} size={16} />}
                      </Sort>
                    )}
                  </th>
                );
              })}
            </tr>
          ))}
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} {...deskRow()}>
              {row.getAllCells().map((cell) => (
                <td key={cell.id} data-column={cell.column.id}>
                  <table.FlexRender cell={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
      {rows.length < sorted.length && (
        <Button variant="outlined" onClick={() => setMost(most + PAGE)} sx={{ mt: 2 }}>
          <FormattedMessage id="support.inbox.more" values={{ count: Math.min(PAGE, sorted.length - rows.length) }} />
        </Button>
      )}
    </>
  );
}

const columnWords: Readonly<
  Record<string, `support.inbox.column.${"due" | "name" | "client" | "plan" | "since" | "owner"}`>
> = {
  due: "support.inbox.column.due",
  name: "support.inbox.column.name",
  client: "support.inbox.column.client",
  plan: "support.inbox.column.plan",
  since: "support.inbox.column.since",
  owner: "support.inbox.column.owner",
};
