import { FormattedList, FormattedMessage } from "react-intl";
import { Callout } from "../../../platform/web/ui/status/Callout";
import { TextLink } from "../../../platform/web/ui/TextLink";
import { planPath } from "../../plan/plan.pages";
import type { Booked } from "./useBookTrip";

export const hasBooked = ({ car, stays }: Booked) => car !== null || stays.length > 0;

/** Shown beside the reason why a part of a trip was refused: the parts that are already in the plan. (TRIP-2) */
export function AlreadyBooked({ car, stays }: Booked) {
  const names = [
    ...(car === null ? [] : [<FormattedMessage key="" id="car.orSimilar" values={{ model: car }} />]),
    ...stays,
  ];
  return (
    <Callout kind="info">
      <FormattedMessage
        id="trips.alreadyBooked"
        values={{
          parts: <FormattedList value={names} />,
          plan: (text) => <TextLink to={planPath()}>{text}</TextLink>,
        }}
      />
    </Callout>
  );
}
