import type { Command } from "commander";
import { normaliseEmail } from "../../../features/account/account.rules";
import { takeOffLostFactor } from "../../../features/account/server/access/lostFactor";
import { hasFactor } from "../../../features/account/server/access/secondFactor.repository";
import { clientByEmail } from "../../../features/account/server/account.repository";
import { writeSystemAudit } from "../../../platform/server/audit/audit.repository";
import type { Settings } from "../config/config";
import { notifierOf } from "./notifierOf";
import { onDatabase } from "./onDatabase";

type Edge = { settings: () => Settings; say: (line: string) => void };

/** The commands of `malecon client`. (SAFE-72) */
export function addClientCommands(all: Command, { settings, say }: Edge): void {
  all
    .command("client")
    .description("the accounts of clients")
    .command("forget-factor")
    .description("for a client without a plan who has lost their second factor; for others the back office does it")
    .argument("<mail>", "their email address")
    .action(async (mail: string) => {
      await onDatabase(settings(), (db) =>
        db.transaction(async (tx) => {
          const client = await clientByEmail(tx, normaliseEmail(mail));
          if (client?.role !== "client") throw new Error(`${mail} is no client's address`);
          if (!(await hasFactor(tx, client.id))) throw new Error(`${mail} has no second factor`);
          const at = Date.now();
          await takeOffLostFactor(tx, notifierOf(settings()), { clientId: client.id, by: null, at });
          await writeSystemAudit(tx, { at, action: "client.factorForgotten", subject: `client ${client.id}` });
        }),
      );
      say(`${mail} signs in with the password alone. Be sure who has asked you for it; an email tells them.`);
    });
}
