import { eq } from "drizzle-orm";
import { IMAP_PASSWORD, IMAP_USER, type ImapServer, startImapServer } from "../../../../../test/imapServer";
import { startTestApp, type TestApp } from "../../../../../test/testApp";
import { MINUTE } from "../../../../shared/instant";
import { outbox } from "../../db/schema/operations";
import { claimMessage, lastRefusal, markDelivered, queueMail } from "../outbox.repository";
import { bounceJob } from "./bounceJob";
import { bounceMailbox, type MailboxAccess, tryMailbox } from "./bounceMailbox";

let test: TestApp;
let imap: ImapServer;
let access: MailboxAccess;
let look: () => Promise<void>;
beforeAll(async () => {
  test = await startTestApp();
  imap = await startImapServer();
  const { port } = imap;
  access = { host: "127.0.0.1", port, secure: false, user: IMAP_USER, password: IMAP_PASSWORD, folder: "INBOX" };
  const services = { db: test.db, now: test.now, log: test.app.log };
  const job = bounceJob({ ...services, mailbox: bounceMailbox(access) });
  look = async () => {
    test.pass(MINUTE);
    await job.run();
  };
});
afterAll(async () => {
  await imap.close();
  await test.close();
});

const row = async (key: string) => (await test.db.select().from(outbox).where(eq(outbox.key, key)))[0];

/** An email that a mail server has taken; resolves to the random part of its Message-ID. */
async function taken(key: string, recipient = "ana@example.com"): Promise<string> {
  const at = test.now();
  const words = { subject: "Your plan", text: "Text", html: "<p>Text</p>" };
  const of = { language: "en", secrets: [], unsubscribePath: null, clientId: 1, planId: null } as const;
  await queueMail(test.db, { key, recipient, ...words, ...of, at });
  const mail = await claimMessage(test.db, "mail", { dueBy: at, now: at });
  if (!mail) throw new Error("no mail was queued");
  await markDelivered(test.db, mail, { at, reference: null, isSent: true });
  return mail.messageId;
}

let uid = 0;
function arrives(source: string): number {
  uid += 1;
  imap.messages.push({ uid, source: source.replaceAll("\n", "\r\n"), isSeen: false });
  return uid;
}

const report = (messageId: string, said = "550 5.1.1 no such user") => `From: MAILER-DAEMON@mx.example
Content-Type: multipart/report; report-type=delivery-status; boundary="b"

--b
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.example

Final-Recipient: rfc822; ana@example.com
Action: failed
Status: 5.1.1
Diagnostic-Code: smtp; ${said}

--b
Content-Type: text/rfc822-headers

Message-ID: <${messageId}@localhost>
--b--
`;
const seen = (of: number) => imap.messages.find((message) => message.uid === of)?.isSeen;

describe("an email that is returned to the bounce mailbox (MAIL-10)", () => {
  it("is recorded as undelivered with the server's answer, and its report is marked as read", async () => {
    const id = await taken("comes back");
    const arrived = arrives(report(id));
    await look();
    const refused = {
      deliveredAt: null,
      nextAttemptAt: null,
      refusedAt: test.now(),
      refusal: "550 5.1.1 no such user",
    };
    expect(await row("comes back")).toMatchObject(refused);
    expect(seen(arrived)).toBe(true);
    expect(await lastRefusal(test.db, "ana@example.com", 0)).toBe(test.now());
  });

  it("is recorded once, however often the report comes", async () => {
    const { refusedAt } = (await row("comes back")) ?? {};
    arrives(report((await row("comes back"))?.messageId ?? "", "554 other words"));
    await look();
    expect(await row("comes back")).toMatchObject({ refusedAt, refusal: "550 5.1.1 no such user" });
  });

  it("no longer marks its address as undeliverable once another email is delivered", async () => {
    await taken("arrives");
    expect(await lastRefusal(test.db, "ana@example.com", 0)).toBeNull();
  });

  it("does not mark its address if another address would fail for the same reason", async () => {
    const id = await taken("blocked", "luis@example.com");
    arrives(report(id, "550 5.7.1 sender is on a blocklist"));
    await look();
    expect((await row("blocked"))?.refusedAt).toBe(test.now());
    expect(await lastRefusal(test.db, "luis@example.com", 0)).toBeNull();
  });
});

it("messages in the bounce mailbox that are no reports stay unread, and are fetched once", async () => {
  const letter = arrives("From: ana@example.com\nSubject: A question\n\nHola\n");
  const others = arrives(report("11111111-2222-4333-8444-555555555555"));
  await look();
  const asked = imap.read.length;
  await look();
  expect(imap.read).toHaveLength(asked);
  expect(imap.read).not.toContain(letter);
  expect([seen(letter), seen(others)]).toEqual([false, false]);
});

it("the mailbox is checked once a minute", async () => {
  const job = bounceJob({ db: test.db, now: test.now, log: test.app.log, mailbox: { look: async () => void looks++ } });
  let looks = 0;
  await job.run();
  test.pass(MINUTE - 1);
  await job.run();
  expect(looks).toBe(1);
  test.pass(1);
  await job.run();
  expect(looks).toBe(2);
});

it("a mailbox that cannot be opened fails the job with the reason", async () => {
  await expect(tryMailbox(access)).resolves.toBeUndefined();
  await expect(tryMailbox({ ...access, password: "another" })).rejects.toThrow();
  await expect(tryMailbox({ ...access, port: 1 })).rejects.toThrow("ECONNREFUSED");
});
