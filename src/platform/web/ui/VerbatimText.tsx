import { styled } from "@mui/material/styles";
import { FormattedMessage } from "react-intl";
import { languageOfWords } from "../intl/languageOfWords";
import { token } from "../theme/token";

type Props = {
  /** Empty: it was erased with its client's account. */
  readonly children: string;
  /** True: it is damaged. */
  readonly unreadable?: boolean;
};

/** The notice instead of an erased or unreadable text: it is ours, not the person's. */
const InTheirPlace = styled("em")({ color: token("inkSoft") });

/**
 * A person's text, verbatim (DESK-9): it is not translated, and is marked with its own language if that can be
 * detected. If it was erased or cannot be read, a notice replaces it. (SAFE-63)
 */
export function VerbatimText({ children, unreadable = false }: Props) {
  if (unreadable || children === "")
    return (
      <InTheirPlace>
        <FormattedMessage id={unreadable ? "words.unreadable" : "words.erased"} />
      </InTheirPlace>
    );
  return <span lang={languageOfWords(children) ?? undefined}>{children}</span>;
}
