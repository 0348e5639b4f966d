import type { QueuedMail } from "../../../src/platform/server/outbox/outbox.repository";
import { MailRefused } from "../../../src/platform/server/outbox/refusal";
import { smtpMailer } from "../../../src/platform/server/outbox/smtpMailer";
import { type SmtpServer, startSmtpServer } from "../../smtpServer";
import { noTls, replies } from "./facts";

let smtp: SmtpServer;
beforeEach(async () => {
  smtp = await startSmtpServer();
});
afterEach(() => smtp.close());

const mail: QueuedMail = Object.assign(Object.create(null), {
  ...{ id: 1, messageId: "a", recipient: "ana@example.com", subject: "Hello", text: "Hello", html: null },
  ...{ unsubscribePath: null, template: null, language: "en" },
});
/** Resolves to the outcome of sending: success, a permanent refusal, or another failure. */
async function sent(requiresTls: boolean): Promise<"taken" | "refused" | "later"> {
  const parts = {
    sender: async () => ({ from: "shop@example.com", replyTo: null }),
    mark: async () => new Uint8Array(),
    publicUrl: "https://malecon.example",
    returnPath: null,
  };
  const mailer = smtpMailer({ ...parts, server: { url: smtp.url, requiresTls } });
  const outcome = await mailer.send(mail).then(
    () => "taken" as const,
    (error: unknown) => (error instanceof MailRefused ? ("refused" as const) : ("later" as const)),
  );
  mailer.close();
  return outcome;
}

describe("a mail server's answers are understood as in the RFCs", () => {
  it.each(replies)("$what", async ({ verb, line, means }) => {
    smtp.answer(verb, line);
    expect(await sent(false)).toBe(means);
  });

  it("nothing is sent, not even a sender, if TLS is required and the server has none (MAIL-20)", async () => {
    smtp.answer("STARTTLS", noTls.line);
    expect(await sent(true)).toBe("later");
    expect([smtp.envelopes, smtp.taken]).toEqual([[], []]);
    expect(await sent(false)).toBe("taken");
  });
});
