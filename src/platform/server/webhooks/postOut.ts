import { type LookupAddress, type LookupOptions, lookup } from "node:dns";
import { request as httpRequest } from "node:http";
import { request as httpsRequest } from "node:https";
import { isIP } from "node:net";
import { SECOND } from "../../../shared/instant";

/** How long an answer may take, from the first look for the address to its last byte. */
const PATIENCE = 10 * SECOND;
/** Bytes of an answer that are heard: only its status counts. */
const HEARD = 4096;

/** Whether something may be sent to an IP address. */
export type MayReach = (address: string) => boolean;

type Message = { headers: Record<string, string>; body: string };

/**
 * Posts JSON to an address that somebody else named, and answers with the status. The address that is connected to is the
 * one that was looked at: a name that means a private network, now or at the next look, is not reached. No redirect is
 * followed. Throws where nobody answers in time, and for what may not be reached. (OPS-39)
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
        let heard = 0;
        answer.on("data", (bytes: Uint8Array) => {
          heard += bytes.length;
          if (heard > HEARD) answer.destroy();
        });
        // The status is known already, however the body ends.
        answer.on("error", () => {});
        answer.on("close", () => resolve(answer.statusCode ?? 0));
      },
    );
    request.on("error", reject);
    request.end(body);
  });
}

type Found = (error: Error | null, address: string | LookupAddress[], family?: number) => void;

/** Looks a name up, and knows no name of which any address may not be reached. */
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
