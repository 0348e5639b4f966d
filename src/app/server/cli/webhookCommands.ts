import { randomBytes } from "node:crypto";
import type { Command } from "commander";
import { writeSystemAudit } from "../../../platform/server/audit/audit.repository";
import type { Database } from "../../../platform/server/db/database";
import { webhookSecret } from "../../../platform/server/webhooks/sign";
import { readWebhookAddress } from "../../../platform/server/webhooks/webhookAddress";
import {
  deleteEndpoint,
  endpoints,
  insertEndpoint,
  latestDeliveries,
  sendAgain,
} from "../../../platform/server/webhooks/webhooks.repository";
import { instantText } from "../../../shared/written";
import type { Settings } from "../config/config";
import { openDocumentKeys } from "../config/documentKeys";
import { onDatabase } from "./onDatabase";

type Edge = { settings: () => Settings; say: (line: string) => void };

/** The most deliveries that are listed. */
const LISTED = 50;

/** The commands of `malecon webhooks`: which addresses are notified of bookings, payments and refunds. (OPS-38) */
export function addWebhookCommands(all: Command, { settings, say }: Edge): void {
  const webhooks = all.command("webhooks").description("addresses that are notified of bookings, payments and refunds");
  const work = <Result>(what: (db: Database) => Promise<Result>) => onDatabase(settings(), what);

  webhooks
    .command("add")
    .description("tell an address from now on; says its secret, once")
    .argument("<url>", "for example https://accounts.example/malecon")
    .action(async (given: string) => {
      const url = readWebhookAddress(given, settings());
      const secret = webhookSecret(randomBytes(32));
      const id = await work(async (db) => {
        await openDocumentKeys(db, settings());
        return db.transaction(async (tx) => {
          const at = Date.now();
          const added = await insertEndpoint(tx, url, secret, at);
          await writeSystemAudit(tx, { at, action: "webhook.added", subject: `webhook ${added}`, facts: { url } });
          return added;
        });
      });
      say(`Webhook ${id} tells ${url} from now on. Its secret, which is not shown again:`);
      say(secret);
    });

  webhooks
    .command("list")
    .description("the addresses, and how much waits for each")
    .action(async () => {
      const listed = await work((db) => endpoints(db));
      for (const { id, url, waiting, givenUp, disabledAt } of listed) {
        const state = disabledAt === null ? "told" : `answered that it is gone at ${moment(disabledAt)}`;
        say(`${String(id).padStart(3)}  ${url}  ${state}, ${waiting} waiting, ${givenUp} given up`);
      }
      if (listed.length === 0) say('No address is notified. Begin with "malecon webhooks add <url>".');
    });

  webhooks
    .command("deliveries")
    .description(`the latest ${LISTED}, the newest first: what, to whom, and what became of it`)
    .action(async () => {
      const listed = await work((db) => latestDeliveries(db, LISTED));
      for (const { id, endpointId, type, createdAt, attempts, answer, ...ended } of listed) {
        const state = standingOf(ended);
        const last = answer === null ? "" : `, last answer: ${answer}`;
        say(
          `${String(id).padStart(6)}  webhook ${endpointId}  ${moment(createdAt)}  ${type}  ${state} (attempts: ${attempts}${last})`,
        );
      }
      if (listed.length === 0) say("There is none of the last 30 days.");
    });

  webhooks
    .command("redeliver")
    .description("send a delivery once more, whatever became of it")
    .argument("<id>", 'its number in "malecon webhooks deliveries"')
    .action(async (given: string) => {
      const id = numberOf(given);
      if (!(await work((db) => sendAgain(db, id, Date.now()))))
        throw new Error(`there is no delivery ${id} to an address that is told`);
      say("It waits: a running worker sends it within seconds.");
    });

  webhooks
    .command("remove")
    .description("tell an address nothing more; what waits for it is gone")
    .argument("<id>", 'its number in "malecon webhooks list"')
    .action(async (given: string) => {
      const id = numberOf(given);
      const removed = await work((db) =>
        db.transaction(async (tx) => {
          if (!(await deleteEndpoint(tx, id))) return false;
          await writeSystemAudit(tx, { at: Date.now(), action: "webhook.removed", subject: `webhook ${id}` });
          return true;
        }),
      );
      if (!removed) throw new Error(`there is no webhook ${given}`);
      say(`Webhook ${id} is told nothing more.`);
    });
}

const moment = (at: number) => `${instantText(at, "en")} (Havana)`;

function numberOf(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new Error(`${text} is no number of the list`);
  return Number(text);
}

function standingOf({
  deliveredAt,
  nextAttemptAt,
}: {
  deliveredAt: number | null;
  nextAttemptAt: number | null;
}): string {
  if (deliveredAt !== null) return "taken";
  return nextAttemptAt === null ? "given up" : "waiting";
}
