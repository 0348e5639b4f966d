import { randomBytes } from "node:crypto";
import type { Command } from "commander";
import { writeSystemAudit } from "../../../platform/server/audit/audit.repository";
import type { Database } from "../../../platform/server/db/database";
import { webhookSecret } from "../../../platform/server/webhooks/sign";
import { readWebhookAddress } from "../../../platform/server/webhooks/webhookAddress";
import {
  changeSecret,
  deleteEndpoint,
  endpoints,
  factsOfAgain,
  insertEndpoint,
  latestDeliveries,
  linesSentAgain,
  SENT_AGAIN,
  sendAgain,
  subjectOfDelivery,
  unreadableSecrets,
} from "../../../platform/server/webhooks/webhooks.repository";
import { DAY } from "../../../shared/instant";
import { instantText } from "../../../shared/longDate";
import type { Settings } from "../config/config";
import { openDocumentKeys, setDocumentKeys } from "../config/documentKeys";
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
      const { listed, unreadable } = await work(async (db) => {
        await setDocumentKeys(db, settings());
        return { listed: await endpoints(db), unreadable: await unreadableSecrets(db) };
      });
      for (const { id, url, waiting, givenUp, ...state } of listed) {
        const told = unreadable.includes(id) ? cannotBeTold(id) : stateOf(state);
        say(`${String(id).padStart(3)}  ${url}  ${told}, ${waiting} waiting, ${givenUp} given up`);
      }
      if (listed.length === 0) say('No address is notified. Begin with "malecon webhooks add <url>".');
    });

  webhooks
    .command("deliveries")
    .description(`the latest ${LISTED}, the newest first: what, to whom, and what became of it`)
    .action(async () => {
      const { listed, again } = await work(async (db) => {
        const deliveries = await latestDeliveries(db, LISTED);
        const ids = deliveries.map(({ id }) => id);
        return { listed: deliveries, again: await linesSentAgain(db, ids) };
      });
      for (const { id, endpointId, type, createdAt, attempts, answer, ...ended } of listed) {
        const state = deliveryState(ended);
        const last = answer === null ? "" : `, last answer: ${answer}`;
        const lines = again.filter(({ subject }) => subject === subjectOfDelivery(id));
        say(
          `${String(id).padStart(6)}  webhook ${endpointId}  ${moment(createdAt)}  ${type}  ${state} (attempts: ${attempts}${last})`,
        );
        for (const { at, actor, actorId, facts } of lines) {
          const by = actorId === null ? actor : `${actor} ${actorId}`;
          say(`        sent again ${moment(at)} by ${by} (attempts before: ${facts?.attempts ?? "not recorded"})`);
        }
      }
      if (listed.length === 0) say("There is none of the last 30 days.");
    });

  webhooks
    .command("redeliver")
    .description("send a delivery once more, whatever became of it")
    .argument("<id>", 'its number in "malecon webhooks deliveries"')
    .action(async (given: string) => {
      const id = numberOf(given);
      const at = Date.now();
      const before = await work((db) =>
        db.transaction(async (tx) => {
          const sent = await sendAgain(tx, id, at);
          const subject = subjectOfDelivery(id);
          if (sent) await writeSystemAudit(tx, { at, action: SENT_AGAIN, subject, facts: factsOfAgain(sent) });
          return sent;
        }),
      );
      if (!before) throw new Error(`there is no delivery ${id} to an address that is told`);
      say("It waits: a running worker sends it within seconds.");
    });

  webhooks
    .command("rotate")
    .description("give an address a new secret, which it says once; the one before signs as well for a day")
    .argument("<address>", 'its number in "malecon webhooks list", or the address itself')
    .action(async (given: string) => {
      const secret = webhookSecret(randomBytes(32));
      const at = Date.now();
      const until = at + DAY;
      const changed = await work(async (db) => {
        await openDocumentKeys(db, settings());
        return db.transaction(async (tx) => {
          const id = await idOf(tx, given);
          const done = id === null ? null : await changeSecret(tx, id, secret, until);
          if (id === null || !done) return null;
          const facts = { url: done.url };
          await writeSystemAudit(tx, { at, action: "webhook.secretChanged", subject: `webhook ${id}`, facts });
          return { id, goesOn: done.goesOn };
        });
      });
      if (!changed) throw new Error(`there is no webhook ${given}`);
      say(
        changed.goesOn
          ? `Webhook ${changed.id} is signed with both secrets until ${moment(until)}, then with the new one alone.`
          : `The secret of webhook ${changed.id} could not be opened: from now on the new one alone signs.`,
      );
      say("Its new secret, which is not shown again:");
      say(secret);
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

const stateOf = ({ disabledAt, previousUntil }: Record<"disabledAt" | "previousUntil", number | null>) => {
  if (disabledAt !== null) return `answered that it is gone at ${moment(disabledAt)}`;
  return previousUntil === null ? "told" : `told, by two secrets until ${moment(previousUntil)}`;
};

const cannotBeTold = (id: number) =>
  `told nothing, as its secret cannot be opened: "malecon webhooks rotate ${id}" makes a new one`;

/** The id of an address by its number or its URL. Null: there is none. */
async function idOf(db: Database, given: string): Promise<number | null> {
  const listed = await endpoints(db);
  return listed.find(({ id, url }) => String(id) === given || url === given)?.id ?? null;
}

const moment = (at: number) => `${instantText(at, "en")} (Havana)`;

function numberOf(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new Error(`${text} is no number of the list`);
  return Number(text);
}

function deliveryState({
  deliveredAt,
  nextAttemptAt,
}: {
  deliveredAt: number | null;
  nextAttemptAt: number | null;
}): string {
  if (deliveredAt !== null) return "taken";
  return nextAttemptAt === null ? "given up" : "waiting";
}
