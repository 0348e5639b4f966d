import Box from "@mui/material/Box";
import { useIntl } from "react-intl";
import { token } from "../../../../platform/web/theme/token";
import { cubaOutline, OUTLINE_SIZE, onOutline } from "../../cuba.outline";
import type { VoucherPlace } from "../../voucher.schemas";

/** Where in Cuba the service begins: small enough to be printed with the rest. */
export function OfficeMap({ place }: { readonly place: VoucherPlace }) {
  const intl = useIntl();
  const { x, y } = onOutline(place.Latitude, place.Longitude);
  const label = intl.formatMessage({ id: "voucher.paper.onMap" }, { place: `${place.Name}, ${place.Zone}` });
  const { width, height } = OUTLINE_SIZE;
  return (
    <Box
      component="svg"
      role="img"
      aria-label={label}
      viewBox={`0 -10 ${width} ${height + 20}`}
      sx={{ width: "100%", maxWidth: 340, height: "auto", display: "block" }}
    >
      <path d={cubaOutline} fill={token("sand")} stroke={token("sea")} strokeWidth="2" />
      <circle cx={x} cy={y} r="20" fill={token("mango")} stroke={token("ink")} strokeWidth="5" />
    </Box>
  );
}
