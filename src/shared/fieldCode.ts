import type { MessageUnder } from "./messageId";
import type { RefusalCode } from "./refusals";

/**
 * What is wrong with a field of a body: its text is the message `field.<code>`, or `refusal.<code>` for a reason of the
 * statechart. (WIRE-16)
 */
export type FieldCode = MessageUnder<"field"> | RefusalCode;
