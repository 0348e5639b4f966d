import Fastify from "fastify";
import { addSafeHeaders, safeHeaders } from "./safeHeaders";

async function headersOf(production: boolean, options?: { framed: boolean }) {
  const app = Fastify();
  addSafeHeaders(app, safeHeaders({ production }, options));
  const { headers } = await app.inject("/whatever");
  await app.close();
  return headers;
}

describe("the headers of every answer, also of an unknown path (SAFE-17)", () => {
  it("require https in production for a year, for this host and not for its subdomains", async () => {
    expect((await headersOf(true))["strict-transport-security"]).toBe("max-age=31536000; includeSubDomains");
    expect((await headersOf(false))["strict-transport-security"]).toBeUndefined();
  });

  it("deny the browser permissions that none of our pages needs", async () => {
    const denied = String((await headersOf(true))["permissions-policy"]).split(", ");
    for (const feature of [
      "camera",
      "microphone",
      "geolocation",
      "payment",
      "usb",
      "clipboard-read",
      "display-capture",
    ])
      expect(denied).toContain(`${feature}=()`);
    // Staff sign in with passkeys (SAFE-40).
    expect(denied.filter((feature) => !feature.endsWith("=()"))).toEqual([
      "publickey-credentials-create=(self)",
      "publickey-credentials-get=(self)",
    ]);
  });

  it("forbid framing, except for a page that names its own frame ancestors", async () => {
    expect((await headersOf(true))["x-frame-options"]).toBe("DENY");
    expect((await headersOf(true, { framed: true }))["x-frame-options"]).toBeUndefined();
    expect((await headersOf(true))["content-security-policy"]).toBe("default-src 'none';frame-ancestors 'none'");
  });
});
