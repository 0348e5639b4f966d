import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { useRef, useState } from "react";
import { FormattedMessage } from "react-intl";
import { useSearchParams } from "react-router";
import { saveFile, saveJson } from "../../../../../platform/web/files/saveFile";
import { Link } from "../../../../../platform/web/links";
import { token } from "../../../../../platform/web/theme/token";
import { BusyButton } from "../../../../../platform/web/ui/BusyButton";
import { useFirstNewRow } from "../../../../../platform/web/ui/page/useFirstNewRow";
import { Callout } from "../../../../../platform/web/ui/status/Callout";
import { supportPlanPath } from "../../../desk.pages";
import { readKinds, type TimelineKind, timelineKinds, toggled } from "../../../timeline/timeline.rules";
import type { Timeline } from "../../../timeline/timeline.schemas";
import { DeskFailed } from "../../parts/DeskFailed";
import { DeskSkeleton } from "../../parts/DeskSkeleton";
import { useExportTimelineMutation, useGetTimelineQuery, useMoreTimelineMutation } from "../../shell/support.api";
import { EntryTable } from "./EntryTable";
import { csvOfTimeline } from "./timelineFile";

const Bar = styled("div")({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "12px 24px",
});

const Kinds = styled("fieldset")({
  display: "flex",
  flexWrap: "wrap",
  gap: 6,
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
});

const Kind = styled("button")({
  minHeight: 36,
  "@media (pointer: coarse)": { minHeight: 44 },
  padding: "0 12px",
  border: `1px solid ${token("sand")}`,
  borderRadius: 22,
  background: "none",
  color: token("ink"),
  font: "inherit",
  fontWeight: 600,
  cursor: "pointer",
  "&:hover": { background: token("sunken") },
  "&[aria-pressed=true]": { background: token("sea"), borderColor: token("sea"), color: token("onSea") },
});

const Files = styled("div")({ display: "flex", flexWrap: "wrap", gap: 8 });

type Props = { readonly planId: number };

/** Everything that happened to a plan and around it, newest first; the filter is in the URL. (DESK-24) */
export function TimelineView({ planId }: Props) {
  const [address, setAddress] = useSearchParams();
  const kinds = readKinds(address.get("timeline"));
  const request = address.get("request");
  const first = useGetTimelineQuery({ TravelPlanId: planId, Kinds: kinds, RequestId: request, Before: null });
  const press = (kind: TimelineKind) => {
    const wanted = toggled(kinds, kind);
    const timeline = wanted.length === 0 ? "all" : wanted.join(",");
    setAddress({ timeline, ...(request !== null && { request }) }, { replace: true });
  };
  const page = first.currentData;
  return (
    <>
      <Bar>
        <Kinds aria-labelledby="timeline-kinds">
          <legend id="timeline-kinds" className="visually-hidden">
            <FormattedMessage id="support.timeline.kinds" />
          </legend>
          {timelineKinds.map((kind) => (
            <Kind key={kind} type="button" aria-pressed={kinds.includes(kind)} onClick={() => press(kind)}>
              <FormattedMessage id="support.timeline.kind" values={{ kind }} />
            </Kind>
          ))}
        </Kinds>
        <Files>
          <TakeTimeline planId={planId} kinds={kinds} request={request} />
          <Button component={Link} to={supportPlanPath(planId)}>
            <FormattedMessage id="support.timeline.back" />
          </Button>
        </Files>
      </Bar>
      {request !== null && <OnlyRequest id={request} found={page ? page.Entries.length > 0 : true} />}
      {page && (
        <Entries
          key={`${planId} ${kinds.join()} ${request}`}
          planId={planId}
          kinds={kinds}
          request={request}
          first={page}
        />
      )}
      {!page && first.isError && (
        <DeskFailed
          title={<FormattedMessage id="support.timeline.failed" />}
          retry={first.refetch}
          error={first.error}
        />
      )}
      {!page && !first.isError && (
        <DeskSkeleton label={<FormattedMessage id="support.timeline.loading" />} heights={[44, 44, 44]} />
      )}
    </>
  );
}

/** Says that only one request's entries are shown, with a link to all. */
function OnlyRequest({ id, found }: { readonly id: string; readonly found: boolean }) {
  return (
    <Callout
      kind="info"
      action={
        <Button component={Link} to={{ search: "timeline=all" }} variant="outlined">
          <FormattedMessage id="support.request.everything" />
        </Button>
      }
    >
      <FormattedMessage id={found ? "support.request.only" : "support.request.none"} values={{ id }} />
    </Callout>
  );
}

type Kinds = { readonly kinds: TimelineKind[] };
type Request = { readonly request: string | null };

/** The first page, which is kept up to date, and older pages on demand. */
function Entries({ planId, kinds, request, first }: Props & Kinds & Request & { readonly first: Timeline }) {
  const [older, setOlder] = useState<{ after: string; pages: readonly Timeline[] }>({ after: "", pages: [] });
  const [fetchMore, { isLoading, isError }] = useMoreTimelineMutation();
  // Older pages begin where the first one ended: once that changes, they have to be loaded again.
  const end = first.Entries.at(-1)?.Key ?? "";
  const pages = [first, ...(older.after === end ? older.pages : [])];
  const entries = pages.flatMap(({ Entries }) => Entries);
  const last = entries.at(-1);
  const rows = useRef<HTMLTableSectionElement>(null);
  const onMore = useFirstNewRow(rows, entries.length);
  const showMore = async () => {
    if (!last) return;
    onMore();
    const { data } = await fetchMore({
      TravelPlanId: planId,
      Kinds: kinds,
      RequestId: request,
      Before: { At: last.At, Key: last.Key },
    });
    if (data) setOlder({ after: end, pages: [...pages.slice(1), data] });
  };
  if (entries.length === 0)
    return (
      request === null && (
        <p>
          <FormattedMessage id="support.timeline.none" />
        </p>
      )
    );
  return (
    <>
      <EntryTable entries={entries} rows={rows} />
      {pages.at(-1)?.More && (
        <div>
          <BusyButton variant="outlined" onClick={showMore} loading={isLoading}>
            <FormattedMessage id="support.timeline.more" values={{ shown: entries.length }} />
          </BusyButton>
        </div>
      )}
      {isError && (
        <Callout kind="error" announce>
          <FormattedMessage id="support.timeline.failed" />
        </Callout>
      )}
    </>
  );
}

/** Exports everything that passes the filters; the export is audited. (DESK-95) */
function TakeTimeline({ planId, kinds, request }: Props & Kinds & Request) {
  const [take, { isLoading, isError }] = useExportTimelineMutation();
  const save = async (Format: "csv" | "json") => {
    const { data } = await take({ TravelPlanId: planId, Kinds: kinds, RequestId: request, Format });
    const name = `plan-${planId}-timeline${request === null ? "" : `-${request}`}.${Format}`;
    if (data && Format === "json") saveJson(data, name);
    if (data && Format === "csv") saveFile(new Blob([csvOfTimeline(data)], { type: "text/csv" }), name);
  };
  return (
    <>
      {(["csv", "json"] as const).map((format) => (
        <BusyButton key={format} variant="outlined" onClick={() => save(format)} loading={isLoading}>
          <FormattedMessage id="support.timeline.export" values={{ format: format.toUpperCase() }} />
        </BusyButton>
      ))}
      {isError && (
        <Callout kind="error" announce>
          <FormattedMessage id="support.timeline.exportFailed" />
        </Callout>
      )}
    </>
  );
}
