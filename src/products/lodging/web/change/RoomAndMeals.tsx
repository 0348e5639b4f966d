import { FormattedMessage } from "react-intl";
import { SelectField } from "../../../../platform/web/ui/fields/SelectField";
import type { ChangedStay } from "../../book/lodging.change";
import { useGetHotelQuery } from "../lodging.api";
import { useLodgingWords } from "../useLodgingWords";

type Props = {
  readonly hotelId: number;
  readonly stay: ChangedStay;
  readonly onChange: (part: Partial<ChangedStay>) => void;
};

/** The kind of room and the meals, of those that the house sells. */
export function RoomAndMeals({ hotelId, stay: { RoomClassId, MealsPlanId }, onChange }: Props) {
  const words = useLodgingWords();
  const { data: hotel } = useGetHotelQuery({ id: hotelId });
  const rooms = hotel?.Rooms ?? [];
  const plansOf = (classId: number) => rooms.find((room) => room.RoomClassId === classId)?.Plans ?? [];
  const chooseRoom = (classId: number) => {
    const plans = plansOf(classId);
    const has = plans.some((plan) => plan.MealsPlanId === MealsPlanId);
    onChange({ RoomClassId: classId, MealsPlanId: has ? MealsPlanId : (plans[0]?.MealsPlanId ?? MealsPlanId) });
  };
  const isSold = rooms.some((room) => room.RoomClassId === RoomClassId);
  const plans = plansOf(RoomClassId);
  return (
    <>
      <SelectField
        name="room"
        label={<FormattedMessage id="lodging.roomClass" />}
        value={RoomClassId}
        onChange={({ target }) => chooseRoom(Number(target.value))}
      >
        {!isSold && <option value={RoomClassId}>{words.roomClass(RoomClassId)}</option>}
        {rooms.map((room) => (
          <option key={room.RoomClassId} value={room.RoomClassId}>
            {words.roomClass(room.RoomClassId)}
          </option>
        ))}
      </SelectField>
      <SelectField
        name="meals"
        label={<FormattedMessage id="lodging.mealsPlan" />}
        value={MealsPlanId}
        onChange={({ target }) => onChange({ MealsPlanId: Number(target.value) })}
      >
        {!plans.some((plan) => plan.MealsPlanId === MealsPlanId) && (
          <option value={MealsPlanId}>{words.mealsPlan(MealsPlanId)}</option>
        )}
        {plans.map((plan) => (
          <option key={plan.MealsPlanId} value={plan.MealsPlanId}>
            {words.mealsPlan(plan.MealsPlanId)}
          </option>
        ))}
      </SelectField>
    </>
  );
}
