import { skipToken } from "@reduxjs/toolkit/query";
import { FormattedMessage } from "react-intl";
import { useSearchParams } from "react-router";
import { PageFrame } from "../../../../../../platform/web/ui/page/PageFrame";
import { plainLine } from "../../../../../../shared/plainText";
import { DeskFailed } from "../../../parts/DeskFailed";
import { DeskSkeleton } from "../../../parts/DeskSkeleton";
import { useSearchPlansQuery } from "../../../shell/support.api";
import { FoundPlanList } from "./FoundPlanList";
import { PlanSearchForm } from "./PlanSearchForm";

/** The search for clients' plans. The query is in the URL, so that it can be sent to a colleague. */
export default function PlansPage() {
  const [address, setAddress] = useSearchParams();
  const query = plainLine(address.get("q") ?? "");
  const { currentData, isFetching, isError, error, refetch } = useSearchPlansQuery(query === "" ? skipToken : query, {
    refetchOnMountOrArgChange: true,
  });
  const search = (q: string) => (q === query ? refetch() : setAddress({ q }));
  return (
    <PageFrame title={<FormattedMessage id="support.search.title" />}>
      <PlanSearchForm initial={query} busy={isFetching} onSearch={search} />
      {query !== "" && !currentData && isFetching && (
        <DeskSkeleton label={<FormattedMessage id="support.search.loading" />} heights={[120, 120]} />
      )}
      {!currentData && !isFetching && isError && (
        <DeskFailed title={<FormattedMessage id="support.search.failed" />} retry={refetch} error={error} />
      )}
      {currentData && <FoundPlanList query={query} found={currentData} />}
    </PageFrame>
  );
}
