import { styled } from "@mui/material/styles";
import { FormattedMessage, useIntl } from "react-intl";
import { token } from "../../../platform/web/theme/token";

const POINTS = "M12 2.600l2.900 6.200 6.700.800-5 4.600 1.400 6.700L12 17.500l-6 3.400 1.400-6.700-5-4.600 6.700-.800z";

/** A star of the text's size, full or outlined, so that colour is not the only difference. */
export function Star({ full, size = 20 }: { readonly full: boolean; readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path
        d={POINTS}
        fill={full ? token("mango") : "none"}
        stroke={token("mangoText")}
        strokeWidth={1.6}
        strokeLinejoin="round"
      />
    </svg>
  );
}

const Line = styled("span")({
  display: "inline-flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "0 8px",
  "& strong": { fontVariantNumeric: "tabular-nums" },
  "& span": { color: token("inkSoft"), fontSize: "0.9375rem" },
});

/** A mean in tenths as text: 4.6, in both languages (WEB-14). */
export const markText = (tenths: number): string => (tenths / 10).toFixed(1);

type Props = { readonly tenths: number; readonly count?: number };

/** The mean in stars, and the number of reviews. (REVIEW-4) */
export function StarMark({ tenths, count }: Props) {
  const intl = useIntl();
  return (
    <Line>
      <Star full />
      <strong>{intl.formatMessage({ id: "opinion.of" }, { mark: markText(tenths) })}</strong>
      {count !== undefined && (
        <span>
          <FormattedMessage id="opinion.count" values={{ count }} />
        </span>
      )}
    </Line>
  );
}
