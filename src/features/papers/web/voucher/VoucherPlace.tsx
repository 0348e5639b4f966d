import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import { useIntl } from "react-intl";
import { token } from "../../../../platform/web/theme/token";
import type { Fact } from "../../../../platform/web/ui/FactList";
import type { VoucherDetails } from "../../../../products/product.web";
import { cubaOutline, OUTLINE_SIZE, onOutline } from "../../cuba.outline";
import { placeLines } from "../../voucher.rules";
import type { Voucher, VoucherPlace } from "../../voucher.schemas";
import { BilingualMessage } from "./Bilingual";

/**
 * Where a service begins, with the phone numbers of the rental desk or the property. A house that `booked` names already
 * is not named again. (PAPER-6)
 */
export function placeFacts(place: Voucher["Place"], booked: string, phone: VoucherDetails["phone"]): Fact[] {
  if (!place) return [];
  const { Phone, EmergencyPhone } = place;
  const phones = [
    { id: phone, number: Phone },
    { id: "breakdown", number: EmergencyPhone },
  ] as const;
  return [
    {
      id: "place",
      term: <BilingualMessage id="voucher.paper.place" />,
      detail: placeLines(place, booked).map((line) => <div key={line}>{line}</div>),
    },
    ...phones.flatMap(({ id, number }) =>
      number ? [{ id, term: <BilingualMessage id={`voucher.paper.${id}`} />, detail: <Call number={number} /> }] : [],
    ),
  ];
}

function Call({ number }: { readonly number: string }) {
  return (
    <Link color="inherit" href={`tel:${number.replaceAll(" ", "")}`}>
      {number}
    </Link>
  );
}

/** A map of Cuba with the place, small enough to be printed with the rest. */
export function PlaceMap({ place }: { readonly place: VoucherPlace }) {
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
