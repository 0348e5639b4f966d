import type { Command } from "commander";
import { CODE_TIME } from "../../../features/account/phone.rules";
import { statusOf, whatsAppGraph } from "../../../platform/server/whatsapp/graph";
import { templatesAtMeta } from "../../../platform/server/whatsapp/templates";
import { MINUTE } from "../../../shared/instant";
import type { Settings } from "../config/config";

type Edge = { settings: () => Settings; say: (line: string) => void; settle: (isWell: boolean) => void };

/** `malecon whatsapp`: the account at Meta. (ACC-40) */
export function addWhatsAppCommands(all: Command, { settings, say, settle }: Edge): void {
  const whatsapp = all.command("whatsapp").description("the WhatsApp Business account at Meta");
  whatsapp
    .command("templates")
    .description("create the message templates that the account lacks, and say how Meta has judged each")
    .action(async () => settle(await createTemplates(settings(), say)));
}

/** Resolves to whether Meta has rejected none. Throws where no account is set, and for Meta's refusal of a call. */
async function createTemplates(
  { whatsApp }: Pick<Settings, "whatsApp">,
  say: (line: string) => void,
): Promise<boolean> {
  if (!whatsApp) throw new Error("WHATSAPP_PHONE_NUMBER_ID and its companions are not set: there is no account");
  const { businessAccountId } = whatsApp;
  if (businessAccountId === null)
    throw new Error("WHATSAPP_BUSINESS_ACCOUNT_ID is not set: templates belong to the account, not to the number");
  const graph = whatsAppGraph({ ...whatsApp, businessAccountId, fetch });
  const listed = await graph.templates();
  let isWell = true;
  for (const template of templatesAtMeta(CODE_TIME / MINUTE)) {
    const known = statusOf(template, listed);
    const status = known ?? (await graph.create(template));
    say(`${template.name} (${template.language}, ${template.category}): ${known === null ? "created, " : ""}${status}`);
    if (status === "REJECTED") isWell = false;
  }
  if (!isWell) say("What is rejected can be edited or appealed against in the WhatsApp Manager (docs/providers.md).");
  return isWell;
}
