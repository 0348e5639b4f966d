import { useMemo } from "react";
import { useIntl } from "react-intl";
import type { MessageId } from "../../../shared/messageId";
import { mealsPlanMessage, roomClassMessage } from "../../../shared/stayMessages";

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
      roomClass: (code) => say(roomClassMessage(code), code),
      room: (roomClassCode, mealsPlanCode) =>
        intl.formatMessage(
          { id: "lodging.room.withMeals" },
          {
            room: say(roomClassMessage(roomClassCode), roomClassCode),
            meals: say(mealsPlanMessage(mealsPlanCode), mealsPlanCode).toLocaleLowerCase(intl.locale),
          },
        ),
    };
  }, [intl]);
}
