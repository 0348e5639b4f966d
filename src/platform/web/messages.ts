import type { MessageFormatElement } from "react-intl";
import type en from "../../../i18n/en.json";

/** Every message of the product by its id, typed from the English file; Spanish has the same (checked). */
export type MessageId = keyof typeof en;

/** A language's messages: texts in the files, parsed once webpack has precompiled them. */
export type Messages = Record<MessageId, string> | Record<MessageId, MessageFormatElement[]>;
