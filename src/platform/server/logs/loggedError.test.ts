import { Writable } from "node:stream";
import { sql } from "drizzle-orm";
import Fastify from "fastify";
import { openTestEmbedded } from "../../../../test/testDatabase";
import { loggerOptions } from "./logger";

/** The log after an error was written to it. */
function logOf(err: unknown): string {
  const lines: string[] = [];
  const stream = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(String(chunk));
      done();
    },
  });
  const options = loggerOptions("error");
  Fastify({ logger: { ...(typeof options === "object" && options), stream } }).log.error({ err }, "failed");
  return lines.join("");
}

describe("an error in the log (SAFE-10)", () => {
  it("an error in the log of a query shows the query and the kind of failure, but no values", async () => {
    const { db, close } = await openTestEmbedded();
    const insert = sql`insert into clients (email, password_hash, first_name, last_name, created_at)
      values (${"ana@example.com"}, ${"a hash"}, ${"Ana"}, ${"García"}, now())`;
    await db.execute(insert);
    const failure: unknown = await db.execute(insert).catch((error: unknown) => error);
    await close();
    const logged = logOf(failure);
    expect(logged).toContain("insert into clients");
    expect(logged).toContain('"code":"23505"');
    expect(logged).toContain('"table":"clients"');
    expect(logged).toContain("loggedError.test.ts");
    for (const secret of ["ana@example.com", "a hash", "García"]) expect(logged).not.toContain(secret);
  });

  it("contains no address from a mail server's answer, not even in a cause", () => {
    const refused = Object.assign(new Error("550 5.1.1 <ana@example.com>: user unknown"), {
      code: "EENVELOPE",
      rejected: ["ana@example.com"],
    });
    const logged = logOf(new Error("not delivered to ana@example.com", { cause: refused }));
    expect(logged).toContain("550 5.1.1 <<address>>: user unknown");
    expect(logged).toContain("EENVELOPE");
    expect(logged).not.toContain("ana@");
  });

  it("contains no values of a query in its message, and only the beginning of a long message", () => {
    const quoted = logOf(new Error("Failed query: insert into clients\nparams: García"));
    expect(quoted).toContain("insert into clients");
    expect(quoted).not.toContain("García");
    expect(logOf(new Error("a".repeat(200_000))).length).toBeLessThan(10_000);
  });

  it("is logged as an error even if another value was thrown, whose text is left out", () => {
    expect(logOf("ana@example.com")).not.toContain("ana");
  });
});
