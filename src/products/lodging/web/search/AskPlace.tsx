import Chip from "@mui/material/Chip";
import { styled } from "@mui/material/styles";
import { FormattedMessage } from "react-intl";
import { usePlaceName } from "../../../../platform/web/intl/usePlaceName";
import { Link } from "../../../../platform/web/links";
import type { PagePath } from "../../../../shared/page";
import type { LodgingChoices } from "../../lodging.schemas";
import { mostVisited } from "../../search/lodging.recommended";

const Question = styled("section")({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "6px 14px",
  marginTop: 16,
  "& h2": { fontSize: "1.0625rem" },
  // Equally high while the places are loading: below the question wherever they do not fit beside it.
  "& ul": { display: "flex", flexWrap: "wrap", gap: 8, minHeight: 44, margin: 0, padding: 0, listStyle: "none" },
  "& li": { flex: "none" },
  "@media (max-width: 899px)": { flexDirection: "column", flexWrap: "nowrap", alignItems: "stretch" },
  // One row that can be moved sideways.
  "@media (max-width: 599px)": {
    "& ul": { flexWrap: "nowrap", overflowX: "auto", scrollbarWidth: "none", marginInline: -16, paddingInline: 16 },
  },
});

type Props = {
  /** Undefined until they are known. */
  readonly zones: LodgingChoices["Zones"] | undefined;
  readonly to: (zoneId: number) => PagePath;
};

/** Asks for the place of a search for all of Cuba: the most visited zones, each as the same search there. (LODGE-22) */
export function AskPlace({ zones, to }: Props) {
  const place = usePlaceName();
  const offered = mostVisited.flatMap((code) => zones?.find(({ Code }) => Code === code) ?? []);
  if (zones && offered.length === 0) return null;
  return (
    <Question>
      <FormattedMessage id="lodging.askPlace" tagName="h2" />
      <ul>
        {offered.map(({ Id, Name }) => (
          <li key={Id}>
            <Chip component={Link} to={to(Id)} clickable variant="outlined" label={place(Name)} />
          </li>
        ))}
      </ul>
    </Question>
  );
}
