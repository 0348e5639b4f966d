import { styled } from "@mui/material/styles";
import { FormattedMessage } from "react-intl";
import { carClassPath } from "../../../../features/plan/products.pages";
import { useCarClass } from "../../../../platform/web/intl/useCarClass";
import { Section } from "../../../../platform/web/ui/page/Section";
import { TextLink } from "../../../../platform/web/ui/TextLink";
import type { CarFacets } from "../../car.schemas";

const List = styled("ul")({
  display: "flex",
  flexWrap: "wrap",
  gap: "0 24px",
  margin: 0,
  padding: 0,
  listStyle: "none",
  "& a": { display: "inline-flex", alignItems: "center", minHeight: 44 },
});

const Foot = styled("div")({ marginTop: "clamp(32px, 5vw, 56px)" });

type Props = { readonly zoneId: number; readonly zone: string; readonly classes: CarFacets["Classes"] };

/** Below a place's cars: links to the pages of its classes. (CAR-23) */
export function CarClassLinks({ zoneId, zone, classes }: Props) {
  const { withGears } = useCarClass();
  if (classes.length === 0) return null;
  return (
    <Foot>
      <Section title={<FormattedMessage id="car.class.every" values={{ zone }} />}>
        <List>
          {classes.map(({ Id, Name }) => (
            <li key={Id}>
              <TextLink to={carClassPath(zoneId, Id)}>{withGears(Name)}</TextLink>
            </li>
          ))}
        </List>
      </Section>
    </Foot>
  );
}
