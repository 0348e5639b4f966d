import { X509Certificate } from "node:crypto";
import { connect } from "node:tls";
import { DAY, type Instant, SECOND } from "../../../shared/instant";

/** Whole days for which a certificate (DER) is still valid; less than 0 once it has expired. */
export const daysLeft = (certificate: Uint8Array, now: Instant): number =>
  Math.floor((Date.parse(new X509Certificate(certificate).validTo) - now) / DAY);

/**
 * The certificate (DER) that a site shows, even if it has expired. Throws where none answers and for any other invalid
 * one.
 */
export function certificateOf(url: string): Promise<Uint8Array> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect({
      host: hostname,
      port: Number(port) || 443,
      servername: hostname,
      rejectUnauthorized: false,
    });
    socket.setTimeout(5 * SECOND, () => socket.destroy(new Error(`${hostname} does not answer`)));
    socket.once("error", reject);
    socket.once("secureConnect", () => {
      const { raw } = socket.getPeerCertificate();
      socket.end();
      if (socket.authorized || /EXPIRED/.test(String(socket.authorizationError))) resolve(raw);
      else reject(new Error(`${hostname} shows a certificate that browsers refuse (${socket.authorizationError})`));
    });
  });
}
