import { FormattedMessage } from "react-intl";
import { ServerText } from "../ui/failures/serverText";
import type { Notice } from "./notices";

/** What an alert says, in the language of the page even when that changes while it is shown. */
export function NoticeText({ notice }: { readonly notice: Notice }) {
  const { message, values, quote, said, text } = notice;
  if (!message) return said ? <ServerText said={said} /> : text;
  return (
    <>
      <FormattedMessage id={message} values={values} />
      {quote && <FormattedMessage id="error.quote" tagName="p" values={{ request: quote }} />}
    </>
  );
}
