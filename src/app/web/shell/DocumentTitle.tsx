import { useEffect } from "react";
import { useIntl } from "react-intl";
import { useLocation } from "react-router";
import { useLanguage } from "../../../platform/web/intl/useLanguage";
import { shopName } from "../../../platform/web/shop";
import { isPublicPage, type SitePage, wordsOf } from "../../sitePages";
import { describePage } from "./head";

type Props = { readonly page: SitePage | "notFound" };

/**
 * Title, description and addresses of the page, in its language (WEB-11). The description is `meta.<name>` where there
 * is one. The server has put all of it into the head already: descriptions are not among the first view's messages, and
 * the head keeps the server's until the rest has loaded.
 */
export function DocumentTitle({ page }: Props) {
  const intl = useIntl();
  const language = useLanguage();
  const { pathname } = useLocation();
  useEffect(() => {
    const name = wordsOf(page);
    const shop = shopName();
    const described = [`meta.${name}`, "meta.site"].find((id) => intl.messages[id]);
    describePage({
      title: intl.formatMessage({ id: "title.site" }, { shop, page: intl.formatMessage({ id: `title.${name}` }) }),
      description: described && intl.formatMessage({ id: described }, { shop }),
      path: isPublicPage(page) ? pathname : null,
      language,
    });
  }, [intl, language, page, pathname]);
  return null;
}
