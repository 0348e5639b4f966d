import { useState } from "react";
import { FormattedMessage } from "react-intl";
import type { OpinionPage } from "../../../../features/opinions/opinions.schemas";
import { OpinionList } from "../../../../features/opinions/web/OpinionList";
import { useGetOpinionsOfHotelQuery } from "../../../../features/opinions/web/opinions.api";
import { StarMark } from "../../../../features/opinions/web/StarMark";
import { Section } from "../../../../platform/web/ui/page/Section";

/** Guests' reviews of a property, or that there are none yet, or that they could not be loaded. (REVIEW-4) */
export function PropertyOpinions({ hotelId }: { readonly hotelId: number }) {
  const [before, setBefore] = useState<readonly OpinionPage[]>([]);
  const { currentData, isFetching, error, refetch } = useGetOpinionsOfHotelQuery({ hotelId, page: before.length });
  const pages = currentData ? [...before, currentData] : before;
  const [first] = pages;
  if (!first && !error) return null;
  return (
    <Section title={<FormattedMessage id="opinion.title" />} lead={first && <Lead {...first} />}>
      {first?.Count !== 0 && (
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

function Lead({ Count, Tenths }: Pick<OpinionPage, "Count" | "Tenths">) {
  return Count === 0 ? <FormattedMessage id="opinion.none" /> : <StarMark tenths={Tenths} count={Count} />;
}
