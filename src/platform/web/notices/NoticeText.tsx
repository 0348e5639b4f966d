import { FormattedMessage } from "react-intl";
import { ServerText } from "../ui/failures/serverText";
import type { Notice } from "./notices";

/** What an alert says, in the language of the page even when that changes while it is shown. */
export function NoticeText({ notice }: { readonly notice: Notice }) {
  if (notice.message) return <FormattedMessage id={notice.message} values={notice.values} />;
  return notice.said ? <ServerText said={notice.said} /> : notice.text;
}
