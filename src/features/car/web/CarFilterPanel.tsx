import { styled, useTheme } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import { FormattedMessage } from "react-intl";
import { token } from "../../../web/theme/token";
import { Icon } from "../../../web/ui/Icon";
import type { CarFacets } from "../car.schemas";
import type { CarSearchChoice } from "../car.search-url";
import { CarFilters, countFilters } from "./CarFilters";

type Props = {
  readonly facets: CarFacets | undefined;
  readonly search: CarSearchChoice;
  readonly onChange: (change: Partial<CarSearchChoice>) => void;
};

const Fold = styled("details")({
  "& > summary": {
    display: "flex",
    alignItems: "center",
    minHeight: 48,
    padding: "0 16px",
    borderRadius: 6,
    border: `2px solid ${token("outline")}`,
    cursor: "pointer",
    fontWeight: 700,
    "& svg": { marginInlineStart: "auto" },
  },
  "&[open] > summary svg": { transform: "rotate(180deg)" },
  "&[open] > summary": { marginBottom: 16 },
});

const noFacets: CarFacets = { Classes: [], Models: [], Suppliers: [], Transmissions: [] };

/** The filters beside the results, or folded above them where the window is narrow. */
export function CarFilterPanel({ facets = noFacets, search, onChange }: Props) {
  const theme = useTheme();
  const wide = useMediaQuery(theme.breakpoints.up("md"), { noSsr: true });
  const filters = <CarFilters facets={facets} search={search} onChange={onChange} />;
  if (wide) return <aside>{filters}</aside>;
  return (
    <Fold>
      <summary>
        <FormattedMessage id="car.filters" values={{ count: countFilters(search) }} />
        <Icon name="chevronDown" />
      </summary>
      {filters}
    </Fold>
  );
}
