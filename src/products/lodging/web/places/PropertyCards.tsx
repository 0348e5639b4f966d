import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useCardMoney } from "../../../../platform/web/intl/useMoney";
import { usePlaceName } from "../../../../platform/web/intl/usePlaceName";
import { Link } from "../../../../platform/web/links";
import { DottedLine } from "../../../../platform/web/ui/dotted/DottedLine";
import { PictureCard, PictureCardList } from "../../../../platform/web/ui/fields/PictureCards";
import { OfferSkeletons } from "../../../../platform/web/ui/results/OfferSkeletons";
import { hotelPath } from "../../lodging.paths";
import type { Hotel } from "../../property.schemas";
import { LodgingSprite, PropertyFromSprite } from "../LodgingSprite";
import { PropertyMark, usePropertyMarks } from "../opinions/PropertyMark";
import { useNamedStay } from "../property/rooms/useNamedStay";
import { PropertyHeart } from "../saved/SaveProperty";
import { useLodgingWords } from "../useLodgingWords";

type Props = {
  /** Undefined while loading. */
  readonly properties: readonly Hotel[] | undefined;
  /** The page's zone: a property in another zone shows its zone's name. Null: all do. */
  readonly zoneId?: number | null;
  /** Further actions for a property, below its text. */
  readonly foot?: (property: Hotel) => ReactNode;
};

/** Properties with their lowest price for two; each links to its page, with the days in the URL if there are any. */
export function PropertyCards({ properties, zoneId, foot }: Props) {
  const intl = useIntl();
  const money = useCardMoney();
  const place = usePlaceName();
  const words = useLodgingWords();
  const stay = useNamedStay();
  const marks = usePropertyMarks();
  if (!properties) return <OfferSkeletons count={2} label={intl.formatMessage({ id: "lodging.results.loading" })} />;
  return (
    <>
      <LodgingSprite properties={properties} />
      <PictureCardList>
        {properties.map((property) => (
          <PictureCard key={property.HotelId} id={`property-${property.HotelId}`}>
            <div className="picture">
              <PropertyFromSprite property={property} />
              <PropertyHeart property={property} />
            </div>
            <div className="words">
              <h3>
                <Link to={hotelPath(property.HotelId, stay)}>{property.HotelName}</Link>
              </h3>
              <p>
                <DottedLine>
                  {words.category(property.CategoryId)}
                  {property.Area !== null && property.Area !== property.TouristZoneName && place(property.Area)}
                  {zoneId !== undefined && property.TouristZoneId !== zoneId && place(property.TouristZoneName)}
                </DottedLine>
              </p>
              <PropertyMark marks={marks} hotelId={property.HotelId} />
              <p className="tabular">
                <FormattedMessage
                  id={property.Kind === "villa" ? "lodging.room.fromVilla" : "lodging.property.from"}
                  values={{ price: <strong key="price">{money(property.FromPerNight, property.CurrencyCode)}</strong> }}
                />
              </p>
              {foot?.(property)}
            </div>
          </PictureCard>
        ))}
      </PictureCardList>
    </>
  );
}
