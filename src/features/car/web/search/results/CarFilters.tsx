import { styled } from "@mui/material/styles";
import { useId } from "react";
import { FormattedMessage } from "react-intl";
import { token } from "../../../../../platform/web/theme/token";
import { checkLook } from "../../../../../platform/web/ui/fields/choiceLook";
import { Icon } from "../../../../../platform/web/ui/Icon";
import type { CarFacets } from "../../../car.schemas";
import type { CarSearchChoice } from "../../../search/car.search-url";
import { carFilterGroups, chosenIn, toggled } from "./carFilterChoices";
import { useFilterName } from "./useFilterName";

const Groups = styled("div")({
  display: "grid",
  gap: 12,
  "& details + details": { borderTop: `1px solid ${token("sand")}`, paddingTop: 4 },
  "& summary": {
    display: "flex",
    alignItems: "center",
    gap: 8,
    minHeight: 44,
    fontWeight: 700,
    cursor: "pointer",
    listStyle: "none",
    "&::-webkit-details-marker": { display: "none" },
    "& svg": { marginInlineStart: "auto" },
  },
  "& [open] > summary svg": { transform: "rotate(180deg)" },
  "& fieldset": { border: 0, margin: 0, padding: 0, minWidth: 0 },
  "& label": {
    display: "grid",
    gridTemplateColumns: "20px minmax(0, 1fr) auto",
    gap: 10,
    alignItems: "center",
    minHeight: 44,
    cursor: "pointer",
  },
  "& input": { ...checkLook, width: 20, height: 20 },
  "& .count": { color: token("inkSoft") },
});

type Props = {
  readonly facets: CarFacets;
  readonly search: CarSearchChoice;
  readonly onChange: (change: Partial<CarSearchChoice>) => void;
  /** Called while a choice is being pressed, to request its results early. */
  readonly onApproach: (change: Partial<CarSearchChoice>) => void;
};

/**
 * Filters with several choices each, applied at once; every choice shows the number of cars it would leave. (CAR-22)
 */
export function CarFilters({ facets, search, onChange, onApproach }: Props) {
  const id = useId();
  const nameOf = useFilterName();
  return (
    <Groups>
      {carFilterGroups
        .filter(({ facet }) => facets[facet].length > 0)
        .map(({ name, facet, label, open }) => {
          const chosen = chosenIn(search, name);
          return (
            <details key={name} open={open || chosen.length > 0}>
              <summary>
                <span id={id + name}>
                  <FormattedMessage id={label} />
                </span>
                <Icon name="chevronDown" size={18} />
              </summary>
              <fieldset aria-labelledby={id + name}>
                {facets[facet].map(({ Id, Name, Count }) => (
                  <label key={Id} onPointerDown={() => onApproach(toggled(search, name, Id))}>
                    <input
                      type="checkbox"
                      checked={chosen.includes(Id)}
                      onChange={() => onChange(toggled(search, name, Id))}
                    />
                    <span>{nameOf(facet, Id, Name)}</span>
                    <span className="count tabular">{Count}</span>
                  </label>
                ))}
              </fieldset>
            </details>
          );
        })}
    </Groups>
  );
}
