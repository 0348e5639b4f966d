import { useEffect } from "react";
import { useIntl } from "react-intl";
import { useLocation } from "react-router";
import { formatWords, type PageWords, type Words } from "../../../shared/pageWords";
import { isMessage } from "../intl/isMessage";
import { useLanguage } from "../intl/useLanguage";
import { shopName } from "../shop";

const missing: PageWords = { title: { id: "title.notFound" }, description: { id: "meta.site" } };

/**
 * Sets the title after the page's subject once that is loaded (undefined: not yet), like the server's head; for a
 * missing subject (null), tells search engines not to index the page. Until then the shell's title stays. (WEB-23)
 */
export function usePageWords(words: PageWords | null | undefined): void {
  const intl = useIntl();
  const language = useLanguage();
  const { pathname } = useLocation();
  const say = (said: Words) =>
    String(
      formatWords(said, language, (id, values) =>
        isMessage(intl, id) ? intl.formatMessage({ id }, { shop: shopName(), ...values }) : undefined,
      ),
    );
  const shown = words === null ? missing : words;
  const title = shown && say({ id: "title.site", values: { page: shown.title } });
  const description = shown && say(shown.description);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path makes the shell write the head again.
  useEffect(() => {
    if (title === undefined || description === undefined) return;
    document.title = title;
    setContent("property", "og:title", title);
    setContent("name", "description", description);
    setContent("property", "og:description", description);
    if (words !== null) return;
    setContent("name", "robots", "noindex");
    for (const link of document.querySelectorAll('link[rel="canonical"],link[rel="alternate"]')) link.remove();
  }, [title, description, words === null, pathname, language]);
}

/** These elements exist already: the shell or the server has added them. */
function setContent(kind: "name" | "property", name: string, content: string): void {
  document.querySelector(`meta[${kind}="${name}"]`)?.setAttribute("content", content);
}
