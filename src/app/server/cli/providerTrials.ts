import { randomBytes, randomUUID } from "node:crypto";
import { CODE_TIME } from "../../../features/account/phone.rules";
import { type FilePlace, openFileStore } from "../../../platform/server/files/openFileStore";
import { type Finding, failed, ok, warning } from "../../../platform/server/finding";
import { messageOf } from "../../../platform/server/messageOf";
import { type MailServer, transportTo } from "../../../platform/server/outbox/smtpMailer";
import { remoteAuthority } from "../../../platform/server/pdf/timestampAuthority";
import { versionOf } from "../../../platform/server/uploads/scanner";
import type { WhatsAppAccount } from "../../../platform/server/whatsapp/account";
import { GraphRefusal, statusOf, whatsAppGraph } from "../../../platform/server/whatsapp/graph";
import { templatesAtMeta } from "../../../platform/server/whatsapp/templates";
import { MINUTE, SECOND } from "../../../shared/instant";
import { fieldOf } from "../../../shared/unknownData";
import type { Settings } from "../config/config";
import { isOnThisMachine } from "../config/config.mail";

/** A trial of a provider, by the name that the doctor prints. */
type Trial = { name: string; look: () => Promise<Finding> };

/**
 * Tries each provider of payments and WhatsApp with the installation's own settings, changing nothing there. A line
 * says what fails for a client and what to do. Stand-ins are left out: they answer only while a server runs. (OPS-140)
 */
export function providerTrials(settings: Settings): Trial[] {
  const { payments, whatsApp, publicUrl, production, port } = settings;
  const standIn = `http://localhost:${port + 1}`;
  const isStandIn = (known: object | null) => {
    const addresses = Object.values(known ?? {}).filter((value) => typeof value === "string" && URL.canParse(value));
    return addresses.length > 0 && addresses.every((address) => address.startsWith(standIn));
  };
  const methods = Object.entries(payments).flatMap(([name, { settings: known, tryOut }]) => {
    if (isStandIn(known)) return [];
    const trial = tryOut({ publicUrl, production });
    if (trial === null) return [];
    // The promise runs already: a rejection before it is awaited must not end the command.
    const found = reached(name, trial);
    return [{ name, look: () => found }];
  });
  if (!whatsApp || isStandIn(whatsApp)) return methods;
  return [...methods, { name: "whatsApp", look: () => reached("whatsApp", whatsAppBy(whatsApp)) }];
}

/** A provider that does not answer at all. */
async function reached(name: string, trial: Promise<Finding>): Promise<Finding> {
  try {
    return await trial;
  } catch (error) {
    return failed(`${name} does not answer (${messageOf(error)}): see its address, the network and the firewall`);
  }
}

/** Asks Meta for the number and for the templates, without which no message begins. (ACC-40) */
async function whatsAppBy(account: WhatsAppAccount): Promise<Finding> {
  const { businessAccountId } = account;
  const graph = whatsAppGraph({ ...account, businessAccountId: businessAccountId ?? "", fetch });
  try {
    const { number, name } = await graph.number();
    if (businessAccountId === null)
      return warning(
        `${number} (${name}) can be used; set WHATSAPP_BUSINESS_ACCOUNT_ID to have its templates looked at`,
      );
    const listed = await graph.templates();
    const wanted = templatesAtMeta(CODE_TIME / MINUTE);
    const lacking = wanted.flatMap((template) => {
      const status = statusOf(template, listed);
      return status === "APPROVED" ? [] : [`${template.name} in ${template.language} (${status ?? "missing"})`];
    });
    if (lacking.length > 0)
      return failed(
        `clients get no message by WhatsApp of ${lacking.join(", ")}: run "malecon whatsapp templates", and wait until Meta approves them`,
      );
    return ok(`${number} (${name}) sends, and all ${wanted.length} templates are approved`);
  } catch (error) {
    if (!(error instanceof GraphRefusal)) throw error;
    if (error.code === 190)
      return failed(
        `clients get no code by WhatsApp: Meta refuses WHATSAPP_TOKEN (${error.message}); make a permanent token of a system user`,
      );
    return failed(
      `clients get no code by WhatsApp: Meta refuses (${error.message}); see WHATSAPP_PHONE_NUMBER_ID, WHATSAPP_BUSINESS_ACCOUNT_ID and what the token is allowed`,
    );
  }
}

/** Writes a file, reads it and deletes it: what photographs need. (PHOTO-3) */
export async function photosIn(place: FilePlace): Promise<Finding> {
  const where = place.kind === "folder" ? place.folder : `the bucket ${place.bucket.name}`;
  const store = openFileStore(place);
  const name = `${randomUUID()}-doctor.txt`;
  const content = Buffer.from("malecon doctor");
  try {
    await store.write(name, content, "text/plain");
    const read = await store.read(name);
    await store.remove([name]);
    if (read && content.equals(read) && (await store.read(name)) === null)
      return ok(`${where} keeps what is written and lets go of what is deleted`);
    return failed(`clients see no photographs: ${where} does not give back what was written; ${adviceFor(place)}`);
  } catch (error) {
    return failed(`staff cannot add photographs: ${where} cannot be used (${messageOf(error)}); ${adviceFor(place)}`);
  }
}

const adviceFor = ({ kind }: FilePlace): string =>
  kind === "folder"
    ? "see PHOTOS_DIR"
    : "see S3_BUCKET, the key or role, and that it may s3:PutObject, s3:GetObject and s3:DeleteObject (docs/providers.md)";

/** Signs in at the mail server, over TLS if that is required. (MAIL-20) */
export async function mailBy(server: MailServer | null): Promise<Finding> {
  if (server === null) return warning("SMTP_URL is not set: mails stay in the outbox");
  const { host, protocol } = new URL(server.url);
  const transport = transportTo(server, 5 * SECOND);
  try {
    await transport.verify();
    if (isOnThisMachine(server.url)) return ok(`${host} takes mail`);
    const isOpen = protocol === "smtp:" && !server.requiresTls;
    return isOpen
      ? warning(`${host} takes mail, and TLS is not required: the password and every link may pass in clear`)
      : ok(`${host} takes mail, over TLS`);
  } catch (error) {
    const code = fieldOf(error, "code");
    const why = messageOf(error);
    if (code === "EAUTH")
      return failed(`no client gets an email: ${host} refuses user and password (${why}); see SMTP_URL`);
    if (server.requiresTls && (code === "ETLS" || /STARTTLS|TLS/i.test(why)))
      return failed(
        `no client gets an email: ${host} offers no TLS (${why}); use smtps://, another server, or SMTP_TLS=off`,
      );
    return failed(`no client gets an email: ${host} does not take mail (${why}); see SMTP_URL`);
  } finally {
    transport.close();
  }
}

/** Has a digest stamped, as each receipt is. (PAPER-20) */
export async function stampBy(url: string): Promise<Finding> {
  const { host } = new URL(url);
  try {
    await remoteAuthority(url).timestamp(randomBytes(32), "SHA-256");
    return ok(`${host} stamps what is sent`);
  } catch (error) {
    return failed(`clients cannot sign receipts: ${host} gives no time stamp (${messageOf(error)}); see TSA_URL`);
  }
}

/** Asks the scanner of uploads for its version, which names that of its signatures. (SAFE-64) */
export async function scannerAt(address: string): Promise<Finding> {
  try {
    return ok(`answers: ${await versionOf(address)}`);
  } catch (error) {
    return failed(`clients can send no files: it does not answer (${messageOf(error)}); see SCANNER_URL`);
  }
}
