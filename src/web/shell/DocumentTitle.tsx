import { useEffect } from "react";
import { useIntl } from "react-intl";
import type { MessageId } from "../messages";

type Props = { readonly title: MessageId; readonly description?: MessageId | undefined };

/** Title and description of the page, in its language (specification section 2, shell). */
export function DocumentTitle({ title, description = "title.description" }: Props) {
  const intl = useIntl();
  useEffect(() => {
    document.title = intl.formatMessage({ id: "title.site" }, { page: intl.formatMessage({ id: title }) });
    document
      .querySelector('meta[name="description"]')
      ?.setAttribute("content", intl.formatMessage({ id: description }));
  }, [intl, title, description]);
  return null;
}
