import { styled } from "@mui/material/styles";
import { FormattedMessage } from "react-intl";
import { token } from "../../../../platform/web/theme/token";
import type { Figures } from "../../figures.rules";

const Box = styled("details")({
  padding: "10px 16px",
  borderRadius: 8,
  background: token("sunken"),
  "& summary": { cursor: "pointer", fontWeight: 600, minHeight: 32, alignContent: "center" },
  "& p": { margin: "8px 0 12px", color: token("inkSoft"), maxWidth: "44rem" },
  "& dl": {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fill, minmax(15rem, 1fr))",
    gap: "4px 24px",
    margin: 0,
  },
  "& dl > div": { display: "flex", justifyContent: "space-between", gap: 12 },
  "& dt": { fontFamily: "monospace", fontSize: "0.9375rem" },
  "& dd": { margin: 0, fontVariantNumeric: "tabular-nums" },
});

/** The placeholders of a text, with their current values. */
export function FigureList({ figures }: { readonly figures: Figures }) {
  return (
    <Box>
      <summary>
        <FormattedMessage id="content.figures.title" />
      </summary>
      <p>
        <FormattedMessage id="content.figures.text" />
      </p>
      <dl>
        {Object.entries(figures).map(([name, value]) => (
          <div key={name}>
            <dt>{`{${name}}`}</dt>
            <dd>{value ?? "–"}</dd>
          </div>
        ))}
      </dl>
    </Box>
  );
}
