import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { openFileStore } from "../../../src/platform/server/files/openFileStore";
import { reads, request } from "./facts";

/** A store, connected to a service that gives this answer; and the requests that it made. */
async function answering(status: number, body: string) {
  const asked: Pick<IncomingMessage, "method" | "url" | "headers">[] = [];
  const server = createServer((incoming, response) => {
    const { method, url, headers } = incoming;
    asked.push({ method, url, headers });
    incoming.resume();
    response.writeHead(status, { "content-type": "application/xml" }).end(body);
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const accessKey = { id: "shop", secret: "secret" };
  const bucket = { name: "bucket", region: "us-east-1", endpoint, accessKey };
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { store: openFileStore({ kind: "s3", bucket }), asked, close };
}

describe("the store understands S3's documented answers (PHOTO-12)", () => {
  it.each(reads)("$what", async ({ status, code, means }) => {
    const { store, close } = await answering(status, `<Error><Code>${code}</Code><Message>no</Message></Error>`);
    const read = store.read("0f8a-320.avif").then(
      (file) => (file === null ? "missing" : "there"),
      () => "broken",
    );
    expect(await read).toBe(means);
    close();
  });

  it("requests are signed, one for each object", async () => {
    const { store, asked, close } = await answering(200, "");
    await store.write("0f8a-320.avif", Buffer.from("a"), "image/avif");
    await store.remove(["0f8a-320.avif"]);
    close();
    expect(asked.map(({ method }) => method)).toEqual(["PUT", "DELETE"]);
    for (const { url, headers } of asked) {
      expect(url).toMatch(request.path);
      expect(headers.authorization).toMatch(request.authorization);
    }
  });
});
