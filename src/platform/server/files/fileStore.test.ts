import { chownSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import type { FileStore } from "./fileStore";
import { type FilePlace, openFileStore } from "./openFileStore";

/** The part of S3 that we use: signed PUT, GET and DELETE of one object, with Amazon's answers. */
function bucketServer(): Server {
  const objects = new Map<string, Buffer>();
  const answer = async (request: IncomingMessage): Promise<[number, Buffer | string]> => {
    const key = request.url?.split("?")[0] ?? "";
    if (!/^AWS4-HMAC-SHA256 Credential=shop\//.test(request.headers.authorization ?? "")) return [403, ""];
    if (!key.startsWith("/bucket/photos/")) return [400, ""];
    if (request.method === "PUT") {
      objects.set(key, await buffer(request));
      return [200, ""];
    }
    if (request.method === "DELETE") {
      objects.delete(key);
      return [204, ""];
    }
    const found = objects.get(key);
    return found ? [200, found] : [404, "<?xml version='1.0'?><Error><Code>NoSuchKey</Code><Message/></Error>"];
  };
  return createServer((request, response) => {
    void answer(request).then(([status, body]) => {
      response.writeHead(status, { "content-type": "application/xml" }).end(body);
    });
  });
}

const folder = mkdtempSync(join(tmpdir(), "malecon-files-"));
const server = bucketServer();
beforeAll(() => new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve)));
afterAll(async () => {
  rmSync(folder, { recursive: true });
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

/** A real server if TRY_S3 is set to its endpoint, such as `http://127.0.0.1:9000`, with a bucket called "bucket". */
const endpoint = () => process.env.TRY_S3 ?? `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

const places: Record<string, () => FilePlace> = {
  "a folder": () => ({ kind: "folder", folder }),
  "a bucket": () => ({
    kind: "s3",
    bucket: {
      ...{ name: "bucket", region: "us-east-1", endpoint: endpoint() },
      accessKey: { id: process.env.TRY_S3_KEY ?? "shop", secret: process.env.TRY_S3_SECRET ?? "secret" },
    },
  }),
};

describe.each(Object.entries(places))("%s keeps files (PHOTO-3)", (_name, place) => {
  let store: FileStore;
  beforeAll(() => {
    store = openFileStore(place());
  });
  const [name, other] = ["0f8a-320.avif", "0f8a-640.avif"];
  const content = Buffer.from([0, 255, 13, 10, 0]);

  it("byte for byte, and a second write replaces the first", async () => {
    await store.write(name, Buffer.from("before"), "image/avif");
    await store.write(name, content, "image/avif");
    await store.write(other, Buffer.from("other"), "image/avif");
    expect([...((await store.read(name)) ?? [])]).toEqual([...content]);
  });

  it("has nothing under a name that was never written", async () => {
    expect(await store.read("0f8a-1024.avif")).toBeNull();
  });

  it("removes the named files, of which some may be missing", async () => {
    await store.remove([name, "0f8a-1024.avif"]);
    await store.remove([name]);
    expect(await store.read(name)).toBeNull();
    expect(await store.read(other)).not.toBeNull();
    await store.remove([other]);
  });

  it.each(["../secret.avif", "/etc/passwd", "0f8a", ".0f8a.avif", "a/b.avif", ""])(
    'refuses a name such as "%s"',
    async (wrong) => {
      await expect(store.read(wrong)).rejects.toThrow("no name of a file");
      await expect(store.write(wrong, content, "image/avif")).rejects.toThrow("no name of a file");
      await expect(store.remove([wrong])).rejects.toThrow("no name of a file");
    },
  );
});

it("a folder contains only whole files: a failed write leaves nothing behind (PHOTO-3)", async () => {
  const store = openFileStore({ kind: "folder", folder });
  await store.write("ab-1.webp", Buffer.from("whole"), "image/webp");
  await expect(store.write("ab-2.webp", Object.create(null), "image/webp")).rejects.toThrow();
  expect(readdirSync(join(folder, "ab"))).toEqual(["ab-1.webp"]);
  await store.remove(["ab-1.webp"]);
});

(process.getuid?.() === 0 ? it : it.skip)(
  "what root writes into a folder belongs to its owner, who has to write and delete there (PHOTO-8)",
  async () => {
    const own = join(folder, "own");
    mkdirSync(own);
    chownSync(own, 1234, 1234);
    await openFileStore({ kind: "folder", folder: join(own, "photos") }).write(
      "ab-1.webp",
      Buffer.from("whole"),
      "image/webp",
    );
    for (const path of ["photos", "photos/ab", "photos/ab/ab-1.webp"])
      expect(statSync(join(own, path))).toMatchObject({ uid: 1234, gid: 1234 });
  },
);

describe("a bucket without the permission to list it (PHOTO-12)", () => {
  /** Refuses every request with 403 and this code, and reports whose key it was signed with. */
  async function refusing(code: string) {
    const signers: string[] = [];
    const bucket = createServer((request, response) => {
      signers.push(/Credential=([^/]+)/.exec(request.headers.authorization ?? "")?.[1] ?? "");
      request.resume();
      response.writeHead(403).end(`<Error><Code>${code}</Code><Message>Access Denied</Message></Error>`);
    });
    await new Promise<void>((resolve) => bucket.listen(0, "127.0.0.1", resolve));
    const close = () => {
      bucket.closeAllConnections();
      bucket.close();
    };
    return { signers, close, endpoint: `http://127.0.0.1:${(bucket.address() as AddressInfo).port}` };
  }
  const at = (endpoint: string, accessKey: { id: string; secret: string } | null) =>
    openFileStore({ kind: "s3", bucket: { name: "bucket", region: "us-east-1", endpoint, accessKey } });

  it("has no file if it answers 403 without a code, and fails if the key is wrong", async () => {
    const [unlisted, broken] = [await refusing("AccessDenied"), await refusing("SignatureDoesNotMatch")];
    const key = { id: "shop", secret: "secret" };
    expect(await at(unlisted.endpoint, key).read("0f8a-320.avif")).toBeNull();
    await expect(at(broken.endpoint, key).read("0f8a-320.avif")).rejects.toThrow();
    await expect(at(unlisted.endpoint, key).write("0f8a-320.avif", Buffer.from("a"), "image/avif")).rejects.toThrow();
    unlisted.close();
    broken.close();
  });

  it("is used with the credentials of the machine if no key is given", async () => {
    const { AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY } = process.env;
    Object.assign(process.env, { AWS_ACCESS_KEY_ID: "of-the-machine", AWS_SECRET_ACCESS_KEY: "secret" });
    const bucket = await refusing("AccessDenied");
    await at(bucket.endpoint, null).read("0f8a-320.avif");
    bucket.close();
    for (const [name, value] of Object.entries({ AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY }))
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    expect(bucket.signers).toEqual(["of-the-machine"]);
  });
});
