import { languageOfWords } from "../intl/languageOfWords";

/**
 * A person's text, verbatim (DESK-9): it is not translated, and is marked with its own language where that can be
 * detected.
 */
export function TheirWords({ children }: { readonly children: string }) {
  return <span lang={languageOfWords(children) ?? undefined}>{children}</span>;
}
