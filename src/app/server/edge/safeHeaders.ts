import type { FastifyInstance } from "fastify";
import helmet from "helmet";
import { DAY, SECOND } from "../../../shared/instant";
import type { Config } from "../config/config";

/** For how many seconds a browser that has visited the site uses only https. */
const HTTPS_FOR = (365 * DAY) / SECOND;

/**
 * Permissions that no page of ours needs: denied, so that neither an injected script nor the card provider's script in
 * its frame can request them. Only names that browsers know are listed; they warn about others. (SAFE-17)
 */
const UNUSED = [
  ...["accelerometer", "autoplay", "browsing-topics", "camera", "clipboard-read"],
  ...["display-capture", "encrypted-media", "fullscreen", "gamepad", "geolocation", "gyroscope", "hid"],
  ...[
    "identity-credentials-get",
    "idle-detection",
    "keyboard-map",
    "local-fonts",
    "magnetometer",
    "microphone",
    "midi",
  ],
  ...["otp-credentials", "payment", "picture-in-picture", "screen-wake-lock"],
  ...["serial", "storage-access", "sync-xhr", "usb"],
  ...["window-management", "xr-spatial-tracking"],
];
/** Passkeys, with which staff sign in: for our own pages only, never for a card provider's frame. (SAFE-40) */
const PASSKEYS = ["publickey-credentials-create", "publickey-credentials-get"];

/**
 * Sets the headers of every answer (SAFE-6, SAFE-17). Built once, because Fastify's plugin would build them for each
 * request. The page's policy is separate; other answers may load nothing. `framed`: a page that sets its own frame
 * ancestors.
 */
export function safeHeaders({ production }: Pick<Config, "production">, { framed = false } = {}) {
  const set = helmet({
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    // A demo has no https.
    strictTransportSecurity: production && { maxAge: HTTPS_FOR, includeSubDomains: true },
    xFrameOptions: framed ? false : { action: "deny" },
  });
  const denied = [...UNUSED, ...(framed ? PASSKEYS : [])].map((feature) => `${feature}=()`);
  const permissions = [...denied, ...(framed ? [] : PASSKEYS.map((feature) => `${feature}=(self)`))].join(", ");
  return (...[request, reply, done]: Parameters<typeof set>) => {
    reply.setHeader("Permissions-Policy", permissions);
    set(request, reply, done);
  };
}

export function addSafeHeaders(app: FastifyInstance, setHeaders: ReturnType<typeof safeHeaders>): void {
  app.addHook("onRequest", (request, reply, done) => setHeaders(request.raw, reply.raw, () => done()));
}
