import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import { useIntl } from "react-intl";
import { token } from "../../../../platform/web/theme/token";
import { DottedMessage } from "../../../../platform/web/ui/dotted/DottedMessage";
import { type Fact, FactList } from "../../../../platform/web/ui/FactList";
import { cubaOutline, OUTLINE_SIZE, onOutline } from "../../cuba.outline";
import { placeLines } from "../../voucher.rules";
import type { VoucherPlace } from "../../voucher.schemas";

/** The place where the service begins: its address, its phone numbers and its position. */
export function VoucherDesk({ place }: { readonly place: VoucherPlace }) {
  const { Phone, EmergencyPhone } = place;
  const facts: Fact[] = [
    {
      id: "place",
      term: <DottedMessage id="voucher.paper.place" />,
      detail: placeLines(place).map((line) => <div key={line}>{line}</div>),
    },
    ...(Phone
      ? [{ id: "phone", term: <DottedMessage id="voucher.paper.deskPhone" />, detail: <Call number={Phone} /> }]
      : []),
    ...(EmergencyPhone
      ? [
          {
            id: "breakdown",
            term: <DottedMessage id="voucher.paper.breakdown" />,
            detail: <Call number={EmergencyPhone} />,
          },
        ]
      : []),
  ];
  return (
    <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: { xs: "1fr", sm: "1fr 1fr" }, alignItems: "center" }}>
      <FactList layout="grid" facts={facts} />
      <OfficeMap place={place} />
    </Box>
  );
}

function Call({ number }: { readonly number: string }) {
  return (
    <Link color="inherit" href={`tel:${number.replaceAll(" ", "")}`}>
      {number}
    </Link>
  );
}

/** A map of Cuba with the place, small enough to be printed with the rest. */
function OfficeMap({ place }: { readonly place: VoucherPlace }) {
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
