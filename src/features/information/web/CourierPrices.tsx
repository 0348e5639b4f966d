import { styled } from "@mui/material/styles";
import { FormattedMessage } from "react-intl";
import { useMoney } from "../../../platform/web/intl/useMoney";
import { useWeight } from "../../../platform/web/intl/useWeight";
import { token } from "../../../platform/web/theme/token";
import { regions } from "../courier.rules";
import type { CourierRates } from "../information.schemas";

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
});

/** The prices of parcels by weight and part of the country. */
export function CourierPrices({ bands }: { readonly bands: CourierRates["Bands"] }) {
  const money = useMoney();
  const weight = useWeight();
  return (
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
              <td key={region}>{money(band[region])}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
