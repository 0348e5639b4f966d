import MuiLink from "@mui/material/Link";
import type { ReactNode } from "react";
import { Link } from "../../../../platform/web/links";
import { DottedLine } from "../../../../platform/web/ui/dotted/DottedLine";
import type { ClientContact } from "../../../account/clientContact.schemas";
import { clientContract } from "../../client/client.contract";
import { supportClientPath } from "../../desk.pages";
import { useMay } from "../shell/useMay";

const tappable = { display: "inline-block", py: 1, my: -1, overflowWrap: "anywhere" } as const;

type Props = {
  readonly client: Omit<ClientContact, "ClientLanguage">;
  /** More facts on the same line. */
  readonly children?: ReactNode;
};

/** A client's name, which leads to their page, and how to reach them. (DESK-33) */
export function ClientContactLine({ client, children }: Props) {
  const { ClientId, ClientName, ClientEmail, ClientPhone } = client;
  const may = useMay();
  return (
    <DottedLine>
      {ClientId !== undefined && may(clientContract.getSupportClient) ? (
        <MuiLink component={Link} to={supportClientPath(ClientId)} sx={{ ...tappable, fontWeight: 700 }}>
          {ClientName}
        </MuiLink>
      ) : (
        <strong>{ClientName}</strong>
      )}
      <MuiLink href={`mailto:${ClientEmail}`} sx={tappable}>
        {ClientEmail}
      </MuiLink>
      {ClientPhone && (
        <MuiLink href={`tel:${ClientPhone.replaceAll(" ", "")}`} sx={{ ...tappable, whiteSpace: "nowrap" }}>
          {ClientPhone}
        </MuiLink>
      )}
      {children}
    </DottedLine>
  );
}
