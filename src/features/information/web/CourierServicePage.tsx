import { styled } from "@mui/material/styles";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import { FormattedMessage, useIntl } from "react-intl";
import { PageScene } from "../../../art/PageScene";
import { useLanguage } from "../../../platform/web/intl/useLanguage";
import { useMoney } from "../../../platform/web/intl/useMoney";
import { usePlaceName } from "../../../platform/web/intl/usePlaceName";
import { token } from "../../../platform/web/theme/token";
import { FactList } from "../../../platform/web/ui/FactList";
import { PageFrame } from "../../../platform/web/ui/page/PageFrame";
import { Section } from "../../../platform/web/ui/page/Section";
import { Callout } from "../../../platform/web/ui/status/Callout";
import { compareNames } from "../../../shared/compareNames";
import { ProductType } from "../../../shared/enumerations";
import { regions } from "../courier.rules";
import type { CourierRates } from "../information.schemas";
import { CourierQuoteForm } from "./CourierQuoteForm";
import { FaqList } from "./FaqList";
import { InformationPending } from "./InformationPending";
import { useGetCourierRatesQuery } from "./information.api";
import { useWeight } from "./useWeight";

const Box = styled("div")({ containerType: "inline-size" });

const Prices = styled(Table)({
  maxWidth: "44rem",
  lineHeight: "inherit",
  fontVariantNumeric: "tabular-nums",
  "& th, & td": { padding: "10px clamp(3px, 1.25vw, 8px)", textAlign: "end", color: "inherit" },
  "& th:first-of-type": { textAlign: "start" },
  "& thead th": { border: 0, background: token("sunken"), fontWeight: 700 },
  "& tbody th": { fontWeight: 600 },
  // If there is no room for four columns, as with large text: each weight with its prices below it, by name.
  "@container (max-width: 17em)": {
    "& thead": { display: "none" },
    "& tr, & tbody, & th, & td": { display: "block" },
    "& tbody tr": { paddingBlock: 10 },
    "& tbody th, & td": { padding: "4px 0", textAlign: "start" },
    "& td": { display: "flex", flexWrap: "wrap", justifyContent: "space-between", gap: "0 12px" },
    "& td::before": { content: "attr(data-region)" },
  },
});

const allowed = ["clothes", "medicines", "food", "tools", "papers"] as const;
const refused = ["money", "weapons", "liquids", "batteries", "perishable"] as const;

/** Parcels to Cuba: a quote, the prices by weight, and what may be sent. */
export default function CourierServicePage() {
  const { data: rates, error, refetch } = useGetCourierRatesQuery();
  return (
    <PageFrame
      scene={<PageScene zone="SCU" />}
      title={<FormattedMessage id="title.courier" />}
      lead={<FormattedMessage id="information.courier.lead" />}
    >
      {rates ? <Courier rates={rates} /> : <InformationPending error={error} onRetry={refetch} />}
    </PageFrame>
  );
}

function Courier({ rates }: { readonly rates: CourierRates }) {
  return (
    <>
      <Section title={<FormattedMessage id="information.courier.quote" />}>
        <CourierQuoteForm provinces={rates.Provinces} />
      </Section>
      <Section title={<FormattedMessage id="information.courier.prices" />}>
        <CourierPrices bands={rates.Bands} provinces={rates.Provinces} />
      </Section>
      <Section title={<FormattedMessage id="information.courier.allowed" />}>
        <ul>
          {allowed.map((what) => (
            <li key={what}>
              <FormattedMessage id={`information.courier.allowed.${what}`} />
            </li>
          ))}
        </ul>
        <div style={{ maxWidth: "44rem" }}>
          <Callout kind="warning" title={<FormattedMessage id="information.courier.refused" />}>
            <ul style={{ margin: 0, paddingInlineStart: 20 }}>
              {refused.map((what) => (
                <li key={what}>
                  <FormattedMessage id={`information.courier.refused.${what}`} />
                </li>
              ))}
            </ul>
          </Callout>
        </div>
      </Section>
      <FaqList productType={ProductType.CourierServices} />
    </>
  );
}

type Props = { readonly bands: CourierRates["Bands"]; readonly provinces: CourierRates["Provinces"] };

/** The prices of parcels by weight and part of the country, with the provinces of each part. (INFO-5) */
function CourierPrices({ bands, provinces }: Props) {
  const intl = useIntl();
  const place = usePlaceName();
  const compare = compareNames(useLanguage());
  const namesIn = (region: string) =>
    intl.formatList(
      provinces
        .filter(({ Region }) => Region === region)
        .map(({ Name }) => place(Name))
        .sort(compare),
    );
  const money = useMoney();
  const weight = useWeight();
  return (
    <>
      <Box>
        <Prices>
          <TableHead>
            <TableRow>
              <TableCell>
                <FormattedMessage id="information.courier.upTo" />
              </TableCell>
              {regions.map((region) => (
                <TableCell key={region}>
                  <FormattedMessage id={`information.courier.region.${region}`} />
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {bands.map((band) => (
              <TableRow key={band.UpToGrams}>
                <TableCell component="th" scope="row">
                  {weight(band.UpToGrams)}
                </TableCell>
                {regions.map((region) => (
                  <TableCell
                    key={region}
                    data-region={intl.formatMessage({ id: `information.courier.region.${region}` })}
                  >
                    {money(band[region])}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Prices>
      </Box>
      <FactList
        facts={regions.map((region) => ({
          id: region,
          term: <FormattedMessage id={`information.courier.region.${region}`} />,
          detail: namesIn(region),
        }))}
      />
    </>
  );
}
