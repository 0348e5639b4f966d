import Button from "@mui/material/Button";
import { useRef, useState } from "react";
import { FormattedMessage } from "react-intl";
import { useFirstNewRow } from "../../../../../platform/web/ui/page/useFirstNewRow";
import { isView } from "../../../timeline/timeline.rules";
import { DeskFailed } from "../../parts/DeskFailed";
import { DeskSkeleton } from "../../parts/DeskSkeleton";
import { useIsNarrow } from "../../parts/narrow";
import { useGetTimelineQuery } from "../../shell/support.api";
import { EntryTable } from "./EntryTable";

/** Entries on the plan's page at first, and at a press; the timeline has all of them. */
const FIRST = 3;
const FIRST_NARROW = 1;
const MOST = 8;

/** The newest entries of a plan's timeline that changed something. (DESK-24, DESK-36) */
export function LatestEntries({ planId }: { readonly planId: number }) {
  const [all, setAll] = useState(false);
  const firstOf = useIsNarrow() ? FIRST_NARROW : FIRST;
  const most = all ? MOST : firstOf;
  const first = useGetTimelineQuery({ TravelPlanId: planId, Kinds: [], RequestId: null, Before: null });
  const entries = first.currentData?.Entries.filter((entry) => !isView(entry)).slice(0, MOST);
  const shown = entries?.slice(0, most);
  const rows = useRef<HTMLTableSectionElement>(null);
  const onMore = useFirstNewRow(rows, shown?.length ?? 0);
  if (entries && shown)
    return (
      <>
        <EntryTable entries={shown} brief rows={rows} />
        {entries.length > shown.length && (
          <div>
            <Button
              onClick={() => {
                onMore();
                setAll(true);
              }}
            >
              <FormattedMessage id="support.timeline.rest" values={{ count: entries.length - shown.length }} />
            </Button>
          </div>
        )}
      </>
    );
  if (first.isError)
    return (
      <DeskFailed title={<FormattedMessage id="support.timeline.failed" />} retry={first.refetch} error={first.error} />
    );
  return <DeskSkeleton label={<FormattedMessage id="support.timeline.loading" />} heights={[44, 44, 44]} />;
}
