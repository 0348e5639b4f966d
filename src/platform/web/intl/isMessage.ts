import type { IntlShape } from "react-intl";
import type { MessageId } from "../../../shared/messageId";

/** Whether there is a message for an id that is made of data, among those that are loaded. */
export const isMessage = ({ messages }: Pick<IntlShape, "messages">, id: string): id is MessageId => id in messages;
