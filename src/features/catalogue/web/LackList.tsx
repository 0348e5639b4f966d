import { styled } from "@mui/material/styles";
import { FormattedMessage } from "react-intl";
import type { Lack } from "../catalogue.lacks";

const List = styled("ul")({ margin: "4px 0 0", paddingInlineStart: "1.25em", "& > li + li": { marginTop: 4 } });

/** What is missing from the catalogue, each in a line. */
export function LackList({ lacks }: { readonly lacks: readonly Lack[] }) {
  return (
    <List>
      {lacks.map((lack) => (
        <li key={lack}>
          <FormattedMessage id={`support.catalogue.lack.${lack}`} />
        </li>
      ))}
    </List>
  );
}
