import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { dirname } from "node:path";
import { createTransport } from "nodemailer";
import { type Lack, lacksByNeed } from "../../../features/catalogue/catalogue.lacks";
import { catalogueLacks, policyLacks, shopLacks } from "../../../features/catalogue/server/standing.service";
import { refuseMissingKeys, unsealed } from "../../../features/privacy/server/sealDocuments";
import { bounded } from "../../../platform/server/background/apart";
import { clockSettings, isAnySet } from "../../../platform/server/clock";
import type { Database } from "../../../platform/server/db/database";
import { FolderInUse } from "../../../platform/server/db/folderLock";
import { freeIn, hasRoom } from "../../../platform/server/db/folderRoom";
import { isRestoreInterrupted } from "../../../platform/server/db/interruptedRestore";
import { type AsItIs, embeddedIn, openAsItIs } from "../../../platform/server/db/openDatabase";
import { schemaStanding } from "../../../platform/server/db/schemaStanding";
import { type Environment, faultsOf } from "../../../platform/server/environment";
import { type FilePlace, openFileStore } from "../../../platform/server/files/openFileStore";
import { processHealth } from "../../../platform/server/health";
import { text } from "../../../platform/server/http/texts";
import { messageOf } from "../../../platform/server/messageOf";
import { type MailboxAccess, tryMailbox } from "../../../platform/server/outbox/bounces/bounceMailbox";
import { senderOf } from "../../../platform/server/outbox/sender";
import { type Pkcs12, signerFrom } from "../../../platform/server/pdf/seal";
import { giveKeys } from "../../../platform/server/sealed/keyedDatabase";
import { vault } from "../../../platform/server/sealed/vault";
import { readShop } from "../../../platform/server/shop/shop.repository";
import { unreadableSecrets } from "../../../platform/server/webhooks/webhooks.repository";
import { SECOND } from "../../../shared/instant";
import { refuseOtherSecret } from "../config/commonSecret";
import { readConfig, type Settings } from "../config/config";
import { giveDocumentKeys } from "../config/documentKeys";
import { offerableBy } from "../config/offerable";
import { refuseDemoDatabase, refuseMissingMethods } from "../config/productionDatabase";
import { openReceiptIdentity, requireVoucherKey } from "../config/signingFiles";
import { waysToPay } from "../config/waysToPay";
import { certificateOf, daysLeft } from "./certificates";
import { ownersOf } from "./owners";

/** `wrong` keeps the shop from starting or working; `mind` is a warning. */
type Finding = { state: "well" | "mind" | "wrong"; text: string };
type Check = { name: string; look: () => Promise<Finding> };

const well = (text: string): Finding => ({ state: "well", text });
const mind = (text: string): Finding => ({ state: "mind", text });
const wrong = (text: string): Finding => ({ state: "wrong", text });

/** The time limit of one check. */
const PATIENCE = 8 * SECOND;
/** A certificate with fewer days left is reported. */
const RENEW_WITHIN = 14;

const words = { well: "well ", mind: "mind ", wrong: "WRONG" };

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
    for (const fault of faultsOf(error)) report("configuration", wrong(fault));
    say("The table of variables in README.md says what each may be.");
    return false;
  }
  report("configuration", well(settings.production ? "production" : "demo mode: NODE_ENV is not production"));
  const found: Finding[] = [];
  const look = async ({ name, look: find }: Check) => {
    const finding = await bounded(find(), PATIENCE).catch((error: unknown) => wrong(messageOf(error)));
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
  return found.every(({ state }) => state !== "wrong");
}

/** The open database and its state; null where no further check is possible. */
async function openedBy(settings: Settings): Promise<{ opened: AsItIs | null; finding: Finding }> {
  let opened: AsItIs | null = null;
  try {
    opened = await openAsItIs(settings);
    if (!opened && isRestoreInterrupted(embeddedIn(settings.dataDir)))
      return { opened, finding: mind("a restore was interrupted: the next start of the server finishes it") };
    if (!opened) return { opened, finding: mind(`none in ${settings.dataDir} yet: the first start makes one`) };
    const finding = await bounded(standingOf(opened.db), PATIENCE);
    if (finding.state !== "wrong") return { opened, finding };
    await opened.close();
    return { opened: null, finding };
  } catch (error) {
    await opened?.close();
    if (!(error instanceof FolderInUse)) return { opened: null, finding: wrong(messageOf(error)) };
    return { opened: null, finding: mind("a server has it: ask its /health/ready, or stop it to have more looked at") };
  }
}

async function standingOf(db: Database): Promise<Finding> {
  const { at, lacks } = await schemaStanding(db);
  if (lacks.length > 0)
    return wrong(`answers, and lacks ${lacks.length} migrations: run "malecon migrate" before the servers start`);
  return well(`answers, migrated to ${at}`);
}

/** Checks without the database. */
function checksOf(settings: Settings): Check[] {
  const { dataDir, databaseUrl, smtpUrl, bounces, publicUrl, cardFields, receiptP12, voucherKey, tsaUrl } = settings;
  const sites = [publicUrl, ...(cardFields ? [cardFields.origin] : [])].filter((url) => url.startsWith("https:"));
  return [
    ...(databaseUrl ? [] : [{ name: "disk", look: async () => roomIn(dataDir) }]),
    { name: "photos", look: () => photosIn(settings.photos) },
    { name: "mail", look: () => mailBy(smtpUrl) },
    ...(bounces ? [{ name: "returned mail", look: () => mailboxOf(bounces) }] : []),
    ...providersOf(settings).map(([name, url]) => ({ name, look: () => reach(url) })),
    ...(tsaUrl ? [{ name: "time stamps", look: () => reach(tsaUrl) }] : []),
    ...sites.map((url) => ({ name: "certificate", look: () => certificateOfSite(url) })),
    ...(receiptP12 ? [{ name: "receipts", look: () => identityIn(receiptP12) }] : []),
    ...(voucherKey ? [{ name: "vouchers", look: () => keyIn(voucherKey) }] : []),
  ];
}

/** What is asked of a database that answers and is migrated. */
function checksOn({ db }: AsItIs, settings: Settings): Check[] {
  return [
    {
      name: "clock",
      look: async () => {
        if (!(await processHealth({ db }).isClockRight()))
          return wrong("differs from the database's by more than a second: set this machine's clock (NTP)");
        if (isAnySet(await clockSettings(db))) return mind("agrees with the database's; QA has set the shop's own");
        return well("agrees with the database's");
      },
    },
    {
      name: "sessions",
      look: async () => {
        await refuseOtherSecret(db, settings);
        return settings.tokenSecret === null
          ? well("signed with the database's own secret, as TOKEN_SECRET is not set")
          : well("signed with TOKEN_SECRET, which this database accepts");
      },
    },
    {
      name: "documents",
      look: async () => {
        const { documentKeys } = settings;
        if (!documentKeys)
          return mind(`sealed with the key in ${settings.dataDir}/document.keys: keep a copy of it apart`);
        await refuseMissingKeys(db, documentKeys.keys, "DOCUMENT_KEYS");
        giveKeys(db, vault(documentKeys));
        const waiting = await unsealed(db);
        return waiting === 0
          ? well("sealed with the first key of DOCUMENT_KEYS")
          : mind(`${waiting} rows are not sealed with the first key: run "malecon keys rotate"`);
      },
    },
    {
      name: "webhooks",
      look: async () => {
        await giveDocumentKeys(db, settings);
        const closed = await unreadableSecrets(db);
        if (closed.length === 0) return well("the secret of every address can be opened");
        const commands = closed.map((id) => `"malecon webhooks rotate ${id}"`).join(", ");
        return wrong(`${closed.length} addresses are told nothing, as their secret cannot be opened: ${commands}`);
      },
    },
    {
      name: "staff",
      look: async () => {
        const { isAny, text: owners } = await ownersOf(db, Date.now());
        return (isAny ? well : mind)(owners);
      },
    },
    {
      name: "catalogue",
      look: async () => {
        const lacks = await catalogueLacks(db, {
          demo: settings.demo,
          canBeOffered: offerableBy(settings),
        });
        if (lacks.length === 0) return well("nothing is missing");
        const missing = lacks.map((lack) => text("en", `support.catalogue.lack.${lack}`)).join(" ");
        return lackOf(
          lacks,
          settings,
        )(`${missing} Enter it at /support/catalogue, or bring it in with "malecon import", see docs/catalogue.md`);
      },
    },
    {
      name: "shop",
      look: async () => {
        const [lack] = await shopLacks(db);
        if (!lack) return well("says who runs it and how to reach them");
        return lackOf(
          [lack],
          settings,
        )(
          `${text("en", `support.catalogue.lack.${lack}`)} Set it at /support/catalogue?table=shop, or import a shop.csv`,
        );
      },
    },
    {
      name: "sender",
      look: async () => {
        if (settings.mailFrom !== null) return well(`emails are from ${settings.mailFrom}, by MAIL_FROM`);
        const shop = await readShop(db);
        const { address } = senderOf(shop, settings.publicUrl);
        if (shop.email !== null) return well(`emails are from ${address}, the shop's own address`);
        return mind(`emails are from ${address}: set the shop's email address, or MAIL_FROM`);
      },
    },
    {
      name: "texts",
      look: async () => {
        const [lack] = await policyLacks(db, settings);
        if (!lack) return well("terms and policies are this shop's own, or this is a demo");
        return mind(text("en", `support.catalogue.lack.${lack}`));
      },
    },
    {
      name: "payment",
      look: async () => {
        const { usable, unset } = await waysToPay(db, settings);
        const dormant = unset.length > 0 ? `turned on, but not set up here: ${unset.join(", ")}` : "none is turned on";
        if (usable.length === 0)
          return wrong(`clients cannot pay (${dormant}): see payment_methods.csv and the variables in README.md`);
        const rest = unset.length > 0 ? `; ${dormant}` : "";
        return well(`clients pay by ${usable.join(", ")}${rest}`);
      },
    },
    {
      name: "production",
      look: async () => {
        if (!settings.production) return mind("not asked: this is a demo");
        await refuseDemoDatabase(db, settings);
        await refuseMissingMethods(db, settings);
        return well("no demo accounts, and nothing that servers refuse to start on");
      },
    },
  ];
}

/** Wrong in production where nothing is sold without it, as the back office says too; else a warning. (OPS-29) */
const lackOf = (lacks: readonly Lack[], { production }: Pick<Settings, "production">) =>
  production && lacksByNeed(lacks).needed.length > 0 ? wrong : mind;

/** The free space in the folder, or where it will be created. */
function roomIn(wanted: string): Finding {
  const folder = existsSync(wanted) ? wanted : dirname(wanted);
  const free = `${Math.floor(freeIn(folder) / 1024 / 1024)} MB are free in ${folder}`;
  return hasRoom(folder) ? well(free) : wrong(`${free}: make room, the database takes no more`);
}

/** Writes a file, reads it and deletes it: what photographs need. (PHOTO-3) */
async function photosIn(place: FilePlace): Promise<Finding> {
  const where = place.kind === "folder" ? place.folder : `the bucket ${place.bucket.name}`;
  const store = openFileStore(place);
  const name = `${randomUUID()}-doctor.txt`;
  const content = Buffer.from("malecon doctor");
  try {
    await store.write(name, content, "text/plain");
    const read = await store.read(name);
    await store.remove([name]);
    return read && content.equals(read) && (await store.read(name)) === null
      ? well(`${where} keeps what is written and lets go of what is deleted`)
      : wrong(`${where} does not give back what was written: see PHOTOS_DIR or S3_BUCKET`);
  } catch (error) {
    return wrong(`${where} cannot be used (${messageOf(error)}): see PHOTOS_DIR or S3_BUCKET`);
  }
}

async function mailBy(url: string | null): Promise<Finding> {
  if (url === null) return mind("SMTP_URL is not set: mails stay in the outbox");
  const transport = createTransport({ url, connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 5_000 });
  try {
    await transport.verify();
    return well(`${new URL(url).host} takes mail`);
  } catch (error) {
    return wrong(`${new URL(url).host} does not take mail (${messageOf(error)}): see SMTP_URL`);
  } finally {
    transport.close();
  }
}

async function mailboxOf(bounces: MailboxAccess): Promise<Finding> {
  const name = `${bounces.folder} of ${bounces.user} at ${bounces.host}`;
  try {
    await tryMailbox(bounces);
    return well(`${name} can be read`);
  } catch (error) {
    return wrong(`${name} cannot be read (${messageOf(error)}): see MAIL_BOUNCES_URL`);
  }
}

/** The addresses of payment providers and of WhatsApp; stand-ins answer only while a server runs. */
function providersOf({ production, payments, whatsApp }: Settings): [string, string][] {
  if (!production) return [];
  const all = Object.entries({ ...payments, whatsApp: { settings: whatsApp } });
  return all.flatMap(([name, { settings }]) => {
    const urls = Object.entries(settings ?? {}).flatMap(([key, value]) =>
      key.endsWith("Url") && typeof value === "string" ? [new URL(value).origin] : [],
    );
    return [...new Set(urls)].map((url): [string, string] => [name, url]);
  });
}

/** Any answer will do: then the host is there, and its certificate is valid. */
async function reach(url: string): Promise<Finding> {
  const { host } = new URL(url);
  try {
    await fetch(url, { method: "HEAD", redirect: "manual", signal: AbortSignal.timeout(5 * SECOND) });
    return well(`${host} answers`);
  } catch (error) {
    return wrong(`${host} cannot be reached (${messageOf(error)}): see its address, the network and the firewall`);
  }
}

async function certificateOfSite(url: string): Promise<Finding> {
  const { host } = new URL(url);
  try {
    const left = daysLeft(await certificateOf(url), Date.now());
    return aged(`${host}: its certificate`, left, "renew it at the proxy");
  } catch (error) {
    return wrong(`${host} shows no good certificate (${messageOf(error)}): see its DNS entry and the proxy`);
  }
}

async function identityIn(identity: Pkcs12): Promise<Finding> {
  const { certificate } = await openReceiptIdentity(() => signerFrom(identity));
  return aged(`RECEIPT_P12: its certificate`, daysLeft(certificate, Date.now()), "get a new one from its issuer");
}

function aged(what: string, left: number, renew: string): Finding {
  if (left < 0) return wrong(`${what} is over for ${-left} days: ${renew}`);
  return (left < RENEW_WITHIN ? mind : well)(
    `${what} is good for ${left} days${left < RENEW_WITHIN ? `: ${renew}` : ""}`,
  );
}

async function keyIn(file: string): Promise<Finding> {
  await requireVoucherKey(file);
  return well("VOUCHER_KEY can be read");
}
