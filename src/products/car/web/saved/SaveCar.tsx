import { useEffect } from "react";
import { SaveButton, SaveHeart } from "../../../../features/saved/web/SaveHeart";
import { useSavedActions } from "../../../../features/saved/web/useSaved";
import { usePlaceName } from "../../../../platform/web/intl/usePlaceName";
import { carItem } from "../../car.savedItem";

type Props = {
  readonly car: {
    readonly ZoneId: number;
    readonly ZoneName: string;
    readonly ModelId: number;
    readonly ModelName: string;
  };
};

/** Saves a car from a card of the results. (LODGE-24) */
export const CarHeart = (props: Props) => <SaveHeart {...useItem(props)} />;

/** Saves a car from its page, which counts as seen. (LODGE-24) */
export function SaveCarButton(props: Props) {
  const saved = useItem(props);
  const keeping = useSavedActions();
  useEffect(() => keeping?.open(saved.item), [keeping, saved.item]);
  return <SaveButton {...saved} />;
}

function useItem({ car: { ZoneId, ZoneName, ModelId, ModelName } }: Props) {
  const place = usePlaceName();
  return { item: carItem(ZoneId, ModelId), name: `${ModelName}, ${place(ZoneName)}` };
}
