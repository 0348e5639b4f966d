import { and, eq } from "drizzle-orm";
import { startTestApp, type TestApp } from "../../../../test/testApp";
import { DAY, HOUR, MINUTE } from "../../../shared/instant";
import { outbox } from "../db/schema/operations";
import { sceneAddress } from "../notify/scenes";
import { deliverDue, MAX_ATTEMPTS } from "./delivery";
import { type Mailer, outboxMailer, smtpMailer } from "./mailer";
import { queueMail } from "./outbox.repository";
import { type SmtpServer, startSmtpServer } from "./smtpServer";

let test: TestApp;
let smtp: SmtpServer;
let mailer: Mailer;
beforeAll(async () => {
  test = await startTestApp();
  smtp = await startSmtpServer();
  mailer = smtpMailer(smtp.url, "Malecón <hola@malecon.example>");
});
afterAll(async () => {
  mailer.close();
  await smtp.close();
  await test.close();
});

const queue = (key: string, secrets: string[] = [], picture = "") =>
  queueMail(test.db, {
    key,
    recipient: "ana@example.com",
    language: "es",
    subject: "Reserva confirmada",
    text: [`Cuerpo de ${key}`, ...secrets].join(" "),
    html: `<p>${[`Cuerpo de ${key}`, ...secrets].join(" ")}</p>${picture}`,
    secrets,
    clientId: 1,
    planId: null,
    at: test.now(),
  });
const row = async (key: string) => {
  const [found] = await test.db.select().from(outbox).where(eq(outbox.key, key));
  return found;
};
const deliver = (by: Mailer = mailer) => deliverDue({ db: test.db, now: test.now, log: test.app.log }, by);

describe("a mail in the outbox", () => {
  it("is one email, however often it is queued under its key (MAIL-2)", async () => {
    expect([await queue("one"), await queue("one")]).toEqual([true, false]);
  });

  it("travels by SMTP with its sender, receiver, text and html, and is marked once it was taken (MAIL-3)", async () => {
    expect(await deliver()).toBe(1);
    const [message = ""] = smtp.taken;
    expect(message).toContain("To: ana@example.com");
    expect(message).toMatch(/^From: .*<hola@malecon\.example>$/m);
    expect(message).toContain("Cuerpo de one");
    expect(message).toContain("text/html");
    expect(await row("one")).toMatchObject({ deliveredAt: test.now(), attempts: 1, nextAttemptAt: null });
    expect(await deliver()).toBe(0);
  });

  it("carries the picture that its markup shows within it (MAIL-5)", async () => {
    await queue("picture", [], `<img src="${sceneAddress("VAR")}">`);
    await deliver();
    expect(smtp.taken.at(-1)).toContain("Content-ID: <scene-VAR@malecon>");
    expect(smtp.taken.at(-1)).toContain("Content-Type: image/png");
  });

  it("that is refused is tried again after a minute, then after two", async () => {
    await queue("busy");
    smtp.refuse(true);
    expect(await deliver()).toBe(0);
    expect(await row("busy")).toMatchObject({ deliveredAt: null, attempts: 1, nextAttemptAt: test.now() + MINUTE });
    test.pass(MINUTE);
    await deliver();
    expect((await row("busy"))?.nextAttemptAt).toBe(test.now() + 2 * MINUTE);
    smtp.refuse(false);
    test.pass(2 * MINUTE);
    expect(await deliver()).toBe(1);
  });

  it("claimed by a process that died is sent again, under the same Message-ID (MAIL-2, SIM-5)", async () => {
    await queue("crash");
    // The process dies after the server took the mail and before the mark: its promise never settles.
    const died = {
      ...mailer,
      send: async (mail: Parameters<Mailer["send"]>[0]) => {
        await mailer.send(mail);
        throw new Error("killed");
      },
    };
    await deliver(died);
    expect((await row("crash"))?.deliveredAt).toBeNull();
    test.pass(MINUTE);
    expect(await deliver()).toBe(1);
    const ids = smtp.taken
      .filter((message) => message.includes("crash"))
      .map((it) => /^Message-ID: (.*)$/im.exec(it)?.[1]);
    expect(ids).toHaveLength(2);
    expect(ids[0]).toBe(ids[1]);
  });

  it("is taken by one of two processes, not by both", async () => {
    const before = smtp.taken.length;
    for (let mail = 0; mail < 6; mail += 1) await queue(`shared-${mail}`);
    const delivered = await Promise.all([deliver(), deliver()]);
    expect(delivered[0] + delivered[1]).toBe(6);
    expect(smtp.taken.length - before).toBe(6);
  });

  it("is given up after its last attempt, and stays readable (MAIL-3)", async () => {
    await queue("never");
    smtp.refuse(true);
    for (let attempt = 0; attempt < MAX_ATTEMPTS.mail; attempt += 1) {
      await deliver();
      test.pass(6 * HOUR);
    }
    smtp.refuse(false);
    test.pass(30 * DAY);
    expect(await deliver()).toBe(0);
    expect(await row("never")).toMatchObject({ attempts: MAX_ATTEMPTS.mail, deliveredAt: null, nextAttemptAt: null });
  });

  it("keeps its secrets until it has left, and no longer (SAFE-22)", async () => {
    await queue("secret", ["tmp-1234"]);
    expect((await row("secret"))?.text).toBe("Cuerpo de secret tmp-1234");
    await deliver();
    expect(smtp.taken.at(-1)).toContain("tmp-1234");
    const left = { text: "Cuerpo de secret •••", html: "<p>Cuerpo de secret •••</p>", secrets: null };
    expect(await row("secret")).toMatchObject({ ...left, deliveredAt: test.now() });
  });

  it("that is given up keeps no secret either (SAFE-22)", async () => {
    await queue("lost", ["tmp-5678"]);
    smtp.refuse(true);
    for (let attempt = 0; attempt < MAX_ATTEMPTS.mail; attempt += 1) {
      await deliver();
      test.pass(6 * HOUR);
    }
    smtp.refuse(false);
    expect(JSON.stringify(await row("lost"))).not.toContain("tmp-5678");
  });

  it("keeps them where nothing is sent and people read it in the outbox (MAIL-3)", async () => {
    await queue("read here", ["tmp-9012"]);
    await deliver(outboxMailer);
    expect(await row("read here")).toMatchObject({ deliveredAt: test.now(), text: "Cuerpo de read here tmp-9012" });
  });

  it("never travels while the database waits: it is claimed, sent, then marked", async () => {
    await queue("serial");
    const looks: (number | undefined)[] = [];
    const looking: Mailer = {
      send: async () => {
        const [seen] = await test.db
          .select()
          .from(outbox)
          .where(and(eq(outbox.key, "serial")));
        looks.push(seen?.attempts);
        return null;
      },
      close: () => {},
    };
    await deliver(looking);
    expect(looks).toEqual([1]);
  });
});
