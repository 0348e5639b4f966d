import { resolve } from "node:path";
import { Command, CommanderError } from "commander";
import { openMethods } from "../../../features/payments/methods/server/methods.server";
import { movableClock } from "../../../platform/server/clock";
import type { Database } from "../../../platform/server/db/database";
import { backUpEmbedded, restoreEmbedded } from "../../../platform/server/db/embeddedBackup";
import { schemaStatus } from "../../../platform/server/db/schemaStatus";
import { type Environment, faultsOf } from "../../../platform/server/environment";
import { nameHost } from "../../../platform/server/shop/shop.repository";
import { readConfig, type Settings } from "../config/config";
import { seedShop } from "../seed";
import { addCatalogueCommands } from "./catalogueCommands";
import { checkLedger } from "./checkLedger";
import { addClientCommands } from "./clientCommands";
import { doctor } from "./doctor";
import { onDatabase, onMigrated } from "./onDatabase";
import { addRateCommands } from "./rateCommands";
import { readSince, reconcile } from "./reconcile";
import { rotateKeys } from "./rotateKeys";
import { newSecrets, secretNames } from "./secrets";
import { addStaffCommands } from "./staffCommands";
import { addWebhookCommands } from "./webhookCommands";
import { addWhatsAppCommands } from "./whatsAppCommands";
import { withoutSecrets } from "./withoutSecrets";

/** Everything of the process that a command reads or writes. */
export type Terminal = { env: Environment; say: (line: string) => void; complain: (line: string) => void };

/**
 * The operator's command line. Each command is a thin layer over a function; an error is one line with what to do, and
 * without secrets. Resolves to the exit status: 0 on success. (OPS-22)
 */
export async function malecon(args: readonly string[], { env, ...terminal }: Terminal): Promise<number> {
  const say = (line: string) => terminal.say(withoutSecrets(line, env));
  const complain = (line: string) => terminal.complain(withoutSecrets(line, env));
  let status = 0;
  /** For checks that print their own failures. */
  const settle = (isWell: boolean) => {
    status = isWell ? 0 : 1;
  };
  try {
    await program({ env, say, complain, settle }).parseAsync(args, { from: "user" });
  } catch (error) {
    // Commander has printed its refusal already; a request for help is no failure.
    if (error instanceof CommanderError) return error.exitCode;
    for (const fault of faultsOf(error)) complain(fault);
    return 1;
  }
  return status;
}

type Reconciling = { since?: string; apply?: boolean; waive?: boolean; reason?: string };

type Edge = Terminal & { settle: (isWell: boolean) => void };

function program({ env, say, complain, settle }: Edge): Command {
  const settings = () => readConfig(env);
  const write = (line: string) => say(line.trimEnd());
  const all = new Command("malecon")
    .description("Runs and looks after a Malecón shop. It reads the same environment variables as the server.")
    .exitOverride()
    .configureOutput({ writeOut: write, writeErr: (line) => complain(line.trimEnd()) })
    .showHelpAfterError("Run it with --help to see what there is.");

  all
    .command("migrate")
    .description("bring the database's schema and what every shop has up to this build's, before its servers start")
    .action(async () => {
      const at = await onMigrated(settings(), say, async (db) => {
        await seedShop(db);
        await nameHost(db, settings().publicUrl);
        return (await schemaStatus(db)).at;
      });
      say(`The database is migrated to ${at}. Servers of this build can start.`);
    });

  all
    .command("secrets")
    .description("print new secrets for the environment of a new shop; they are stored nowhere")
    .argument("<shop>", "its name, for the certificate that seals receipts")
    .action(async (shop: string) => {
      for (const name of secretNames)
        if (env[name])
          throw new Error(
            `${name} is set already: what the old one protects could no longer be read. Nothing is made.`,
          );
      for (const line of await newSecrets(shop, new Date())) say(line);
    });

  all
    .command("doctor")
    .description("try configuration, database, mail, providers, clock and certificates, and say how each is")
    .action(async () => settle(await doctor(env, say)));

  all
    .command("backup")
    .description("write the embedded database into one file, while no server has it")
    .argument("<file>", "where to, for example backups/2026-12-01.tgz")
    .action(async (file: string) => {
      const { dataDir } = embedded(settings(), "Back it up with pg_dump --format=custom");
      const bytes = await backUpEmbedded(dataDir, resolve(file));
      say(`${file} holds the database of ${dataDir}: ${Math.ceil(bytes / 1024)} KB.`);
      say(
        `Keep DOCUMENT_KEYS, or ${dataDir}/document.keys, apart from it: without them nobody can read its documents.`,
      );
    });

  all
    .command("restore")
    .description("put a backup into the folder of the embedded database, while no server has it")
    .argument("<file>", 'a file that "malecon backup" has written')
    .option("--replace", "also where a database is: it is kept beside the restored one")
    .action(async (file: string, { replace = false }: { replace?: boolean }) => {
      const { dataDir } = embedded(settings(), "Restore it with pg_restore");
      const { kept } = await restoreEmbedded(dataDir, resolve(file), { replace, at: Date.now() });
      say(`${dataDir} holds what ${file} does.${kept ? ` What was there is in ${kept}.` : ""}`);
      say('Run "malecon doctor", then start the server.');
    });

  addStaffCommands(all, { settings, say });
  addClientCommands(all, { settings, say });
  addCatalogueCommands(all, { settings, say, settle });
  addRateCommands(all, { settings, say });
  addWebhookCommands(all, { settings, say });
  addWhatsAppCommands(all, { settings, say, settle });

  const keys = all.command("keys").description("keys that documents are sealed with");
  keys
    .command("rotate")
    .description("seal with the first of DOCUMENT_KEYS what none or an older one has sealed, beside running servers")
    .action(() => onDatabase(settings(), (db) => rotateKeys(db, settings(), say)));

  const ledger = all.command("ledger").description("the double-entry book of all money");
  ledger
    .command("check")
    .description("prove that payments, refunds and the fund balance to the cent")
    .action(async () => settle(await onDatabase(settings(), (db) => checkLedger(db, say))));

  all
    .command("reconcile")
    .description("compare payments and refunds with the providers' own lists, and say what differs")
    .option("--since <instant>", "from when, for example 2026-12-01 or 2026-12-01T18:30Z; by default a week ago")
    .option("--apply", "record what is lost, as after a restore: charges, then refunds; needs --since")
    .option("--waive", "record nothing: nothing is missing from a restored database, or it is a copy; needs --reason")
    .option("--reason <text>", "why it is waived; it stays in the audit log")
    .action(async ({ since: typed, apply = false, waive: isWaived = false, reason }: Reconciling) => {
      if (isWaived && (apply || typed !== undefined)) throw new Error("--waive stands alone, with its --reason");
      if (isWaived !== (reason !== undefined)) throw new Error("--waive and --reason need each other");
      if (reason !== undefined) {
        const { waive } = await import("./recover");
        settle(await onDatabase(settings(), (db) => waive(db, settings(), reason, say)));
        return;
      }
      const since = readSince(typed, Date.now());
      if (apply && typed === undefined) throw new Error("--apply needs --since: the instant of the backup");
      // Only this command needs all services, so they are loaded here.
      if (apply) {
        const { recover } = await import("./recover");
        settle(await onDatabase(settings(), (db) => recover(db, settings(), since, say)));
        return;
      }
      const methods = openMethods(settings().payments);
      const compare = async (db: Database) => {
        const { now, system: systemClock } = await movableClock(db);
        return reconcile({ db, now, systemClock, methods }, since, say);
      };
      settle(await onDatabase(settings(), compare));
    });

  return all;
}

/** Throws if the database is on a server, which has better backup tools of its own. */
function embedded(settings: Settings, instead: string): Settings {
  if (settings.databaseUrl === null) return settings;
  throw new Error(`DATABASE_URL is set, and this command is for the embedded database. ${instead}.`);
}
