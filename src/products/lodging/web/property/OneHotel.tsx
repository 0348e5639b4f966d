import { styled } from "@mui/material/styles";
import { FormattedMessage } from "react-intl";
import { PageFrame } from "../../../../platform/web/ui/page/PageFrame";
import { Section } from "../../../../platform/web/ui/page/Section";
import { useIsWide } from "../../../../platform/web/ui/page/useIsWide";
import { ShareButton } from "../../../../platform/web/ui/ShareButton";
import { daysBetween } from "../../../../shared/havana";
import { hotelPath } from "../../lodging.paths";
import type { Photo } from "../../places.schemas";
import type { HotelDetail, HotelService } from "../../property.schemas";
import { PropertyOpinions } from "../opinions/PropertyOpinions";
import { PropertyCards } from "../places/PropertyCards";
import { SavePropertyButton } from "../saved/SaveProperty";
import { HotelAbout } from "./about/HotelAbout";
import { HotelCancellation } from "./about/HotelCancellation";
import { HotelNear } from "./about/HotelNear";
import { HotelRules } from "./about/HotelRules";
import { LodgingGallery } from "./about/LodgingGallery";
import { LodgingPlace } from "./about/LodgingPlace";
import { HotelBack } from "./HotelBack";
import { HotelSummary } from "./HotelSummary";
import { Above } from "./hotelLayout";
import { LodgingLead } from "./LodgingLead";
import { HotelRooms } from "./rooms/HotelRooms";
import { StayPicker } from "./rooms/StayPicker";
import type { StayAnswer } from "./rooms/stayAnswer";
import { useNamedStay } from "./rooms/useNamedStay";
import type { HotelView } from "./useHotelView";

const Sections = styled("div")({ marginTop: "clamp(28px, 4vw, 44px)" });

type Props = {
  readonly hotel: HotelDetail;
  readonly services: readonly HotelService[];
  readonly photos: readonly Photo[];
  readonly stay: StayAnswer;
  readonly view: HotelView;
};

/** A property's page, loaded. */
export function OneHotel({ hotel, services, photos, stay, view }: Props) {
  const wide = useIsWide();
  const picker = <StayPicker roomClassCode={hotel.Rooms[0]?.RoomClassCode} view={view} />;
  const similar = hotel.Similar.length > 0 && (
    <Section title={<FormattedMessage id="lodging.property.similar" />}>
      <PropertyCards properties={hotel.Similar} zoneId={hotel.TouristZoneId} />
    </Section>
  );
  const prices = view.named ? stay.currentData : undefined;
  const full = prices !== undefined && prices.Cheapest === null;
  const named = useNamedStay();
  return (
    <PageFrame
      above={
        <Above>
          <HotelBack view={view} zone={{ id: hotel.TouristZoneId, name: hotel.TouristZoneName }} />
          <div style={{ display: "flex", flexWrap: "wrap", gap: "0 16px" }}>
            <SavePropertyButton property={hotel} />
            <ShareButton title={hotel.HotelName} path={hotelPath(hotel.HotelId, named)} />
          </div>
        </Above>
      }
      title={hotel.HotelName}
      lead={<LodgingLead property={hotel} />}
      aside={
        <HotelSummary hotel={hotel} stay={stay} view={view}>
          {wide && picker}
        </HotelSummary>
      }
    >
      <LodgingGallery photos={photos} name={hotel.HotelName} />
      <Sections>
        <HotelAbout hotel={hotel} services={services} />
        <HotelRooms hotel={hotel} stay={stay} view={view} picker={!wide && picker} />
        {full && similar}
        <LodgingPlace property={hotel}>
          <HotelNear near={hotel.Near} />
        </LodgingPlace>
        <PropertyOpinions hotelId={hotel.HotelId} />
        <HotelRules hotel={hotel} />
        <HotelCancellation
          cheapest={prices?.Cheapest ?? null}
          waits={view.named && stay.isFetching}
          nights={daysBetween(view.view.search.CheckIn, view.view.search.CheckOut)}
        />
        {!full && similar}
      </Sections>
    </PageFrame>
  );
}
