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

type Props = { readonly lacks: readonly MissingSetup[]; readonly action?: ReactNode };

/** What is missing from the catalogue: a warning of what nothing is sold without, and calmly the rest. (OPS-29) */
export function SetupCallouts({ lacks, action }: Props) {
  const { needed, optional } = missingByNeed(lacks);
  return (
    <Box sx={{ display: "grid", gap: 2 }}>
      {needed.length > 0 && (
        <Callout kind="warning" title={<FormattedMessage id="support.catalogue.lacks.needed" />} action={action}>
          <LackList lacks={needed} />
        </Callout>
      )}
      {optional.length > 0 && (
        <Callout kind="info" title={<FormattedMessage id="support.catalogue.lacks.optional" />} action={action}>
          <LackList lacks={optional} />
        </Callout>
      )}
    </Box>
  );
}

/** The way to where a missing part is entered; without a place of its own there is none. */
function WhereEntered({ lack }: { readonly lack: MissingSetup }) {
  const table = tableToFill[lack];
  if (table)
    return (
      <TextLink to={tablePath({ Table: table })}>
        <FormattedMessage id={tableName(table)} />
      </TextLink>
    );
  if (lack !== "policies") return null;
  return (
    <TextLink to={cataloguePath({ [TEXTS_PARAM]: "" })}>
      <FormattedMessage id="content.texts.title" />
    </TextLink>
  );
}

const LackList = ({ lacks }: { readonly lacks: readonly MissingSetup[] }) => (
  <List>
    {lacks.map((lack) => (
      <li key={lack}>
        <FormattedMessage id={`support.catalogue.lack.${lack}`} /> <WhereEntered lack={lack} />
      </li>
    ))}
  </List>
);
