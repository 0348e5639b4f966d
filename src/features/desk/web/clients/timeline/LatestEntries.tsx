import { FormattedMessage } from "react-intl";
import { DeskFailed } from "../../parts/DeskFailed";
import { DeskSkeleton } from "../../parts/DeskSkeleton";
import { useGetTimelineQuery } from "../../shell/support.api";
import { EntryTable } from "./EntryTable";

/** The number on the plan's page; the timeline has all of them. */
const SHOWN = 8;

/** The newest entries of a plan's timeline. (DESK-24) */
export function LatestEntries({ planId }: { readonly planId: number }) {
  const first = useGetTimelineQuery({ TravelPlanId: planId, Kinds: [], RequestId: null, Before: null });
  const entries = first.currentData?.Entries;
  if (entries) return <EntryTable entries={entries.slice(0, SHOWN)} />;
  if (first.isError)
    return (
      <DeskFailed title={<FormattedMessage id="support.timeline.failed" />} retry={first.refetch} error={first.error} />
    );
  return <DeskSkeleton label={<FormattedMessage id="support.timeline.loading" />} heights={[44, 44, 44]} />;
}
