import { useEffect } from "react";
import { SaveButton, SaveHeart } from "../../../../features/saved/web/SaveHeart";
import { useSavedActions } from "../../../../features/saved/web/useSaved";
import { propertyItem } from "../../lodging.savedItem";

type Props = { readonly property: { readonly HotelId: number; readonly HotelName: string } };

/** Saves a property from a card. (LODGE-24) */
export const PropertyHeart = ({ property: { HotelId, HotelName } }: Props) => (
  <SaveHeart item={propertyItem(HotelId)} name={HotelName} />
);

/** Saves a property from its page, which counts as seen. (LODGE-24) */
export function SavePropertyButton({ property: { HotelId, HotelName } }: Props) {
  const item = propertyItem(HotelId);
  const keeping = useSavedActions();
  useEffect(() => keeping?.open(item), [keeping, item]);
  return <SaveButton item={item} name={HotelName} />;
}
