import PostalMime, { type Attachment, type Email } from "postal-mime";
import { refusalWords } from "../refusal";

/** A returned email: the random parts of the Message-IDs that it may have, the likeliest first. */
export type Bounce = { messageIds: string[]; words: string };

const STATUS = ["message/delivery-status", "message/global-delivery-status"];
const RETURNED = ["rfc822", "rfc822-headers", "global", "global-headers"].map((type) => `message/${type}`);

/**
 * Reads a report of failed delivery (RFC 3464; RFC 6533 in UTF-8), in the form of mail servers since 1996. Null: it is
 * another message, or a report of success or delay. Throws if it is not readable as an email.
 */
export async function readBounce(source: Uint8Array): Promise<Bounce | null> {
  const report = await PostalMime.parse(source, { forceRfc822Attachments: true, attachmentEncoding: "utf8" });
  if (!isDeliveryReport(report)) return null;
  const parts = report.attachments;
  const groups = parts.filter(isOf(STATUS)).flatMap(groupsOf);
  const failure = groups.find(hasFailed);
  if (!failure) return null;
  const envelopeIds = groups.map(field("original-envelope-id"));
  const returned = parts.filter(isOf(["text/rfc822-headers", ...RETURNED]));
  const originals = returned.flatMap(groupsOf).slice(0, 1).map(field("message-id"));
  const answered = [report.inReplyTo, report.references];
  const named = [...originals, ...envelopeIds, ...answered].flatMap((text) => (text ?? "").match(uuid) ?? []);
  const said = field("diagnostic-code")(failure)?.replace(/^[\w-]+;\s*/, "") ?? field("status")(failure) ?? "";
  return { messageIds: [...new Set(named.map((id) => id.toLowerCase()))], words: refusalWords(said) };
}

const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi;

/** A group of fields by their names in lower case. */
type Fields = ReadonlyMap<string, string>;

const field = (name: string) => (fields: Fields) => fields.get(name);

/** A recipient's group: several may be in one report, each with its own outcome. */
const hasFailed = (fields: Fields): boolean => fields.get("action")?.toLowerCase() === "failed";

const isOf =
  (types: readonly string[]) =>
  ({ mimeType }: Attachment) =>
    types.includes(mimeType);

function isDeliveryReport({ headers }: Email): boolean {
  const type = headers.find(({ key }) => key === "content-type")?.value ?? "";
  return /^multipart\/report\b/i.test(type) && /report-type\s*=\s*"?delivery-status/i.test(type);
}

/** The groups of fields in a part, which blank lines separate; long fields are folded over several lines. */
function groupsOf({ content }: Attachment): Fields[] {
  return String(content)
    .replaceAll("\r\n", "\n")
    .split(/\n{2,}/)
    .map((group) => {
      const lines = group.replace(/\n[ \t]+/g, " ").split("\n");
      const pairs = lines.flatMap((line) => {
        const [, name = "", value = ""] = /^([\w-]+):\s*(.*)$/.exec(line) ?? [];
        return name === "" ? [] : [[name.toLowerCase(), value.trim()] as const];
      });
      return new Map(pairs);
    });
}
