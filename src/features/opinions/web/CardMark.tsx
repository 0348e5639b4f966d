import { styled } from "@mui/material/styles";
import { FormattedMessage } from "react-intl";
import { token } from "../../../platform/web/theme/token";
import { useGetCompanyMarksQuery, useGetHouseMarksQuery } from "./opinions.api";
import { markText } from "./StarMark";

/** A star and words in one element: a list has many of them. (SPEED-5) */
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
    // Its colour says nothing that the words do not.
    forcedColorAdjust: "none",
  },
});

type Marked = { readonly Tenths: number; readonly Count: number } | undefined;

function OfMark({ mark }: { readonly mark: Marked }) {
  return (
    mark && (
      <Mark className="mark">
        <FormattedMessage id="opinion.card" values={{ mark: markText(mark.Tenths), count: mark.Count }} />
      </Mark>
    )
  );
}

/** What guests say of a house in a list of many; nothing where none has. (REVIEW-7) */
export function HouseCardMark({ hotelId }: { readonly hotelId: number }) {
  const { data } = useGetHouseMarksQuery();
  return <OfMark mark={data?.find(({ HotelId }) => HotelId === hotelId)} />;
}

/** What drivers say of a rental company in a list of many; nothing where none has. (REVIEW-7) */
export function CompanyCardMark({ supplierId }: { readonly supplierId: number }) {
  const { data } = useGetCompanyMarksQuery();
  return <OfMark mark={data?.find(({ SupplierId }) => SupplierId === supplierId)} />;
}
