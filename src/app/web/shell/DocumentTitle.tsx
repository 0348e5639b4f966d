import { useEffect } from "react";
import { useIntl } from "react-intl";
import { useLocation } from "react-router";
import { useLanguage } from "../../../platform/web/intl/useLanguage";
import { isPublicPage, type SitePage, wordsOf } from "../../sitePages";
import { describePage } from "./head";

type Props = { readonly page: SitePage | "notFound" };

/**
 * Title, description and addresses of the page, in its language (WEB-11). A page is described
 * by `meta.<name>` where there is one. The page's answer came with all of it (src/app/web/shell/head.ts): descriptions are
 * no part of the first view's messages, and the head keeps the one it has until they are there.
 */
export function DocumentTitle({ page }: Props) {
  const intl = useIntl();
  const language = useLanguage();
  const { pathname } = useLocation();
  useEffect(() => {
    const name = wordsOf(page);
    const described = [`meta.${name}`, "meta.site"].find((id) => intl.messages[id]);
    describePage({
      title: intl.formatMessage({ id: "title.site" }, { page: intl.formatMessage({ id: `title.${name}` }) }),
      description: described && intl.formatMessage({ id: described }),
      path: isPublicPage(page) ? pathname : null,
      language,
    });
  }, [intl, language, page, pathname]);
  return null;
}
