import { type Environment, readEach, readWhole } from "../../../platform/server/environment";
import { readOrigin } from "../../../platform/server/environment.address";

/** Where the pages of card fields are served: by their own listener, on an origin other than the site's. (SAFE-16) */
export type CardPagesHost = { origin: string; host: string; port: number };

type Site = {
  production: boolean;
  publicUrl: string;
  /** The address that the site's own listener is bound to. */
  host: string;
  /** Their port by default. */
  port: number;
};

/**
 * Reads the address of the card field pages. In production their origin must be set; a demo's is the same machine by
 * its IP address, as cookies ignore ports. Throws for the site's own host, and in production for one without https.
 */
export function readCardFields(env: Environment, { production, publicUrl, host, port: next }: Site): CardPagesHost {
  const { port, given } = readEach({
    port: () => readWhole(env, "CARD_FIELDS_PORT", { least: 1, most: 65_535, otherwise: next }),
    given: () => readOrigin(env, "CARD_FIELDS_ORIGIN", production ? ["https:"] : ["https:", "http:"]),
  });
  if (given === null && production)
    throw new Error(
      "Refusing to start in production without CARD_FIELDS_ORIGIN: cards are taken on an origin of its own",
    );
  const site = new URL(publicUrl).hostname;
  const { origin, hostname } = new URL(given ?? `http://${site === "127.0.0.1" ? "localhost" : "127.0.0.1"}:${port}`);
  if (hostname === site)
    throw new Error("CARD_FIELDS_ORIGIN must be another host than PUBLIC_URL's: scripts of one share their cookies");
  return { origin, port, host: host === "localhost" ? "127.0.0.1" : host };
}
