import Fastify from "fastify";
import { whatsAppMailer } from "../../../src/platform/server/outbox/whatsAppMailer";
import { GraphRefusal, statusOf, whatsAppGraph } from "../../../src/platform/server/whatsapp/graph";
import { templatesAtMeta } from "../../../src/platform/server/whatsapp/templates";
import { strictAjv } from "../../../stand-ins/faults";
import { addWhatsAppStandIn } from "../../../stand-ins/whatsapp/whatsAppStandIn";
import { lacksOf } from "../fact";
import { badNames, listed, refusals, template } from "./facts";

const account = { phoneNumberId: "106540352242922", businessAccountId: "102290129340398", token: "EAAJB" };
const graphAnswering = (status: number, answer: object) =>
  whatsAppGraph({
    ...account,
    apiUrl: "https://graph.facebook.com/v23.0",
    fetch: async () => new Response(JSON.stringify(answer), { status }),
  });

describe("the adapter understands Meta's documented answers", () => {
  it("the list of templates", async () => {
    const templates = await graphAnswering(200, listed.answer).templates();
    expect(statusOf({ name: "reservation_confirmation", language: "en" }, templates)).toBeNull();
    expect(templates).toEqual([
      { name: "reservation_confirmation", language: "en_US", status: "APPROVED", category: "UTILITY" },
    ]);
  });

  it("a template that was created", async () => {
    const [first] = templatesAtMeta(10);
    if (!first) throw new Error("there are templates");
    expect(await graphAnswering(200, template.answer).create(first)).toBe("PENDING");
  });

  it.each(refusals)("$what", async ({ status, answer, code }) => {
    const failure = await graphAnswering(status, answer)
      .templates()
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(GraphRefusal);
    expect(failure).toMatchObject({ code });
  });
});

describe("the stand-in for Meta", () => {
  const app = Fastify({ ajv: strictAjv });
  const kept = addWhatsAppStandIn(app, {
    production: false,
    account: { ...account, appSecret: "secret" },
    templates: [],
    site: "http://localhost",
    fetch: async () => new Response(),
  });
  afterAll(() => app.close());
  const headers = { authorization: `Bearer ${account.token}` };
  const create = (payload: object) =>
    app.inject({ method: "POST", url: `/${account.businessAccountId}/message_templates`, headers, payload });

  it("accepts the documented template once, and lists it", async () => {
    const made = await create(template.body);
    expect([made.statusCode, lacksOf(made.json(), template.answer)]).toEqual([200, []]);
    expect((await create(template.body)).statusCode).toBe(400);
    const list = await app.inject({ url: `/${account.businessAccountId}/message_templates`, headers });
    expect(lacksOf(list.json(), listed.answer)).toEqual([]);
  });

  it("accepts every template that we create", async () => {
    for (const ours of templatesAtMeta(10)) expect((await create(ours)).statusCode).toBe(200);
  });

  it.each(badNames)('refuses a template that is called "%s"', async (name) => {
    expect((await create({ ...template.body, name })).statusCode).toBe(400);
  });

  it("refuses an undocumented field, an unknown category, and a wrong token", async () => {
    expect((await create({ ...template.body, name: "other", colour: "red" })).statusCode).toBe(400);
    expect((await create({ ...template.body, name: "other", category: "TRANSACTIONAL" })).statusCode).toBe(400);
    const stranger = await app.inject({ url: `/${account.businessAccountId}/message_templates` });
    expect([stranger.statusCode, lacksOf(stranger.json(), refusals[0]?.answer)]).toEqual([401, []]);
  });

  it("accepts only messages of approved templates", async () => {
    const apiUrl = await app.listen({ port: 0, host: "127.0.0.1" });
    const mailer = whatsAppMailer({ ...account, apiUrl, isStandIn: true, fetch });
    const message = (name: string) => ({
      ...{ id: 1, messageId: "a", key: "a", recipient: "+13055550142", language: "en" as const, subject: "", text: "" },
      template: { name, parameters: ["123456"], copyButton: true },
    });
    const send = (name: string) => mailer.send(Object.assign(Object.create(null), message(name)));
    await expect(send("malecon_code")).rejects.toThrow("status 404");
    for (const one of kept) one.status = "APPROVED";
    expect(await send("malecon_code")).toMatch(/^wamid\./);
  });
});
