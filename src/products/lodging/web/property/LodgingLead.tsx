import { zonePath } from "../../../../features/plan/products.pages";
import { usePlaceName } from "../../../../platform/web/intl/usePlaceName";
import { DottedLine } from "../../../../platform/web/ui/dotted/DottedLine";
import { TextLink } from "../../../../platform/web/ui/TextLink";
import { provincePath } from "../../lodging.paths";
import type { Hotel } from "../../property.schemas";
import { useLodgingWords } from "../useLodgingWords";

type Props = {
  readonly property: Pick<
    Hotel,
    "CategoryId" | "LocationId" | "Area" | "TouristZoneId" | "TouristZoneName" | "ProvinceId" | "ProvinceName"
  >;
};

/** A property's stars and area, with links to its zone's and province's pages. */
export function LodgingLead({ property }: Props) {
  const words = useLodgingWords();
  const place = usePlaceName();
  const { CategoryId, LocationId, Area, TouristZoneId, TouristZoneName, ProvinceId, ProvinceName } = property;
  return (
    <DottedLine>
      {words.category(CategoryId)}
      {Area === null ? words.location(LocationId) : Area !== TouristZoneName && place(Area)}
      <span>
        <TextLink to={zonePath(TouristZoneId)}>{place(TouristZoneName)}</TextLink>
        {ProvinceName !== TouristZoneName && (
          <>
            , <TextLink to={provincePath(ProvinceId)}>{place(ProvinceName)}</TextLink>
          </>
        )}
      </span>
    </DottedLine>
  );
}
