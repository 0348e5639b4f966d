import { styled } from "@mui/material/styles";
import { FormattedMessage } from "react-intl";
import { carsPath } from "../../../../../features/plan/products.pages";
import { useOfficeName } from "../../../../../platform/web/intl/useOfficeName";
import { useRoadWords } from "../../../../../platform/web/intl/useRoadWords";
import { token } from "../../../../../platform/web/theme/token";
import { Stroke } from "../../../../../platform/web/ui/Stroke";
import { TextLink } from "../../../../../platform/web/ui/TextLink";
import { zoneOnDaysPath } from "../../../lodging.paths";
import type { NearPlace } from "../../../property.schemas";
import { useNamedStay } from "../rooms/useNamedStay";

const List = styled("ul")({
  display: "grid",
  gap: "2px 32px",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(18rem, 100%), 1fr))",
  margin: 0,
  padding: 0,
  listStyle: "none",
  "& li": {
    display: "grid",
    gridTemplateColumns: "20px minmax(0, 1fr) auto",
    gap: 10,
    alignItems: "center",
    minHeight: 48,
    lineHeight: 1.35,
    borderBottom: `1px solid ${token("sand")}`,
  },
  "& svg": { color: token("sea") },
  "& small": { display: "block", color: token("inkSoft"), fontSize: "0.875rem" },
  "& a": { display: "inline-block", paddingBlock: 4 },
});
const Note = styled("p")({ color: token("inkSoft"), fontSize: "0.9375rem" });

/** Drawn as strokes: an aeroplane, a car, a pin. */
const icons = {
  airport:
    "M3 13l7.5-3V4.500a1.5 1.5 0 0 1 3 0V10l7.5 3v2.500l-7.5-1.500v4l2.5 2v1.500L12 20l-4 1.500V20l2.5-2v-4L3 15.500z",
  office: "M3 16v-4l2.5-1L8 6.500h8l2.5 4.500 2.5 1v4zM5.5 16v2.500M18.5 16v2.500M6 11h12",
  zone: "M12 21c-5-6-7-8.500-7-11.500a7 7 0 0 1 14 0C19 12.500 17 15 12 21zM12 7.500a2.2 2.2 0 1 0 .1 0z",
} as const;

/** Nearby places, each with its distance and a link to its cars or page. Nothing if there are none. */
export function HotelNear({ near }: { readonly near: readonly NearPlace[] }) {
  const byRoad = useRoadWords();
  const place = useOfficeName();
  const stay = useNamedStay();
  if (near.length === 0) return null;
  return (
    <>
      <List>
        {near.map(({ Kind, Id, Name, TouristZoneId, Kilometres, Minutes }) => (
          <li key={`${Kind}/${Id}`}>
            <Stroke path={icons[Kind]} />
            <div>
              <TextLink to={Kind === "zone" ? zoneOnDaysPath(Id, stay) : carsPath({ zone: TouristZoneId })}>
                {Kind === "office" ? (
                  <FormattedMessage id="lodging.near.office" values={{ name: place(Name) }} />
                ) : (
                  place(Name)
                )}
              </TextLink>
              {Kind === "airport" && <FormattedMessage id="lodging.near.airport" tagName="small" />}
            </div>
            <span className="tabular">{byRoad({ Kilometres, Minutes })}</span>
          </li>
        ))}
      </List>
      <Note>
        <FormattedMessage id="lodging.near.note" />
      </Note>
    </>
  );
}
