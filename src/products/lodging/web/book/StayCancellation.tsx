import Skeleton from "@mui/material/Skeleton";
import { CancellationSummary } from "../../../../features/plan/web/bookings/CancellationSummary";
import { useLanguage } from "../../../../platform/web/intl/useLanguage";
import { useServerTime } from "../../../../platform/web/serverNow";
import { LoadFailure } from "../../../../platform/web/ui/failures/LoadFailure";
import { serverText } from "../../../../platform/web/ui/failures/serverText";
import { daysBetween } from "../../../../shared/havana";
import type { LodgingSearchChoice } from "../../search/lodging.search-url";
import { useGetLodgingOfferQuery } from "../lodging.api";
import { phasesOf } from "../phasesOf";
import { offerQuestion } from "../search/lodgingSearchCall";

/** The cost of cancelling a stay in one line, by the server's terms of the offer that a search names. (LODGE-20) */
export function StayCancellation({ search }: { readonly search: LodgingSearchChoice }) {
  const lang = useLanguage();
  const { data, error, refetch } = useGetLodgingOfferQuery({ lang, body: offerQuestion(search) });
  const now = useServerTime();
  const offer = data?.[0];
  if (offer)
    return (
      <CancellationSummary
        phases={phasesOf(offer)}
        sold={{ amount: offer.Price, units: daysBetween(search.CheckIn, search.CheckOut) }}
        unit="nights"
        unpaid
        now={now}
      />
    );
  if (error) return <LoadFailure title="error.offer.failed" text={serverText(error)} onRetry={() => void refetch()} />;
  return <Skeleton variant="rounded" height={44} />;
}
