import { useEffect } from "react";
import { useIntl } from "react-intl";
import { useLocation } from "react-router";
import { DEFAULT_LANGUAGE } from "../../shared/constants";
import { languages } from "../../shared/language";
import type { MessageId } from "../messages";
import { describePage } from "./head";

type Props = { readonly title: MessageId; readonly description?: MessageId | undefined };

/**
 * Title, description and addresses of the page, in its language (specification section 2, shell). A page with
 * `title.<name>` is described by `meta.<name>` where there is one.
 */
export function DocumentTitle({ title, description = "title.description" }: Props) {
  const intl = useIntl();
  const { pathname } = useLocation();
  useEffect(() => {
    const own = `meta.${title.slice("title.".length)}`;
    describePage({
      title: intl.formatMessage({ id: "title.site" }, { page: intl.formatMessage({ id: title }) }),
      description: intl.formatMessage({ id: intl.messages[own] ? own : description }),
      path: pathname,
      language: languages.find((language) => language === intl.locale) ?? DEFAULT_LANGUAGE,
    });
  }, [intl, title, description, pathname]);
  return null;
}
