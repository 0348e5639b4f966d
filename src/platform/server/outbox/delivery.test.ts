import { and, eq, gt, like } from "drizzle-orm";
import { type SmtpServer, startSmtpServer } from "../../../../test/smtpServer";
import { startTestApp, type TestApp } from "../../../../test/testApp";
import { DAY, HOUR, MINUTE } from "../../../shared/instant";
import { outbox } from "../db/schema/operations";
import { GATHERS } from "../notify/digest";
import { sceneAddress } from "../notify/scenes";
import { deliverDue, MAX_ATTEMPTS } from "./delivery";
import { type Mailer, outboxMailer } from "./mailer";
import { claimMessage, type OutgoingMail, type QueuedMail, queueMail } from "./outbox.repository";
import { MailRefused } from "./refusal";
import { smtpMailer } from "./smtpMailer";

let test: TestApp;
let smtp: SmtpServer;
let mailer: Mailer;
const parts = {
  sender: async () => ({ from: { name: "Autos Habana", address: "hola@malecon.example" }, replyTo: null }),
  mark: async () => new Uint8Array(),
  publicUrl: "https://www.malecon.example",
  returnPath: null,
};
beforeAll(async () => {
  test = await startTestApp();
  smtp = await startSmtpServer();
  mailer = smtpMailer({ ...parts, server: { url: smtp.url, requiresTls: false } });
});
afterAll(async () => {
  mailer.close();
  await smtp.close();
  await test.close();
});

const queue = (key: string, secrets: string[] = [], picture = "", unsubscribePath: string | null = null) =>
  queueMail(test.db, {
    key,
    recipient: "ana@example.com",
    language: "es",
    subject: "Reserva confirmada",
    text: [`Cuerpo de ${key}`, ...secrets].join(" "),
    html: `<p>${[`Cuerpo de ${key}`, ...secrets].join(" ")}</p>${picture}`,
    secrets,
    unsubscribePath,
    clientId: 1,
    planId: null,
    at: test.now(),
  });
const header = (message: string, name: string) =>
  new RegExp(`^${name}: (.*(?:\\n[ \\t].*)*)`, "im").exec(message)?.[1] ?? null;
const row = async (key: string) => {
  const [found] = await test.db.select().from(outbox).where(eq(outbox.key, key));
  return found;
};
const deliver = (by: Mailer = mailer) => deliverDue({ db: test.db, now: test.now, log: test.app.log }, by);

describe("a mail in the outbox", () => {
  it("is sent once, however often it is queued under its key (MAIL-2)", async () => {
    expect([await queue("one"), await queue("one")]).toEqual([true, false]);
  });

  it("is sent by SMTP with its sender, receiver, text and HTML, and is marked once it was accepted (MAIL-3)", async () => {
    expect(await deliver()).toBe(1);
    const [message = ""] = smtp.taken;
    expect(message).toContain("To: ana@example.com");
    expect(message).toMatch(/^From: .*<hola@malecon\.example>$/m);
    expect(message).toContain("Cuerpo de one");
    expect(message).toContain("text/html");
    expect(await row("one")).toMatchObject({ deliveredAt: test.now(), attempts: 1, nextAttemptAt: null });
    expect(await deliver()).toBe(0);
  });

  it("embeds the picture that its HTML shows (MAIL-5)", async () => {
    await queue("picture", [], `<img src="${sceneAddress("VAR")}">`);
    await deliver();
    expect(smtp.taken.at(-1)).toContain("Content-ID: <scene-VAR@malecon>");
    expect(smtp.taken.at(-1)).toContain("Content-Type: image/png");
  });

  it("declares that it was generated, so that no program answers it; failure reports are requested (MAIL-7)", async () => {
    await queue("automatic");
    await deliver();
    const message = smtp.taken.at(-1) ?? "";
    expect(header(message, "Auto-Submitted")).toBe("auto-generated");
    expect(header(message, "X-Auto-Response-Suppress")?.split(", ")).toEqual(["DR", "RN", "NRN", "OOF", "AutoReply"]);
  });

  it("has a Message-ID that is unique to the installation, at the site's own host (MAIL-7)", async () => {
    await queue("id");
    await deliver();
    const id = header(smtp.taken.at(-1) ?? "", "Message-ID");
    expect(id).toBe(`<${(await row("id"))?.messageId}@www.malecon.example>`);
    expect(id).toMatch(/^<[0-9a-f]{8}-[0-9a-f]{4}-4/);
  });

  it("has a one-click unsubscribe unless it follows an action of its reader (MAIL-9)", async () => {
    await queue("receipt");
    await deliver();
    expect(header(smtp.taken.at(-1) ?? "", "List-Unsubscribe")).toBeNull();
    await queue("request", ["code-1"], "", "/unsubscribe/reviewRequests/code-1?lang=es");
    await deliver();
    const message = smtp.taken.at(-1) ?? "";
    const address = "https://www.malecon.example/unsubscribe/reviewRequests/code-1?lang=es";
    expect(header(message, "List-Unsubscribe")).toBe(`<${address}>`);
    expect(header(message, "List-Unsubscribe-Post")).toBe("List-Unsubscribe=One-Click");
    expect((await row("request"))?.unsubscribePath).toBe("/unsubscribe/reviewRequests/•••?lang=es");
  });

  it("is returned to the bounce address, if there is one (MAIL-10)", async () => {
    const returning = smtpMailer({
      ...parts,
      server: { url: smtp.url, requiresTls: false },
      returnPath: "back@malecon.example",
    });
    await queue("returning");
    await deliver(returning);
    returning.close();
    expect(smtp.envelopes.slice(-2)).toEqual(["MAIL FROM:<back@malecon.example>", "RCPT TO:<ana@example.com>"]);
    expect(header(smtp.taken.at(-1) ?? "", "From")).toContain("hola@malecon.example");
  });

  it.each([
    ["RCPT", "550 5.1.1 <ana@example.com>: no such user"],
    ["RCPT", "553 no"],
    ["RCPT", "552 5.2.2 mailbox full"],
    // Some servers look for the mailbox only once they have the message.
    [".", "550 5.1.1 <ana@example.com>: no such user here"],
    [".", "550 5.2.1 closed"],
  ])(
    "a mail in the outbox whose recipient is refused after %s with %s is tried once and given up, with the server's answer (MAIL-8)",
    async (verb, line) => {
      const key = `gone ${line}`;
      await queue(key, ["tmp-9999"]);
      smtp.answer(verb, line);
      expect(await deliver()).toBe(0);
      test.pass(30 * DAY);
      const asked = smtp.envelopes.length;
      await deliver();
      smtp.answer(verb, null);
      expect(smtp.envelopes).toHaveLength(asked);
      const found = await row(key);
      expect(found).toMatchObject({ attempts: 1, deliveredAt: null, nextAttemptAt: null, secrets: null });
      expect(found?.refusal).toBe(line.replace("<ana@example.com>", "…"));
      expect(found?.refusedAt).toBe(test.now() - 30 * DAY);
      expect(JSON.stringify(found)).not.toContain("tmp-9999");
    },
  );

  it.each([
    ["RCPT", "450 4.2.1 try later"],
    ["RCPT", "530 5.7.0 authentication required"],
    ["RCPT", "503 5.5.1 MAIL first"],
    ["MAIL", "550 5.7.1 not you"],
    ["DATA", "554 5.7.1 not this"],
    [".", "550 5.7.1 taken for spam"],
    [".", "550 5.1.8 not from this sender"],
  ])(
    "a mail in the outbox whose %s is refused with %s is tried again: that may change (MAIL-8)",
    async (verb, line) => {
      const key = `later ${line}`;
      await queue(key);
      smtp.answer(verb, line);
      await deliver();
      smtp.answer(verb, null);
      expect(await row(key)).toMatchObject({ attempts: 1, nextAttemptAt: test.now() + MINUTE, refusedAt: null });
      test.pass(MINUTE);
      expect(await deliver()).toBe(1);
    },
  );

  it("a mail in the outbox that is refused is tried again after a minute, then after two", async () => {
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
    // The process dies after the server accepted the email and before it is marked: this promise never settles.
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

  describe("about a plan (MAIL-21, MAIL-22)", () => {
    let plan = 9_000;
    const about = (key: string, more: Partial<OutgoingMail> = {}) =>
      queueMail(test.db, {
        ...{ key, recipient: "ana@example.com", language: "en", subject: key, text: key, html: `<p>${key}</p>` },
        ...{ secrets: [], unsubscribePath: null, clientId: 1, planId: plan, at: test.now() },
        parts: {
          name: "Ana",
          words: { subject: key, body: `The body of ${key}.` },
          action: { label: "Open", url: "https://www.malecon.example/shopping-cart" },
          facts: null,
          asks: key.startsWith("pay"),
        },
        waitsUntil: test.now() + GATHERS,
        ...more,
      });
    const subjectsSince = (before: number) => smtp.taken.slice(before).map((message) => header(message, "Subject"));
    beforeEach(() => {
      plan += 1;
    });

    it("waits for others of the next minutes and is sent once with them, by one of two processes", async () => {
      const before = smtp.taken.length;
      await about(`requested-${plan}`);
      await about(`documents-${plan}`);
      expect(await deliver()).toBe(0);
      test.pass(MINUTE);
      await about(`pay-${plan}`);
      await about(`another-${plan}`, { planId: plan + 500, waitsUntil: null, parts: null });
      test.pass(MINUTE);
      await Promise.all([deliver(), deliver()]);
      expect(subjectsSince(before).sort()).toEqual([`another-${plan}`, `pay-${plan}`]);
      const [mail = ""] = smtp.taken.slice(before).filter((message) => header(message, "Subject") === `pay-${plan}`);
      for (const part of ["requested", "documents", "pay"]) expect(mail).toContain(`The body of ${part}-${plan}.`);
      const rows = await Promise.all(["requested", "documents", "pay"].map((name) => row(`${name}-${plan}`)));
      expect(rows.map((one) => [one?.deliveredAt, one?.parts])).toEqual(rows.map(() => [test.now(), null]));
      expect(await deliver()).toBe(0);
    });

    it("that is about something due soon is sent at once, merged with those that wait", async () => {
      const before = smtp.taken.length;
      await about(`requested-${plan}`);
      await about(`pay-${plan}`, { waitsUntil: null });
      await deliver();
      expect(subjectsSince(before)).toEqual([`pay-${plan}`]);
      expect((await row(`requested-${plan}`))?.deliveredAt).toBe(test.now());
    });

    it("is sent again after a crash with the same parts; newer ones are sent in another email", async () => {
      const before = smtp.taken.length;
      await about(`requested-${plan}`);
      await about(`pay-${plan}`);
      test.pass(GATHERS);
      const died = {
        ...mailer,
        send: async (mail: Parameters<Mailer["send"]>[0]) => {
          await mailer.send(mail);
          throw new Error("killed");
        },
      };
      await deliver(died);
      await about(`checked-${plan}`);
      test.pass(GATHERS);
      await deliver();
      const sent = smtp.taken.slice(before).map((message) => [header(message, "Message-ID"), message] as const);
      const twice = sent.filter(([, message]) => message.includes(`The body of pay-${plan}.`));
      expect(twice).toHaveLength(2);
      expect(new Set(twice.map(([id]) => id)).size).toBe(1);
      for (const [, message] of twice) {
        expect(message).toContain(`The body of requested-${plan}.`);
        expect(message).not.toContain(`The body of checked-${plan}.`);
      }
      expect(sent).toHaveLength(3);
    });

    it("counts each attempt for all parts, because the last release would send them separately", async () => {
      await about(`requested-${plan}`);
      await about(`pay-${plan}`);
      test.pass(GATHERS);
      const busy = { ...mailer, send: async () => Promise.reject(new Error("busy")) };
      const attemptsOf = async (name: string) => {
        const found = await row(`${name}-${plan}`);
        return [found?.attempts, found?.nextAttemptAt];
      };
      for (const [attempts, wait] of [
        [1, MINUTE],
        [2, 2 * MINUTE],
      ] as const) {
        await deliver(busy);
        const next = [attempts, test.now() + wait];
        expect([await attemptsOf("requested"), await attemptsOf("pay")]).toEqual([next, next]);
        test.pass(wait);
      }
      expect(await deliver()).toBe(1);
    });

    it("does not wait while the clock is stopped, because the wait would not end (QA-3)", async () => {
      await about(`requested-${plan}`);
      await about(`pay-${plan}`);
      const services = { db: test.db, now: test.now, log: test.app.log };
      expect(await deliverDue(services, mailer, "mail", () => false, { stands: true })).toBe(1);
      expect((await row(`requested-${plan}`))?.deliveredAt).toBe(test.now());
    });

    it("is not delayed by a clock that was set back (FAULT-35)", async () => {
      await about(`ahead-${plan}`, { waitsUntil: test.now() + DAY });
      expect(await deliver()).toBe(1);
    });

    it("that is refused permanently ends its parts too (MAIL-8)", async () => {
      await about(`requested-${plan}`);
      await about(`pay-${plan}`);
      test.pass(GATHERS);
      const refused = { ...mailer, send: async () => Promise.reject(new MailRefused("550 no such user")) };
      await deliver(refused);
      for (const name of ["requested", "pay"])
        expect(await row(`${name}-${plan}`)).toMatchObject({ nextAttemptAt: null, refusedAt: test.now() });
    });

    it("is threaded under the first email of its own plan in mail programs", async () => {
      const before = smtp.taken.length;
      for (const name of ["first", "second", "third"]) {
        await about(`${name}-${plan}`, { waitsUntil: null });
        await deliver();
        test.pass(MINUTE);
      }
      const [first = "", ...others] = smtp.taken.slice(before);
      expect([header(first, "In-Reply-To"), header(first, "References")]).toEqual([null, null]);
      const root = header(first, "Message-ID");
      for (const mail of others)
        expect([header(mail, "In-Reply-To"), header(mail, "References")]).toEqual([root, root]);
    });
  });

  it("is claimed by one of two processes, not by both", async () => {
    const before = smtp.taken.length;
    for (let mail = 0; mail < 6; mail += 1) await queue(`shared-${mail}`);
    const delivered = await Promise.all([deliver(), deliver()]);
    expect(delivered[0] + delivered[1]).toBe(6);
    expect(smtp.taken.length - before).toBe(6);
  });

  it("is claimed only just before it is sent, so that none waits for a slow server until another process sends it too", async () => {
    for (let mail = 0; mail < 12; mail += 1) await queue(`slow-${mail}`);
    let sending = 0;
    let [answer, isFull] = [() => {}, () => {}];
    const answers = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const full = new Promise<void>((resolve) => {
      isFull = resolve;
    });
    const send = async () => {
      sending += 1;
      if (sending === 5) isFull();
      await answers;
      return null;
    };
    const delivering = deliver({ ...mailer, send });
    await full;
    const claimed = and(like(outbox.key, "slow-%"), gt(outbox.attempts, 0));
    expect(await test.db.$count(outbox, claimed)).toBe(5);
    answer();
    expect(await delivering).toBe(12);
  });

  it("is claimed only once in a run, even after the longest delay and although its claim follows the run's start (MAIL-2)", async () => {
    await queue("longest-wait");
    await test.db.update(outbox).set({ attempts: 12 }).where(eq(outbox.key, "longest-wait"));
    const dueBy = test.now();
    const claim = () => claimMessage(test.db, "mail", { dueBy, now: dueBy + 1 });
    expect((await claim())?.key).toBe("longest-wait");
    expect(await claim()).toBeNull();
    await test.db.delete(outbox).where(eq(outbox.key, "longest-wait"));
  });

  it("a mail in the outbox that is refused does not stop the delivery of the others (OPS-16)", async () => {
    for (let mail = 0; mail < 25; mail += 1) await queue(`many-${mail}`);
    const send = async ({ key }: QueuedMail) => {
      if (key === "many-3") throw new Error("no such mailbox");
      return null;
    };
    expect(await deliver({ ...mailer, send })).toBe(24);
    test.pass(MINUTE);
    expect(await deliver()).toBe(1);
  });

  it("is left for another process when this one is stopping", async () => {
    for (let mail = 0; mail < 12; mail += 1) await queue(`stopping-${mail}`);
    let stopping = false;
    const send = async () => {
      stopping = true;
      return null;
    };
    const services = { db: test.db, now: test.now, log: test.app.log };
    expect(await deliverDue(services, { ...mailer, send }, "mail", () => stopping)).toBeLessThan(6);
    expect(await deliver()).toBeGreaterThan(6);
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

  it("has its secrets blanked as soon as it was sent (SAFE-22)", async () => {
    await queue("secret", ["tmp-1234"]);
    expect((await row("secret"))?.text).toBe("Cuerpo de secret tmp-1234");
    await deliver();
    expect(smtp.taken.at(-1)).toContain("tmp-1234");
    const left = { text: "Cuerpo de secret •••", html: "<p>Cuerpo de secret •••</p>", secrets: null };
    expect(await row("secret")).toMatchObject({ ...left, deliveredAt: test.now() });
  });

  it("a mail in the outbox that is given up has its secrets blanked too (SAFE-22)", async () => {
    await queue("lost", ["tmp-5678"]);
    smtp.refuse(true);
    for (let attempt = 0; attempt < MAX_ATTEMPTS.mail; attempt += 1) {
      await deliver();
      test.pass(6 * HOUR);
    }
    smtp.refuse(false);
    expect(JSON.stringify(await row("lost"))).not.toContain("tmp-5678");
  });

  it("keeps its secrets if nothing is sent and people read it in the outbox (MAIL-3)", async () => {
    await queue("read here", ["tmp-9012"]);
    await deliver(outboxMailer);
    expect(await row("read here")).toMatchObject({ deliveredAt: test.now(), text: "Cuerpo de read here tmp-9012" });
  });

  it("is not sent inside a database transaction: it is claimed, sent, then marked", async () => {
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
      reachesPeople: true,
      close: () => {},
    };
    await deliver(looking);
    expect(looks).toEqual([1]);
  });
});
