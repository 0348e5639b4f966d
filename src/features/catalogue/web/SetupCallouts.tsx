import Box from "@mui/material/Box";
import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { Callout } from "../../../platform/web/ui/status/Callout";
import { TextLink } from "../../../platform/web/ui/TextLink";
import { cataloguePath } from "../../photos/photos.pages";
import { TEXTS_PARAM } from "../../photos/web/photosPaths";
import { type MissingSetup, missingByNeed, tableToFill } from "../catalogue.setup";
import { tableName } from "./tableName";
import { tablePath } from "./tables/tableAddress";

const List = styled("ul")({ margin: "4px 0 0", paddingInlineStart: "1.25em", "& > li + li": { marginTop: 4 } });

type Props = { readonly missing: readonly MissingSetup[]; readonly action?: ReactNode };

/** What is missing from the catalogue: a warning for what selling requires, a calm note for the rest. (OPS-29) */
export function SetupCallouts({ missing, action }: Props) {
  const { needed, optional } = missingByNeed(missing);
  return (
    <Box sx={{ display: "grid", gap: 2 }}>
      {needed.length > 0 && (
        <Callout kind="warning" title={<FormattedMessage id="support.catalogue.missing.needed" />} action={action}>
          <MissingList missing={needed} />
        </Callout>
      )}
      {optional.length > 0 && (
        <Callout kind="info" title={<FormattedMessage id="support.catalogue.missing.optional" />} action={action}>
          <MissingList missing={optional} />
        </Callout>
      )}
    </Box>
  );
}

/** The link to the page where a missing part is entered; none if it has no page. */
function WhereEntered({ one }: { readonly one: MissingSetup }) {
  const table = tableToFill[one];
  if (table)
    return (
      <TextLink to={tablePath({ Table: table })}>
        <FormattedMessage id={tableName(table)} />
      </TextLink>
    );
  if (one !== "policies") return null;
  return (
    <TextLink to={cataloguePath({ [TEXTS_PARAM]: "" })}>
      <FormattedMessage id="content.texts.title" />
    </TextLink>
  );
}

const MissingList = ({ missing }: { readonly missing: readonly MissingSetup[] }) => (
  <List>
    {missing.map((one) => (
      <li key={one}>
        <FormattedMessage id={`support.catalogue.missing.${one}`} /> <WhereEntered one={one} />
      </li>
    ))}
  </List>
);
