import { styled } from "@mui/material/styles";
import { FormattedMessage } from "react-intl";
import { token } from "../../../../platform/web/theme/token";
import { Icon } from "../../../../platform/web/ui/Icon";
import { Section } from "../../../../platform/web/ui/Section";
import type { LodgingOfferDetail } from "../../lodging.schemas";
import { useGetHotelServicesQuery } from "../lodging.api";

const List = styled("ul")({
  display: "grid",
  gap: "8px 20px",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(9.5rem, 100%), 1fr))",
  margin: 0,
  padding: 0,
  listStyle: "none",
  "& li": { display: "grid", gridTemplateColumns: "20px minmax(0, 1fr)", gap: 8, lineHeight: 1.4 },
  "& svg": { color: token("palm"), marginTop: 2 },
});

type Props = {
  readonly house: Pick<LodgingOfferDetail, "HotelId" | "Building" | "ChainName" | "TouristZoneName">;
};

/** The house in a line, and what it has. Services that do not arrive leave no hole. */
export function LodgingServices({ house: { HotelId, Building, ChainName, TouristZoneName } }: Props) {
  const { data: services = [] } = useGetHotelServicesQuery({ id: HotelId });
  return (
    <Section title={<FormattedMessage id="lodging.book.house" />}>
      <p>
        <FormattedMessage id={`lodging.about.${Building}`} values={{ chain: ChainName, zone: TouristZoneName }} />
      </p>
      {services.length > 0 && (
        <List>
          {services.map(({ Id, Code }) => (
            <li key={Id}>
              <Icon name="check" />
              <FormattedMessage id={`lodging.service.${Code}`} tagName="span" />
            </li>
          ))}
        </List>
      )}
    </Section>
  );
}
