import { existsSync } from "node:fs";
import { dirname } from "node:path";
import { type MissingSetup, missingByNeed } from "../../../features/catalogue/catalogue.setup";
import {
  missingBrand,
  missingIdentity,
  missingInCatalogue,
  missingPolicies,
} from "../../../features/catalogue/server/setup.service";
import { refuseMissingKeys, unsealed } from "../../../features/privacy/server/sealDocuments";
import { withTimeout } from "../../../platform/server/background/forEachConcurrently";
import { clockSettings, isAnySet } from "../../../platform/server/clock";
import type { Database } from "../../../platform/server/db/database";
import { FolderInUse } from "../../../platform/server/db/folderLock";
import { freeBytes, hasRoom } from "../../../platform/server/db/folderRoom";
import { isRestoreInterrupted } from "../../../platform/server/db/interruptedRestore";
import { type AsItIs, embeddedIn, openAsItIs } from "../../../platform/server/db/openDatabase";
import { schemaStatus } from "../../../platform/server/db/schemaStatus";
import { type Environment, faultsOf } from "../../../platform/server/environment";
import { openFileStore } from "../../../platform/server/files/openFileStore";
import { type Finding, failed, ok, warning } from "../../../platform/server/finding";
import { processHealth } from "../../../platform/server/health";
import { text } from "../../../platform/server/http/texts";
import { messageOf } from "../../../platform/server/messageOf";
import { type MailboxAccess, tryMailbox } from "../../../platform/server/outbox/bounces/bounceMailbox";
import { senderOf } from "../../../platform/server/outbox/sender";
import { type Pkcs12, signerFrom } from "../../../platform/server/pdf/seal";
import { findRestored } from "../../../platform/server/restored.repository";
import { giveKeys } from "../../../platform/server/sealed/keyedDatabase";
import { vault } from "../../../platform/server/sealed/vault";
import { readShop } from "../../../platform/server/shop/shop.repository";
import { unreadableSecrets } from "../../../platform/server/webhooks/webhooks.repository";
import { SECOND } from "../../../shared/instant";
import { nameOf } from "../../../shared/shop";
import { refuseOtherSecret } from "../config/commonSecret";
import { readConfig, type Settings } from "../config/config";
import { configuredMethods } from "../config/configuredMethods";
import { setDocumentKeys } from "../config/documentKeys";
import { offerableBy } from "../config/offerable";
import { refuseDemoDatabase, refuseMissingMethods } from "../config/productionDatabase";
import { openReceiptIdentity, requireVoucherKey } from "../config/signingFiles";
import { sealedData } from "../personalData";
import { knowsUntil } from "../restore/givenOut.repository";
import { restoredAdvice } from "../restore/restoredAdvice";
import { isRestored } from "../restore/restoreWatch";
import { certificateOf, daysLeft } from "./certificates";
import { databaseTrials } from "./databaseTrials";
import { ownersOf } from "./owners";
import { mailBy, photosIn, providerTrials, scannerAt, stampBy } from "./providerTrials";

type Check = { name: string; look: () => Promise<Finding> };

/** The time limit of one check. */
const PATIENCE = 8 * SECOND;
/** A certificate with fewer days left is reported. */
const RENEW_WITHIN = 14;

const words = { ok: "ok     ", warning: "warning", failed: "FAILED " };

/**
 * Checks everything that the shop needs, one by one, without changes, and prints the result of each and what to do.
 * Resolves to whether nothing is wrong. (OPS-25)
 */
export async function doctor(env: Environment, say: (line: string) => void): Promise<boolean> {
  const report = (name: string, { state, text }: Finding) => say(`${words[state]}  ${name.padEnd(14)}  ${text}`);
  let settings: Settings;
  try {
    settings = readConfig(env);
  } catch (error) {
    for (const fault of faultsOf(error)) report("configuration", failed(fault));
    say("The table of variables in docs/configuration.md says what each may be.");
    return false;
  }
  report("configuration", ok(settings.production ? "production" : "demo mode: NODE_ENV is not production"));
  const found: Finding[] = [];
  const look = async ({ name, look: find }: Check) => {
    const finding = await withTimeout(find(), PATIENCE).catch((error: unknown) => failed(messageOf(error)));
    report(name, finding);
    found.push(finding);
  };
  const { opened, finding } = await openedBy(settings);
  report("database", finding);
  found.push(finding);
  try {
    for (const check of [...checksOf(settings), ...(opened ? checksOn(opened, settings) : [])]) await look(check);
  } finally {
    await opened?.close();
  }
  return found.every(({ state }) => state !== "failed");
}

/** The open database and its state; null if no further check is possible. */
async function openedBy(settings: Settings): Promise<{ opened: AsItIs | null; finding: Finding }> {
  let opened: AsItIs | null = null;
  try {
    opened = await openAsItIs(settings);
    if (!opened && isRestoreInterrupted(embeddedIn(settings.dataDir)))
      return { opened, finding: warning("a restore was interrupted: the next start of the server finishes it") };
    if (!opened) return { opened, finding: warning(`none in ${settings.dataDir} yet: the first start makes one`) };
    const finding = await withTimeout(findingOf(opened.db), PATIENCE);
    if (finding.state !== "failed") return { opened, finding };
    await opened.close();
    return { opened: null, finding };
  } catch (error) {
    await opened?.close();
    if (!(error instanceof FolderInUse)) return { opened: null, finding: failed(messageOf(error)) };
    return {
      opened: null,
      finding: warning("a server has it: ask its /health/ready, or stop it to have more looked at"),
    };
  }
}

async function findingOf(db: Database): Promise<Finding> {
  const { at, missing } = await schemaStatus(db);
  if (missing.length > 0)
    return failed(`answers, and lacks ${missing.length} migrations: run "malecon migrate" before the servers start`);
  return ok(`answers, migrated to ${at}`);
}

/** Checks without the database. */
function checksOf(settings: Settings): Check[] {
  const { dataDir, databaseUrl, mailServer, bounces, publicUrl, cardFields, receiptP12, voucherKey, tsaUrl } = settings;
  const { scanner } = settings;
  const sites = [publicUrl, ...(cardFields ? [cardFields.origin] : [])].filter((url) => url.startsWith("https:"));
  return [
    ...(databaseUrl ? [] : [{ name: "disk", look: async () => roomIn(dataDir) }]),
    { name: "photos", look: () => photosIn(settings.photos) },
    ...(scanner ? [{ name: "scanner", look: () => scannerAt(scanner) }] : []),
    { name: "mail", look: () => mailBy(mailServer) },
    ...(bounces ? [{ name: "returned mail", look: () => mailboxOf(bounces) }] : []),
    ...providerTrials(settings),
    ...(tsaUrl ? [{ name: "time stamps", look: () => stampBy(tsaUrl) }] : []),
    ...sites.map((url) => ({ name: "certificate", look: () => certificateOfSite(url) })),
    ...(receiptP12 ? [{ name: "receipts", look: () => identityIn(receiptP12) }] : []),
    ...(voucherKey ? [{ name: "vouchers", look: () => keyIn(voucherKey) }] : []),
  ];
}

/** Checks a database that answers and is migrated. */
function checksOn({ db }: AsItIs, settings: Settings): Check[] {
  return [
    ...databaseTrials({ db }, settings),
    {
      name: "clock",
      look: async () => {
        if (!(await processHealth({ db }).agreesWithDatabase()))
          return failed("differs from the database's by more than a second: set this machine's clock (NTP)");
        if (isAnySet(await clockSettings(db))) return warning("agrees with the database's; QA has set the shop's own");
        return ok("agrees with the database's");
      },
    },
    {
      name: "restore",
      look: async () => {
        const watched = { db, where: settings, store: openFileStore(settings.photos) };
        if (!(await isRestored(watched))) return ok("this database is where it always was, and lacks nothing");
        return failed(restoredAdvice((await findRestored(db)) ?? { knowsUntil: await knowsUntil(db) }));
      },
    },
    {
      name: "sessions",
      look: async () => {
        await refuseOtherSecret(db, settings);
        return settings.tokenSecret === null
          ? ok("signed with the database's own secret, as TOKEN_SECRET is not set")
          : ok("signed with TOKEN_SECRET, which this database accepts");
      },
    },
    {
      name: "documents",
      look: async () => {
        const { documentKeys } = settings;
        if (!documentKeys)
          return warning(`sealed with the key in ${settings.dataDir}/document.keys: keep a copy of it apart`);
        await refuseMissingKeys(db, sealedData, documentKeys.keys, "DOCUMENT_KEYS");
        giveKeys(db, vault(documentKeys));
        const waiting = await unsealed(db, sealedData);
        return waiting === 0
          ? ok("sealed with the first key of DOCUMENT_KEYS")
          : warning(`${waiting} rows are not sealed with the first key: run "malecon keys rotate"`);
      },
    },
    {
      name: "webhooks",
      look: async () => {
        await setDocumentKeys(db, settings);
        const closed = await unreadableSecrets(db);
        if (closed.length === 0) return ok("the secret of every address can be opened");
        const commands = closed.map((id) => `"malecon webhooks rotate ${id}"`).join(", ");
        return failed(`${closed.length} addresses are told nothing, as their secret cannot be opened: ${commands}`);
      },
    },
    {
      name: "staff",
      look: async () => {
        const { isAny, text: owners } = await ownersOf(db, Date.now());
        return (isAny ? ok : warning)(owners);
      },
    },
    {
      name: "catalogue",
      look: async () => {
        const missing = await missingInCatalogue(db, {
          demo: settings.demo,
          canBeOffered: offerableBy(settings),
        });
        if (missing.length === 0) return ok("nothing is missing");
        const said = missing.map((name) => text("en", `support.catalogue.missing.${name}`)).join(" ");
        return severityOf(
          missing,
          settings,
        )(`${said} Enter it at /support/catalogue, or bring it in with "malecon import", see docs/catalogue.md`);
      },
    },
    {
      name: "shop",
      look: async () => {
        const [missing] = await missingIdentity(db);
        if (!missing) return ok("says who runs it and how to reach them");
        return severityOf(
          [missing],
          settings,
        )(
          `${text("en", `support.catalogue.missing.${missing}`)} Set it at /support/catalogue?table=shop, or import a shop.csv`,
        );
      },
    },
    {
      name: "brand",
      look: async () => {
        const [missing] = await missingBrand(db);
        if (!missing) return ok(`clients know the shop as ${nameOf(await readShop(db))}`);
        return warning(`${text("en", `support.catalogue.missing.${missing}`)} That is at /support/brand`);
      },
    },
    {
      name: "sender",
      look: async () => {
        const shop = await readShop(db);
        const sender = senderOf(shop, settings.publicUrl, settings.mailFrom);
        const address = typeof sender === "string" ? sender : sender.address;
        if (settings.mailFrom !== null) return ok(`emails are from ${address}, by MAIL_FROM`);
        if (shop.email !== null) return ok(`emails are from ${address}, the shop's own address`);
        return warning(`emails are from ${address}: set the shop's email address, or MAIL_FROM`);
      },
    },
    {
      name: "texts",
      look: async () => {
        const [missing] = await missingPolicies(db, settings);
        if (!missing) return ok("terms and policies are this shop's own, or this is a demo");
        return warning(text("en", `support.catalogue.missing.${missing}`));
      },
    },
    {
      name: "payment",
      look: async () => {
        const { usable, unset } = await configuredMethods(db, settings);
        const dormant = unset.length > 0 ? `turned on, but not set up here: ${unset.join(", ")}` : "none is turned on";
        if (usable.length === 0)
          return failed(
            `clients cannot pay (${dormant}): see payment_methods.csv and the variables in docs/configuration.md`,
          );
        const rest = unset.length > 0 ? `; ${dormant}` : "";
        return ok(`clients pay by ${usable.join(", ")}${rest}`);
      },
    },
    {
      name: "production",
      look: async () => {
        if (!settings.production) return warning("not asked: this is a demo");
        await refuseDemoDatabase(db, settings);
        await refuseMissingMethods(db, settings);
        return ok("no demo accounts, and nothing that servers refuse to start on");
      },
    },
  ];
}

/** An error in production if nothing can be sold without it, as the back office shows too; else a warning. (OPS-29) */
const severityOf = (missing: readonly MissingSetup[], { production }: Pick<Settings, "production">) =>
  production && missingByNeed(missing).needed.length > 0 ? failed : warning;

/** The free space in the folder, or where it will be created. */
function roomIn(wanted: string): Finding {
  const folder = existsSync(wanted) ? wanted : dirname(wanted);
  const free = `${Math.floor(freeBytes(folder) / 1024 / 1024)} MB are free in ${folder}`;
  return hasRoom(folder) ? ok(free) : failed(`${free}: make room, the database takes no more`);
}

async function mailboxOf(bounces: MailboxAccess): Promise<Finding> {
  const name = `${bounces.folder} of ${bounces.user} at ${bounces.host}`;
  try {
    await tryMailbox(bounces);
    return ok(`${name} can be read`);
  } catch (error) {
    return failed(`${name} cannot be read (${messageOf(error)}): see MAIL_BOUNCES_URL`);
  }
}

async function certificateOfSite(url: string): Promise<Finding> {
  const { host } = new URL(url);
  try {
    const left = daysLeft(await certificateOf(url), Date.now());
    return aged(`${host}: its certificate`, left, "renew it at the proxy");
  } catch (error) {
    return failed(`${host} shows no good certificate (${messageOf(error)}): see its DNS entry and the proxy`);
  }
}

async function identityIn(identity: Pkcs12): Promise<Finding> {
  const { certificate } = await openReceiptIdentity(() => signerFrom(identity));
  return aged(`RECEIPT_P12: its certificate`, daysLeft(certificate, Date.now()), "get a new one from its issuer");
}

function aged(what: string, left: number, renew: string): Finding {
  if (left < 0) return failed(`${what} is over for ${-left} days: ${renew}`);
  return (left < RENEW_WITHIN ? warning : ok)(
    `${what} is good for ${left} days${left < RENEW_WITHIN ? `: ${renew}` : ""}`,
  );
}

async function keyIn(file: string): Promise<Finding> {
  await requireVoucherKey(file);
  return ok("VOUCHER_KEY can be read");
}
