import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";
import { type Language, languages } from "../../../../shared/language";
import { languageFacts } from "../../../../shared/languageFacts";
import { token } from "../../theme/token";

const Columns = styled("div")({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(22rem, 100%), 1fr))",
  gap: "28px 40px",
  alignItems: "start",
});

const Column = styled("fieldset")({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: 16,
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  "& > legend": { padding: 0, marginBottom: 8, color: token("inkSoft"), fontWeight: 700 },
});

type Props = { readonly children: (language: Language, place: number) => ReactNode };

/** The same text in all languages, side by side if there is room. */
export function SideBySide({ children }: Props) {
  return (
    <Columns>
      {languages.map((language, place) => (
        <Column key={language}>
          <legend>{languageFacts[language].name}</legend>
          {children(language, place)}
        </Column>
      ))}
    </Columns>
  );
}
