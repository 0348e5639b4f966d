import { readBounce } from "./readBounce";

const ID = "6f0c1f3e-9a1e-4c39-8d0a-8f1f0a8a6c55";
const OTHER = "11111111-2222-4333-8444-555555555555";

const original = [
  "Return-Path: <back@malecon.example>",
  `Message-ID: <${ID}@www.malecon.example>`,
  "Subject: Your plan",
];

/** A report in the form of RFC 3464: its own headers, its status groups, and the returned email. */
function report(
  {
    status,
    returned = original,
    returnedAs = "message/rfc822",
    headers = [],
  }: {
    status: string[];
    returned?: string[];
    returnedAs?: string;
    headers?: string[];
  },
  type = 'multipart/report; report-type=delivery-status; boundary="b"',
): Buffer {
  const lines = [
    "From: MAILER-DAEMON@mx.example",
    "To: back@malecon.example",
    "Subject: Undelivered Mail Returned to Sender",
    "MIME-Version: 1.0",
    ...headers,
    `Content-Type: ${type}`,
    "",
    "--b",
    "Content-Type: text/plain",
    "",
    "I'm sorry to have to inform you that your message could not be delivered.",
    "",
    "--b",
    "Content-Type: message/delivery-status",
    "",
    ...status,
    "",
    "--b",
    `Content-Type: ${returnedAs}`,
    "",
    ...returned,
    "",
    "Hola, Ana",
    "--b--",
    "",
  ];
  return Buffer.from(lines.join("\r\n"));
}

const postfix = [
  "Reporting-MTA: dns; mx.example",
  "X-Postfix-Queue-ID: 4XyZ",
  "",
  "Final-Recipient: rfc822; ana@example.com",
  "Original-Recipient: rfc822;ana@example.com",
  "Action: failed",
  "Status: 5.1.1",
  "Remote-MTA: dns; mail.example.com",
  "Diagnostic-Code: smtp; 550 5.1.1 <ana@example.com>: Recipient address",
  "    rejected: User unknown",
];

describe("a report of failed delivery (MAIL-10)", () => {
  it("identifies the returned email by its Message-ID, and contains the server's answer without addresses", async () => {
    expect(await readBounce(report({ status: postfix }))).toEqual({
      messageIds: [ID],
      words: "550 5.1.1 …: Recipient address rejected: User unknown",
    });
  });

  it.each(["text/rfc822-headers", "message/rfc822-headers", "message/global-headers"])(
    "may return the headers alone, as %s, in any case and folded",
    async (returnedAs) => {
      const returned = ["Subject: Your plan", "Message-Id:", ` <${ID.toUpperCase()}@www.malecon.example>`];
      expect((await readBounce(report({ status: postfix, returned, returnedAs })))?.messageIds).toEqual([ID]);
    },
  );

  it("may be in UTF-8, as of a server that takes such addresses (RFC 6533)", async () => {
    const status = postfix.map((line) => line.replaceAll("ana@example.com", "aña@example.com"));
    const inUtf8 = report({ status, returnedAs: "message/global" })
      .toString()
      .replace("message/delivery-status", "message/global-delivery-status");
    expect(await readBounce(Buffer.from(inUtf8))).toMatchObject({
      messageIds: [ID],
      words: "550 5.1.1 …: Recipient address rejected: User unknown",
    });
  });

  it("a report of failed delivery without the email is identified by the envelope's id or by the email that it answers", async () => {
    const nothing = { returned: ["Subject: Your plan"] };
    const named = [`Original-Envelope-Id: ${ID}`, ...postfix];
    expect((await readBounce(report({ ...nothing, status: named })))?.messageIds).toEqual([ID]);
    const headers = [`In-Reply-To: <${ID}@www.malecon.example>`];
    expect((await readBounce(report({ ...nothing, status: postfix, headers })))?.messageIds).toEqual([ID]);
  });

  it("names the returned email, not one that is quoted in it", async () => {
    const returned = [
      ...original,
      "",
      `> Message-ID: <${OTHER}@www.malecon.example>`,
      `Message-ID: <${OTHER}@x.example>`,
    ];
    expect((await readBounce(report({ status: postfix, returned })))?.messageIds).toEqual([ID]);
  });

  it("about several recipients counts if one of them failed", async () => {
    const status = [
      "Reporting-MTA: dns; mx.example",
      "",
      "Action: delivered",
      "Status: 2.0.0",
      "",
      ...postfix.slice(3),
    ];
    expect((await readBounce(report({ status })))?.words).toMatch(/^550 5\.1\.1/);
  });

  it("a report of failed delivery without a diagnostic has its status as text", async () => {
    const status = ["Reporting-MTA: dns; mx.example", "", "Action: FAILED", "Status: 5.4.4 (unable to route)"];
    expect((await readBounce(report({ status })))?.words).toBe("5.4.4 (unable to route)");
  });
});

describe("a message that is no report of failed delivery", () => {
  it.each(["delayed", "delivered", "relayed", "expanded"])("a report of action %s", async (action) => {
    const status = postfix.map((line) => (line.startsWith("Action") ? `Action: ${action}` : line));
    expect(await readBounce(report({ status }))).toBeNull();
  });

  it.each([
    ["an answer of somebody on holiday", 'multipart/mixed; boundary="b"'],
    ["a confirmation of reading", 'multipart/report; report-type=disposition-notification; boundary="b"'],
  ])("%s", async (_what, type) => {
    expect(await readBounce(report({ status: postfix }, type))).toBeNull();
  });

  it("an empty message", async () => {
    expect(await readBounce(new Uint8Array())).toBeNull();
  });
});

it("a report that is cut off after its status is still read", async () => {
  const whole = report({ status: postfix, returned: [...original, `X: ${"y".repeat(400)}`] });
  const cut = whole.subarray(0, whole.indexOf("Subject: Your plan"));
  expect((await readBounce(cut))?.messageIds).toEqual([ID]);
});
