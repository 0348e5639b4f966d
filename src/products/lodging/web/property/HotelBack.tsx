import { FormattedMessage } from "react-intl";
import { zonePath } from "../../../../features/plan/products.pages";
import { usePlaceName } from "../../../../platform/web/intl/usePlaceName";
import { BackLink } from "../../../../platform/web/ui/page/BackLink";
import { lodgingSearchPath } from "../../lodging.paths";
import type { HotelView } from "./useHotelView";

type Props = {
  readonly view: HotelView;
  /** Null while it is not known. */
  readonly zone: { readonly id: number; readonly name: string } | null;
};

/** The way back: to the results of the search in the URL, or to other properties in the zone. */
export function HotelBack({ view: { view, named }, zone }: Props) {
  const place = usePlaceName();
  if (named)
    return (
      <BackLink to={lodgingSearchPath(view)}>
        <FormattedMessage id="book.back" />
      </BackLink>
    );
  return (
    zone && (
      <BackLink to={zonePath(zone.id)}>
        <FormattedMessage id="zone.hotels" values={{ place: place(zone.name) }} />
      </BackLink>
    )
  );
}
