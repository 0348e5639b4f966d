import Chip from "@mui/material/Chip";
import { styled } from "@mui/material/styles";
import { FormattedMessage } from "react-intl";
import { AsDrawn } from "../../../../art/AsDrawn";
import { modelOfClass, paintOfClass } from "../../../../art/cars/carLook";
import { CarArt } from "../../../../art/lazyDrawings";
import { PhotoPicture } from "../../../../features/photos/web/PhotoPicture";
import { carClassPath } from "../../../../features/plan/products.pages";
import { useCarClass } from "../../../../platform/web/intl/useCarClass";
import { useCardMoney } from "../../../../platform/web/intl/useMoney";
import { usePlaceName } from "../../../../platform/web/intl/usePlaceName";
import { Link } from "../../../../platform/web/links";
import { token } from "../../../../platform/web/theme/token";
import { DottedLine } from "../../../../platform/web/ui/dotted/DottedLine";
import { Section } from "../../../../platform/web/ui/page/Section";
import type { ClassInZone } from "../../class.schemas";
import { carGround } from "../carGround";

const Cards = styled("ul")({
  display: "grid",
  gap: 16,
  gridTemplateColumns: "repeat(auto-fill, minmax(min(13rem, 100%), 1fr))",
  margin: 0,
  padding: 0,
  listStyle: "none",
  "@media (max-width: 599px)": { gap: 10 },
});

const Card = styled(Link)({
  display: "grid",
  gap: 12,
  height: "100%",
  alignContent: "start",
  padding: 12,
  borderRadius: 10,
  border: `1px solid ${token("sand")}`,
  background: token("surface"),
  color: "inherit",
  textDecoration: "none",
  "&:hover": { borderColor: token("sea") },
  "&:hover h3": { textDecoration: "underline", textUnderlineOffset: 4 },
  "& .car": { ...carGround, aspectRatio: "16 / 8" },
  "& .car[data-photo]": { padding: 0, overflow: "hidden" },
  "& h3": { fontSize: "1.125rem", lineHeight: 1.25 },
  "& p": { color: token("inkSoft"), fontSize: "0.9375rem", lineHeight: 1.4 },
  // On a phone the car is next to its name.
  "@media (max-width: 599px)": { gridTemplateColumns: "7.5rem minmax(0, 1fr)", alignItems: "center" },
});

const Links = styled("ul")({
  display: "flex",
  flexWrap: "wrap",
  gap: 8,
  margin: 0,
  padding: 0,
  listStyle: "none",
});

/** The other classes in the place, from the smallest car to the largest. */
export function OtherClasses({ found: { Zone, OtherClasses: others } }: { readonly found: ClassInZone }) {
  const money = useCardMoney();
  const place = usePlaceName();
  const { withGears } = useCarClass();
  if (others.length === 0) return null;
  return (
    <Section title={<FormattedMessage id="car.class.others" values={{ zone: place(Zone.Name) }} />}>
      <Cards>
        {others.map(({ ClassId, ClassName, Seats, FromPerDay, CurrencyCode, Photo }) => (
          <li key={ClassId}>
            <Card to={carClassPath(Zone.Id, ClassId)}>
              {Photo ? (
                <div className="car" data-photo="">
                  <PhotoPicture photo={Photo} sizes="(max-width: 599px) 50vw, 12rem" />
                </div>
              ) : (
                <AsDrawn as="div" className="car" of={ClassName}>
                  {() => <CarArt model={modelOfClass(ClassName)} colour={paintOfClass(ClassName)} />}
                </AsDrawn>
              )}
              <div>
                <h3>{withGears(ClassName)}</h3>
                <p className="tabular">
                  <DottedLine>
                    <FormattedMessage id="car.fact.seats" values={{ count: Seats }} />
                    <FormattedMessage id="car.class.otherFrom" values={{ price: money(FromPerDay, CurrencyCode) }} />
                  </DottedLine>
                </p>
              </div>
            </Card>
          </li>
        ))}
      </Cards>
    </Section>
  );
}

/** Links to other places where the class is rented out. */
export function ElsewhereLinks({ found: { ClassId, Elsewhere } }: { readonly found: ClassInZone }) {
  const place = usePlaceName();
  if (Elsewhere.length === 0) return null;
  return (
    <Section title={<FormattedMessage id="car.class.elsewhere" />}>
      <Links>
        {Elsewhere.map(({ Id, Name }) => (
          <li key={Id}>
            <Chip component={Link} to={carClassPath(Id, ClassId)} clickable variant="outlined" label={place(Name)} />
          </li>
        ))}
      </Links>
    </Section>
  );
}
