import { createServer, type RequestListener, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { postOut } from "./postOut";
import { webhookHeaders, webhookSecret } from "./sign";
import { mayReach, readWebhookAddress } from "./webhookAddress";

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** A receiver on this machine; resolves to its port. */
async function receiver(answer: RequestListener): Promise<number> {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  return (server.address() as AddressInfo).port;
}

const message = { headers: { "webhook-id": "msg_1" }, body: '{"type":"booking.confirmed"}' };
const anywhere = mayReach({ demo: true });
const outside = mayReach({ demo: false });

test("a message is signed by Standard Webhooks, over its id, its time and its exact bytes (OPS-38)", () => {
  // The example of the specification.
  const [id, body] = ["msg_p5jXN8AQM9LWM0D4loKWxJek", '{"test": 2432232314}'];
  expect(webhookHeaders(["whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"], { id, at: 1_614_265_330_999, body })).toEqual({
    "webhook-id": id,
    "webhook-timestamp": "1614265330",
    "webhook-signature": "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=",
  });
  expect(webhookSecret(new Uint8Array(32))).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
});

test.each([
  ["this machine by its address", "http://127.0.0.1:1/"],
  ["this machine by its other address", "http://[::1]:1/"],
  ["this machine by an address in an address", "http://[::ffff:127.0.0.1]:1/"],
  ["the machine's own network", "http://10.1.2.3:1/"],
  ["its network by an address that a translator of addresses leads there", "http://[64:ff9b:1::a01:203]:1/"],
  ["this machine by the old form of an address in an address", "http://[::7f00:1]:1/"],
  ["its network by the old kind of private address", "http://[fec0::1]:1/"],
  ["what tells a cloud's secrets", "http://169.254.169.254/latest/meta-data"],
  ["a name that means this machine", "http://localhost:1/"],
])("%s is not reached (OPS-39)", async (_what, url) => {
  await expect(postOut(new URL(url), message, outside)).rejects.toThrow("is no public address");
});

test("a redirect counts as an answer and is not followed (OPS-39)", async () => {
  const asked: string[] = [];
  const port = await receiver(({ url = "" }, answer) => {
    asked.push(url);
    answer.writeHead(307, { location: "/inside" }).end();
  });
  expect(await postOut(new URL(`http://127.0.0.1:${port}/hook`), message, anywhere)).toBe(307);
  expect(asked).toEqual(["/hook"]);
});

test("an endless answer is cut off after its first bytes, and its status counts (OPS-39)", async () => {
  const port = await receiver((_request, answer) => {
    answer.writeHead(200);
    answer.write("x".repeat(5000));
  });
  expect(await postOut(new URL(`http://localhost:${port}/`), message, anywhere)).toBe(200);
});

test.each([
  ["is never sent", () => {}],
  ["comes byte by byte", (answer: ServerResponse) => void setInterval(() => answer.write("x"), 50).unref()],
  ["breaks off", (answer: ServerResponse) => void setTimeout(() => answer.destroy(), 50)],
])("the status counts once it has come, though the body %s (OPS-38)", async (_how, goOn) => {
  const port = await receiver((_request, answer) => {
    answer.writeHead(202).flushHeaders();
    goOn(answer);
  });
  expect(await postOut(new URL(`http://localhost:${port}/`), message, anywhere)).toBe(202);
});

test.each(["ftp://a.example", "http://a.example", "https://10.0.0.1/", "https://inside/", "x"])(
  "%s is refused as an address for webhooks, with the reason (OPS-39)",
  (text) => expect(() => readWebhookAddress(text, { demo: false })).toThrow(text),
);

test.each(["https://u:hidden-word@a.example", "http://u:hidden-word@a.example"])(
  "an address with a password is refused without repeating it: %s (OPS-39)",
  (text) => {
    expect(() => readWebhookAddress(text, { demo: false })).toThrow(/^the address must be without a name, a password/);
  },
);

test("an address is stored as entered; a local one is accepted only in a demo (OPS-39)", () => {
  expect(readWebhookAddress("https://a.example/x?y=1", { demo: false })).toBe("https://a.example/x?y=1");
  expect(readWebhookAddress("http://localhost:9/x", { demo: true })).toBe("http://localhost:9/x");
});
