import type { MessageFormatElement } from "react-intl";
import type en from "../../../i18n/en.json";

/** The id of every message, typed from the English file; a check ensures that Spanish has the same. */
export type MessageId = keyof typeof en;

/** A language's messages: texts in the files, parsed once webpack has precompiled them. */
export type Messages = Record<MessageId, string> | Record<MessageId, MessageFormatElement[]>;
