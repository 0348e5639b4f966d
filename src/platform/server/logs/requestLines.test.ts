import { Writable } from "node:stream";
import Fastify from "fastify";
import { loggerOptions } from "./logger";
import { RequestLines } from "./requestLines";

const asked = async (level: string, ...urls: string[]) => {
  const lines: { msg: string; req: { route: string | null }; res: { statusCode: number } }[] = [];
  const stream = new Writable({
    write(line, _encoding, done) {
      lines.push(JSON.parse(String(line)));
      done();
    },
  });
  const app = Fastify({ logger: loggerOptions(level, stream), logController: new RequestLines() });
  app.get("/api/cars", async () => ({}));
  app.get("/", (_request, reply) => reply.type("text/html; charset=utf-8").send("<p>"));
  app.get("/assets/main.js", (_request, reply) => reply.type("text/javascript").send(""));
  for (const url of urls) await app.inject({ url });
  await app.close();
  return lines.filter(({ res }) => res).map(({ msg, req, res }) => [msg, req.route, res.statusCode]);
};

test("a request is one line, with its route and status (SAFE-23)", async () => {
  expect(await asked("info", "/", "/api/cars", "/api/none")).toEqual([
    ["request completed", "/", 200],
    ["request completed", "/api/cars", 200],
    ["request completed", null, 404],
  ]);
});

test("a served file is logged only at the debug level, and a missing one always", async () => {
  expect(await asked("info", "/assets/main.js", "/assets/old.js")).toEqual([["request completed", null, 404]]);
  expect(await asked("debug", "/assets/main.js")).toEqual([["request completed", "/assets/main.js", 200]]);
});
