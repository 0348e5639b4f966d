import { useIntl } from "react-intl";
import type { LodgingRoom } from "../../lodging.schemas";

/** "2 adults, 1 child (7)": who sleeps in a room, children with their ages. */
export function useGuestsOfRoom({
  adultsAmount,
  childrenAgeList,
}: Pick<LodgingRoom, "adultsAmount" | "childrenAgeList">): string {
  const intl = useIntl();
  return intl.formatMessage(
    { id: "lodging.rooms.guests" },
    {
      adults: adultsAmount,
      children: childrenAgeList.length,
      ages: intl.formatList(childrenAgeList.map((age) => intl.formatNumber(age))),
    },
  );
}
