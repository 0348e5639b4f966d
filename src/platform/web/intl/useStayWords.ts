import { useMemo } from "react";
import { useIntl } from "react-intl";
import type { MessageId } from "../messages";

const roomClasses: Readonly<Record<string, MessageId>> = {
  Standard: "lodging.roomClass.Standard",
  Superior: "lodging.roomClass.Superior",
  Suite: "lodging.roomClass.Suite",
  WholeVilla: "lodging.roomClass.WholeVilla",
};

const mealsPlans: Readonly<Record<string, MessageId>> = {
  EP: "lodging.mealsPlan.EP",
  CP: "lodging.mealsPlan.CP",
  MAP: "lodging.mealsPlan.MAP",
  AP: "lodging.mealsPlan.AP",
  ALL: "lodging.mealsPlan.ALL",
};

type StayWords = {
  room: (roomClassCode: string, mealsPlanCode: string) => string;
  roomClass: (code: string) => string;
};

/** The codes of a stay as text: "Suite, half board". Unknown codes stay as they are. */
export function useStayWords(): StayWords {
  const intl = useIntl();
  return useMemo(() => {
    const say = (id: MessageId | undefined, code: string) => (id ? intl.formatMessage({ id }) : code);
    return {
      roomClass: (code) => say(roomClasses[code], code),
      room: (roomClassCode, mealsPlanCode) =>
        intl.formatMessage(
          { id: "lodging.room.withMeals" },
          {
            room: say(roomClasses[roomClassCode], roomClassCode),
            meals: say(mealsPlans[mealsPlanCode], mealsPlanCode).toLocaleLowerCase(intl.locale),
          },
        ),
    };
  }, [intl]);
}
