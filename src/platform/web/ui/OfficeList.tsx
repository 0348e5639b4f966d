import { styled } from "@mui/material/styles";
import { FormattedMessage } from "react-intl";
import type { OfficeOpening } from "../../../shared/officeOpening.schemas";
import { useOfficeName } from "../intl/useOfficeName";
import { token } from "../theme/token";
import { DottedLine } from "./dotted/DottedLine";
import { Icon } from "./Icon";
import { OpeningHours } from "./OpeningHours";

const OneColumn = styled("ul")({
  margin: 0,
  padding: 0,
  listStyle: "none",
  "& li": { display: "grid", gridTemplateColumns: "20px minmax(0, 1fr)", gap: 12, paddingBlock: 9 },
  "& li + li": { borderTop: `1px solid ${token("sand")}` },
  "& svg": { color: token("sea"), marginTop: 3 },
});

const Columns = styled("ul")({
  display: "grid",
  gap: "8px 24px",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(16rem, 100%), 1fr))",
  margin: 0,
  padding: 0,
  listStyle: "none",
  "& li": { display: "grid", gridTemplateColumns: "20px minmax(0, 1fr)", gap: 8 },
  "& svg": { color: token("sea"), marginTop: 3 },
});

type Office = { Id: number; Name: string; Airport: boolean; Opening?: Partial<OfficeOpening> | undefined };

type Props = {
  readonly offices: readonly Office[];
  /** As many next to each other as fit, instead of one below the other. */
  readonly inColumns?: boolean;
};

/** Rental offices with their opening hours. */
export function OfficeList({ offices, inColumns = false }: Props) {
  const place = useOfficeName();
  const List = inColumns ? Columns : OneColumn;
  return (
    <List>
      {offices.map(({ Id, Name, Airport, Opening }) => (
        <li key={Id}>
          <Icon name="pin" />
          <div>
            <DottedLine>
              {place(Name)}
              {Airport && <FormattedMessage id="zone.airport" />}
            </DottedLine>
            <OpeningHours opening={Opening} />
          </div>
        </li>
      ))}
    </List>
  );
}
