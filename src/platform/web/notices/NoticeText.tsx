import { FormattedMessage } from "react-intl";
import type { Notice } from "./notices";

/** What an alert says, in the language of the page even when that changes while it is shown. */
export function NoticeText({ notice }: { readonly notice: Notice }) {
  return notice.message ? <FormattedMessage id={notice.message} values={notice.values} /> : notice.text;
}
