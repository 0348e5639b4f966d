import { useMemo } from "react";
import { useIntl } from "react-intl";
import { mealsPlanCode, roomClassCode } from "../../../shared/lodgingCodes";
import type { MessageId } from "../../../shared/messageId";
import { locationName } from "../lodging.enumerations";

const categories: Readonly<Record<number, MessageId>> = {
  1: "lodging.category.1",
  3: "lodging.category.3",
  4: "lodging.category.4",
  5: "lodging.category.5",
};

/** Texts for ids in answers; an unknown id has none. */
export function useLodgingWords() {
  const intl = useIntl();
  return useMemo(() => {
    const say = (id: MessageId | undefined) => (id ? intl.formatMessage({ id }) : "");
    const named = <Name extends string>(name: Name | undefined, id: (name: Name) => MessageId) =>
      say(name === undefined ? undefined : id(name));
    return {
      category: (id: number) => say(categories[id]),
      roomClass: (id: number) => named(roomClassCode(id), (name) => `lodging.roomClass.${name}`),
      mealsPlan: (id: number) => named(mealsPlanCode(id), (name) => `lodging.mealsPlan.${name}`),
      location: (id: number) => named(locationName(id), (name) => `lodging.location.${name}`),
    };
  }, [intl]);
}
