import { useGetUsTravelQuery } from "../../../plan/web/usTravel/usTravel.api";

/** What US law asks before a plan is paid. `answered`: as far as this goes, the server takes a payment. (PLAN-50) */
export function useUsTravel(planId: number) {
  const { data: known, isLoading, isError, refetch } = useGetUsTravelQuery({ planId });
  const answered = known !== undefined && !(known.UnderUsLaw && known.Category === null);
  return { known, isLoading, failed: isError && !known, retry: refetch, answered };
}
