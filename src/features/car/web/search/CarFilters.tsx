import { styled } from "@mui/material/styles";
import { useId } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useCarClass } from "../../../../platform/web/intl/useCarClass";
import type { MessageId } from "../../../../platform/web/messages";
import { token } from "../../../../platform/web/theme/token";
import { Transmission } from "../../../../shared/enumerations";
import type { CarFacets } from "../../car.schemas";
import type { CarSearchChoice } from "../../car.search-url";

type Group = {
  name: "IdClass" | "TransmissionId" | "IdSupplier" | "IdModel";
  facet: keyof CarFacets;
  label: MessageId;
  any: MessageId;
};

const groups: Group[] = [
  { name: "IdClass", facet: "Classes", label: "car.class", any: "car.anyClass" },
  { name: "TransmissionId", facet: "Transmissions", label: "car.transmission", any: "car.anyTransmission" },
  { name: "IdSupplier", facet: "Suppliers", label: "car.supplier", any: "car.anySupplier" },
  { name: "IdModel", facet: "Models", label: "car.model", any: "car.anyModel" },
];

const Groups = styled("div")({
  display: "grid",
  gap: 24,
  "& fieldset": { border: 0, margin: 0, padding: 0 },
  "& legend": { fontWeight: 700, padding: "0 0 4px" },
  "& label": {
    display: "grid",
    gridTemplateColumns: "20px minmax(0, 1fr) auto",
    gap: 10,
    alignItems: "center",
    minHeight: 44,
    cursor: "pointer",
  },
  "& input": { width: 20, height: 20, margin: 0, accentColor: token("sea") },
  "& .count": { color: token("inkSoft") },
});

type Props = {
  readonly facets: CarFacets;
  readonly search: CarSearchChoice;
  readonly onChange: (change: Partial<CarSearchChoice>) => void;
};

/** Filters that apply at once, each choice with the number of offers it would leave. */
export function CarFilters({ facets, search, onChange }: Props) {
  const id = useId();
  const nameOf = useChoiceName();
  return (
    <Groups>
      {groups
        .filter(({ name, facet }) => facets[facet].length > 0 || search[name] !== 0)
        .map(({ name, facet, label, any }) => (
          <fieldset key={name}>
            <legend>
              <FormattedMessage id={label} />
            </legend>
            <label>
              <input
                type="radio"
                name={id + name}
                checked={search[name] === 0}
                onChange={() => onChange({ [name]: 0 })}
              />
              <FormattedMessage id={any} tagName="span" />
            </label>
            {facets[facet].map(({ Id, Name, Count }) => (
              <label key={Id}>
                <input
                  type="radio"
                  name={id + name}
                  checked={search[name] === Id}
                  onChange={() => onChange({ [name]: Id })}
                />
                <span>{nameOf(facet, Id, Name)}</span>
                <span className="count tabular">{Count}</span>
              </label>
            ))}
          </fieldset>
        ))}
    </Groups>
  );
}

/** Classes and transmissions are codes of the catalogue; companies and models have their own names. */
function useChoiceName() {
  const intl = useIntl();
  const { withGears } = useCarClass();
  return (facet: keyof CarFacets, id: number, name: string): string => {
    if (facet === "Classes") return withGears(name);
    if (facet !== "Transmissions") return name;
    return intl.formatMessage({ id: id === Transmission.Automatic ? "car.automatic" : "car.manual" });
  };
}

/** How many filters are set. */
export function countFilters(search: CarSearchChoice): number {
  return groups.filter(({ name }) => search[name] !== 0).length;
}

export const noFilters = { IdClass: 0, TransmissionId: 0, IdSupplier: 0, IdModel: 0 };
