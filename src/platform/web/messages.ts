import type { MessageFormatElement } from "react-intl";
import type { MessageId } from "../../shared/messageId";

/** A language's messages: texts in the files, parsed once webpack has precompiled them. */
export type Messages = Record<MessageId, string> | Record<MessageId, MessageFormatElement[]>;

declare global {
  namespace FormatjsIntl {
    /** What `intl.formatMessage` and `FormattedMessage` take as an id. */
    interface Message {
      ids: MessageId;
    }
  }
}
