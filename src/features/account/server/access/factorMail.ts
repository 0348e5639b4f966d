import type { PrivateMail } from "../../../../platform/server/notify/notify";
import type { Instant } from "../../../../shared/instant";
import type { MessageValues } from "../../../../shared/messageId";
import { accessPath, secondFactorPath } from "../../account.pages";
import type { ClientRow } from "../account.repository";

type FactorTemplate =
  | "secondFactorOn"
  | "secondFactorOff"
  | "factorAppAdded"
  | "passkeyAdded"
  | "passkeyRemoved"
  | "recoveryCodesRenewed"
  | "recoveryCodeUsed"
  | "secondFactorGuessed"
  | "factorForgotten";

/** `about` distinguishes the emails of one template; by default the instant does. */
type FactorMail = { template: FactorTemplate; values?: MessageValues; about?: string | number; at: Instant };

/** The owner of the second factor, in audits and emails. */
export const ownerOfFactor = ({ staffRole }: Pick<ClientRow, "staffRole">) => (staffRole === null ? "client" : "staff");

/** An email about a user's second factor, with a link to the page where they manage it. (DESK-20, SAFE-72) */
export function factorMail(client: ClientRow, { template, values = {}, about, at }: FactorMail): PrivateMail {
  const { id: clientId, email, firstName: name, language } = client;
  const whose = ownerOfFactor(client);
  return {
    recipient: { clientId, email, name, language },
    key: `${whose}-${clientId}-${template}-${about ?? at}`,
    template,
    values: { ...values, notYouMessage: `mail.factor.notYou.${whose}` },
    secrets: [],
    path: whose === "client" ? secondFactorPath() : accessPath(),
    at,
  };
}
