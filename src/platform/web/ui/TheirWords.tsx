import { languageOfWords } from "../intl/languageOfWords";

/**
 * What a person wrote, as it was written (DESK-9): it is not translated, and is read aloud in its own language where
 * its words tell which that is.
 */
export function TheirWords({ children }: { readonly children: string }) {
  return <span lang={languageOfWords(children) ?? undefined}>{children}</span>;
}
