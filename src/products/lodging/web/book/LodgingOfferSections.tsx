import { styled } from "@mui/material/styles";
import { memo } from "react";
import { FormattedMessage } from "react-intl";
import { CancellationPhases } from "../../../../features/plan/web/bookings/CancellationTerms";
import { OfferPromise } from "../../../../features/plan/web/reserve/OfferPromise";
import { useServerTime } from "../../../../platform/web/serverNow";
import { Section } from "../../../../platform/web/ui/page/Section";
import type { LodgingOfferDetail } from "../../lodging.schemas";
import type { LodgingSearchView } from "../../search/lodging.search-url";
import { phasesOf } from "../phasesOf";
import { BookedProperty } from "./BookedProperty";
import { LodgingRooms } from "./LodgingRooms";

const Stack = styled("div")({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: 20,
  marginBottom: "clamp(32px, 5vw, 48px)",
});

type Props = { readonly offer: LodgingOfferDetail; readonly view: LodgingSearchView };

/**
 * A summary of what is being booked, with its cancellation terms; the property has its own page. Memoised, so that
 * typing in the form below does not render it again.
 */
export const LodgingOfferSections = memo(function LodgingOfferSections({ offer, view }: Props) {
  const now = useServerTime();
  return (
    <>
      <Stack>
        <BookedProperty offer={offer} view={view} />
        <OfferPromise offer={offer} />
      </Stack>
      {offer.Rooms.length > 1 && <LodgingRooms offer={offer} />}
      <Section title={<FormattedMessage id="cancellation.title" />}>
        <CancellationPhases phases={phasesOf(offer)} unpaid now={now} />
      </Section>
    </>
  );
});
