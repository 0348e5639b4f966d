import { styled } from "@mui/material/styles";
import { FormattedMessage } from "react-intl";
import { token } from "../../../platform/web/theme/token";
import { markText } from "./StarMark";

/** A star and text in one element: a list has many of them. (SPEED-5) */
const Mark = styled("span")({
  position: "relative",
  paddingInlineStart: 24,
  fontSize: "0.9375rem",
  fontWeight: 600,
  color: token("ink"),
  fontVariantNumeric: "tabular-nums",
  "&::before": {
    content: '""',
    position: "absolute",
    insetInlineStart: 0,
    top: "calc(50% - 9px)",
    width: 18,
    height: 18,
    background: token("mangoText"),
    clipPath: "polygon(50% 4%, 63% 37%, 98% 40%, 71% 62%, 80% 96%, 50% 77%, 20% 96%, 29% 62%, 2% 40%, 37% 37%)",
    // The colour only repeats the text.
    forcedColorAdjust: "none",
  },
});

type Props = { readonly mark: { readonly Tenths: number; readonly Count: number } | undefined };

/** A mean of reviews for a card in a list; nothing without reviews. (REVIEW-7) */
export function CardMark({ mark }: Props) {
  return (
    mark && (
      <Mark className="mark">
        <FormattedMessage id="opinion.card" values={{ mark: markText(mark.Tenths), count: mark.Count }} />
      </Mark>
    )
  );
}
