import { type LookupAddress, type LookupOptions, lookup } from "node:dns";
import { request as httpRequest } from "node:http";
import { request as httpsRequest } from "node:https";
import { isIP } from "node:net";
import { SECOND } from "../../../shared/instant";

/** Time limit of an answer, from the DNS lookup to its head; its connection is closed then at the latest. */
const PATIENCE = 10 * SECOND;
/** The greatest number of bytes that are read of an answer's body, which counts for nothing. */
const HEARD = 4096;

/** Whether an IP address may be reached. */
export type MayReach = (address: string) => boolean;

type Message = { headers: Record<string, string>; body: string };

/**
 * Posts JSON to an address that another person has entered, and resolves to the status. It connects to the IP address
 * that was checked, so a name cannot lead into a private network, even if its DNS entry changes. Redirects are not
 * followed. Throws if nobody answers in time, and for an address that may not be reached. (OPS-39)
 */
export function postOut(url: URL, { headers, body }: Message, mayReach: MayReach): Promise<number> {
  const host = url.hostname.replace(/^\[|\]$/g, "");
  if (isIP(host) !== 0 && !mayReach(host)) return Promise.reject(new Error(`${host} is no public address`));
  const ask = url.protocol === "https:" ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const request = ask(
      url,
      {
        method: "POST",
        agent: false,
        headers: { "content-type": "application/json", "content-length": Buffer.byteLength(body), ...headers },
        lookup: guarded(mayReach),
        signal: AbortSignal.timeout(PATIENCE),
      },
      (answer) => {
        // At once, as the body may fail, or never end.
        resolve(answer.statusCode ?? 0);
        let heard = 0;
        answer.on("data", (bytes: Uint8Array) => {
          heard += bytes.length;
          if (heard > HEARD) answer.destroy();
        });
        answer.on("error", () => {});
      },
    );
    request.on("error", reject);
    request.end(body);
  });
}

type Found = (error: Error | null, address: string | LookupAddress[], family?: number) => void;

/** A DNS lookup that fails if any of a name's addresses may not be reached. */
function guarded(mayReach: MayReach) {
  return (hostname: string, options: LookupOptions, found: Found): void => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return found(error, []);
      const refused = addresses.find(({ address }) => !mayReach(address));
      const [first] = addresses;
      if (refused || !first) return found(new Error(`${hostname} is no public address`), []);
      return options.all ? found(null, addresses) : found(null, first.address, first.family);
    });
  };
}
