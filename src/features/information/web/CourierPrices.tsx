import { styled } from "@mui/material/styles";
import { FormattedMessage, useIntl } from "react-intl";
import { useLanguage } from "../../../platform/web/intl/useLanguage";
import { useMoney } from "../../../platform/web/intl/useMoney";
import { usePlaceName } from "../../../platform/web/intl/usePlaceName";
import { useWeight } from "../../../platform/web/intl/useWeight";
import { token } from "../../../platform/web/theme/token";
import { FactList } from "../../../platform/web/ui/FactList";
import { compareNames } from "../../../shared/compareNames";
import { regions } from "../courier.rules";
import type { CourierRates } from "../information.schemas";

const Box = styled("div")({ containerType: "inline-size" });

const Table = styled("table")({
  width: "100%",
  maxWidth: "44rem",
  borderCollapse: "collapse",
  fontVariantNumeric: "tabular-nums",
  "& th, & td": { padding: "10px clamp(3px, 1.25vw, 8px)", textAlign: "end" },
  "& th:first-of-type": { textAlign: "start" },
  "& thead th": { background: token("sunken") },
  "& tbody tr": { borderBottom: `1px solid ${token("sand")}` },
  "& tbody th": { fontWeight: 600 },
  // Where four columns have no room, as with large text: each weight with its prices below it, by name.
  "@container (max-width: 17em)": {
    "& thead": { display: "none" },
    "& tr, & tbody, & th, & td": { display: "block" },
    "& tbody tr": { paddingBlock: 10 },
    "& tbody th, & td": { padding: "4px 0", textAlign: "start" },
    "& td": { display: "flex", flexWrap: "wrap", justifyContent: "space-between", gap: "0 12px" },
    "& td::before": { content: "attr(data-region)" },
  },
});

type Props = { readonly bands: CourierRates["Bands"]; readonly provinces: CourierRates["Provinces"] };

/** The prices of parcels by weight and part of the country, with the provinces of each part. (INFO-5) */
export function CourierPrices({ bands, provinces }: Props) {
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
        <Table>
          <thead>
            <tr>
              <th scope="col">
                <FormattedMessage id="information.courier.upTo" />
              </th>
              {regions.map((region) => (
                <th key={region} scope="col">
                  <FormattedMessage id={`information.courier.region.${region}`} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {bands.map((band) => (
              <tr key={band.UpToGrams}>
                <th scope="row">{weight(band.UpToGrams)}</th>
                {regions.map((region) => (
                  <td key={region} data-region={intl.formatMessage({ id: `information.courier.region.${region}` })}>
                    {money(band[region])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
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
