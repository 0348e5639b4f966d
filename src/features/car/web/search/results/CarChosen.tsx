import { styled } from "@mui/material/styles";
import { FormattedMessage, useIntl } from "react-intl";
import { token } from "../../../../../platform/web/theme/token";
import { chosenChip } from "../../../../../platform/web/ui/chipLook";
import { Icon } from "../../../../../platform/web/ui/Icon";
import type { CarFacets } from "../../../car.schemas";
import type { CarSearchChoice } from "../../../search/car.search-url";
import { carFilterGroups, chosenIn, nothingChosen, toggled } from "./carFilterChoices";
import { useFilterName } from "./useFilterName";

const Chips = styled("ul")({
  display: "flex",
  flexWrap: "wrap",
  gap: 8,
  listStyle: "none",
  margin: "0 0 16px",
  padding: 0,
  "& button": chosenChip,
  "& .all": { border: 0, background: "none", color: token("sea"), textDecoration: "underline", textUnderlineOffset: 4 },
});

type Props = {
  readonly facets: CarFacets;
  readonly search: CarSearchChoice;
  readonly onChange: (change: Partial<CarSearchChoice>) => void;
};

/** The chosen filter values, each with a button that removes it. (CAR-22) */
export function CarChosen({ facets, search, onChange }: Props) {
  const intl = useIntl();
  const nameOf = useFilterName();
  const chosen = carFilterGroups.flatMap(({ name, facet }) =>
    facets[facet]
      .filter(({ Id }) => chosenIn(search, name).includes(Id))
      .map(({ Id, Name }) => ({ name, id: Id, text: nameOf(facet, Id, Name) })),
  );
  if (chosen.length === 0) return null;
  return (
    <Chips aria-label={intl.formatMessage({ id: "car.filters.chosen" })}>
      {chosen.map(({ name, id, text }) => (
        <li key={name + id}>
          <button
            type="button"
            aria-label={intl.formatMessage({ id: "car.filters.remove" }, { text })}
            onClick={() => onChange(toggled(search, name, id))}
          >
            {text}
            <Icon name="cross" size={16} />
          </button>
        </li>
      ))}
      <li>
        <button type="button" className="all" onClick={() => onChange(nothingChosen)}>
          <FormattedMessage id="car.filters.clearAll" />
        </button>
      </li>
    </Chips>
  );
}
