import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { Section } from "../../../platform/web/ui/page/Section";
import type { OpinionPage } from "../opinions.schemas";
import { OpinionList } from "./OpinionList";
import { useGetOpinionsOfHotelQuery } from "./opinions.api";
import { StarMark } from "./StarMark";

/** Guests' reviews of a property, or that there are none yet. (REVIEW-4) */
export function PlaceOpinions({ hotelId }: { readonly hotelId: number }) {
  const [before, setBefore] = useState<readonly OpinionPage[]>([]);
  const { currentData, isFetching, error, refetch } = useGetOpinionsOfHotelQuery({ hotelId, page: before.length });
  const pages = currentData ? [...before, currentData] : before;
  if (!pages[0]) return null;
  const { Count, Tenths } = pages[0];
  return (
    <Section
      title={<FormattedMessage id="opinion.title" />}
      lead={Count === 0 ? <FormattedMessage id="opinion.none" /> : <StarMark tenths={Tenths} count={Count} />}
    >
      {Count > 0 && (
        <OpinionList
          kind="lodging"
          pages={pages}
          loading={isFetching}
          error={currentData ? undefined : error}
          onMore={() => setBefore(pages)}
          onRetry={refetch}
        />
      )}
    </Section>
  );
}
