import { styled } from "@mui/material/styles";
import { FormattedMessage } from "react-intl";
import { CompanyOpinions } from "../../../../features/opinions/web/CompanyOpinions";
import { usePlaceName } from "../../../../platform/web/intl/usePlaceName";
import { token } from "../../../../platform/web/theme/token";
import { OfficeList } from "../../../../platform/web/ui/OfficeList";
import { Section } from "../../../../platform/web/ui/page/Section";
import { CONFIRM_WITHIN_HOURS } from "../../../../shared/constants";
import type { ClassInZone } from "../../class.schemas";

const Columns = styled("div")({
  display: "grid",
  gap: "clamp(24px, 4vw, 48px)",
  marginBlock: "clamp(32px, 5vw, 56px)",
  "@media (min-width: 700px)": { gridTemplateColumns: "1fr 1fr" },
});

const List = styled("ul")({
  margin: 0,
  padding: 0,
  listStyle: "none",
  "& li": { display: "flex", flexWrap: "wrap", gap: "2px 12px", alignItems: "baseline", paddingBlock: 9 },
  "& li + li": { borderTop: `1px solid ${token("sand")}` },
  "& b": { flexGrow: 1 },
  "& span": { color: token("inkSoft"), fontSize: "0.9375rem" },
  "& .instant": { color: token("palm"), fontWeight: 600 },
});

/** The companies that rent out a class in a place, and their offices. */
export function CarClassCompanies({ found: { Companies, Offices, Zone } }: { readonly found: ClassInZone }) {
  const place = usePlaceName();
  return (
    <Columns>
      <div>
        <Section title={<FormattedMessage id="car.class.companies" values={{ zone: place(Zone.Name) }} />}>
          <List>
            {Companies.map(({ Id, Name, ConfirmsInstantly }) => (
              <li key={Id}>
                <b>{Name}</b>
                <span className={ConfirmsInstantly ? "instant" : undefined}>
                  <FormattedMessage
                    id={ConfirmsInstantly ? "book.promise.instant" : "car.company.confirms"}
                    values={{ hours: CONFIRM_WITHIN_HOURS }}
                  />
                </span>
                <CompanyOpinions supplierId={Id} />
              </li>
            ))}
          </List>
        </Section>
      </div>
      <div>
        <Section title={<FormattedMessage id="car.class.offices" />}>
          <OfficeList offices={Offices} />
        </Section>
      </div>
    </Columns>
  );
}
