import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "react-router";
import { useMoney } from "../../../../platform/web/intl/useMoney";
import { DottedLine } from "../../../../platform/web/ui/dotted/DottedLine";
import { PictureCard, PictureCardList } from "../../../../platform/web/ui/fields/PictureCards";
import { OfferSkeletons } from "../../../../platform/web/ui/results/OfferSkeletons";
import { CardMark, useHouseMarks } from "../../../opinions/web/CardMark";
import { SaveHeart } from "../../../saved/web/SaveHeart";
import type { Hotel } from "../../house.schemas";
import { hotelPath } from "../../lodging.paths";
import { houseItem } from "../../lodging.savedItem";
import { useNamedStay } from "../house/rooms/useNamedStay";
import { HouseFromSprite, LodgingSprite } from "../LodgingSprite";
import { useLodgingWords } from "../useLodgingWords";

type Props = {
  /** Undefined while loading. */
  readonly houses: readonly Hotel[] | undefined;
  /** The page's zone: a property in another zone shows its zone's name. Null: all do. */
  readonly zoneId?: number | null;
  /** Further actions for a property, below its text. */
  readonly foot?: (house: Hotel) => ReactNode;
};

/** Properties with their lowest price for two; each links to its page, with the days in the URL if there are any. */
export function HouseCards({ houses, zoneId, foot }: Props) {
  const intl = useIntl();
  const money = useMoney();
  const words = useLodgingWords();
  const stay = useNamedStay();
  const marks = useHouseMarks();
  if (!houses) return <OfferSkeletons count={2} label={intl.formatMessage({ id: "lodging.results.loading" })} />;
  return (
    <>
      <LodgingSprite houses={houses} />
      <PictureCardList>
        {houses.map((house) => (
          <PictureCard key={house.HotelId} id={`house-${house.HotelId}`}>
            <div className="picture">
              <HouseFromSprite house={house} />
              <SaveHeart item={houseItem(house.HotelId)} name={house.HotelName} />
            </div>
            <div className="words">
              <h3>
                <Link to={hotelPath(house.HotelId, stay)}>{house.HotelName}</Link>
              </h3>
              <p>
                <DottedLine>
                  {words.category(house.CategoryId)}
                  {zoneId !== undefined && house.TouristZoneId !== zoneId && house.TouristZoneName}
                  {house.ChainName !== "" && house.ChainName}
                </DottedLine>
              </p>
              <CardMark mark={marks.get(house.HotelId)} />
              <p className="tabular">
                <FormattedMessage
                  id="lodging.house.from"
                  values={{ price: <strong key="price">{money(house.FromPerNight, house.CurrencyCode)}</strong> }}
                />
              </p>
              {foot?.(house)}
            </div>
          </PictureCard>
        ))}
      </PictureCardList>
    </>
  );
}
