import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import { type ComponentType, lazy, type ReactNode, Suspense } from "react";
import { useIntl } from "react-intl";
import { token } from "../../../../platform/web/theme/token";
import type { Fact } from "../../../../platform/web/ui/FactList";
import type { VoucherDetails } from "../../../../products/product.web";
import type { Position } from "../../../../shared/roads/byRoad";
import { cubaOutline, OUTLINE_SIZE, onOutline } from "../../cuba.outline";
import { placeLines } from "../../voucher.rules";
import type { Voucher, VoucherPlace } from "../../voucher.schemas";
import { BilingualMessage } from "./Bilingual";

/**
 * The place where a service begins, with the phone numbers of the rental desk or the property. A property that `booked`
 * names already is not repeated. (PAPER-6)
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

type MapProps = { readonly place: VoucherPlace };
type SketchProps = { readonly place: Position; readonly label: string; readonly outline: ReactNode };

/** If its code cannot be loaded, as without a network, the outline stays. */
const Sketch = lazy<ComponentType<SketchProps>>(() =>
  import(/* webpackChunkName: "map" */ "../../../../platform/web/map/PlaceSketch").then(
    ({ default: PlaceSketch }) => ({ default: ({ place, label }) => <PlaceSketch place={place} label={label} /> }),
    () => ({ default: ({ outline }) => outline }),
  ),
);

const onScreenOnly = { minHeight: 220, "@media print": { display: "none" } } as const;
const onPaperOnly = { display: "none", "@media print": { display: "block" } } as const;

/** On the screen the place's surroundings with their roads; on paper its position in Cuba, to keep it to one page. (PAPER-22) */
export function PlaceMap({ place }: MapProps) {
  const intl = useIntl();
  const label = intl.formatMessage({ id: "voucher.paper.near" }, { place: `${place.Name}, ${place.Zone}` });
  const outline = <PlaceOutline place={place} />;
  return (
    <>
      <Box sx={onScreenOnly}>
        <Suspense fallback={outline}>
          <Sketch place={{ latitude: place.Latitude, longitude: place.Longitude }} label={label} outline={outline} />
        </Suspense>
      </Box>
      <Box sx={onPaperOnly}>{outline}</Box>
    </>
  );
}

/** A map of Cuba with the place. */
function PlaceOutline({ place }: MapProps) {
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
