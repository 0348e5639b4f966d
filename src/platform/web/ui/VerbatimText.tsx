import { styled } from "@mui/material/styles";
import { FormattedMessage } from "react-intl";
import { languageOfWords } from "../intl/languageOfWords";
import { token } from "../theme/token";

type Props = {
  /** Empty: it was erased with its client's account. */
  readonly children: string;
  /** It is damaged. */
  readonly unreadable?: boolean;
};

/** The notice in place of an erased or unreadable text: it is ours, not the person's. */
const InTheirPlace = styled("em")({ color: token("inkSoft") });

/**
 * A person's text, verbatim (DESK-9): it is not translated, and is marked with its own language where that can be
 * detected. Where it was erased or cannot be read, that is said in its place. (SAFE-63)
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
