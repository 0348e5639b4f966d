import { accessSync, constants } from "node:fs";
import { BlockList, isIP } from "node:net";
import { type Environment, readText } from "./environment";

/** A URL with one of the given protocols (`https:`), as written; null when not set. Throws with the variable's name. */
export function readAddress(env: Environment, name: string, protocols: readonly string[]): string | null {
  const value = readText(env, name);
  if (value === null) return null;
  if (!protocols.includes(URL.parse(value)?.protocol ?? ""))
    throw new Error(`${name} must be an address that begins with ${protocols.map((one) => `${one}//`).join(" or ")}`);
  return value;
}

/**
 * The URL of a PostgreSQL server, as written; null when not set. Throws with the variable's name, also if the
 * authority's certificate that it names (`sslrootcert`) cannot be read. (OPS-160)
 */
export function readDatabase(env: Environment, name: string): string | null {
  const value = readAddress(env, name, ["postgres:", "postgresql:"]);
  const authority = value === null ? null : URL.parse(value)?.searchParams.get("sslrootcert");
  if (authority && !isReadable(authority))
    throw new Error(`${name}: the certificate of sslrootcert, ${authority}, cannot be read`);
  return value;
}

function isReadable(file: string): boolean {
  try {
    accessSync(file, constants.R_OK);
    return true;
  } catch {
    return false;
  }
}

/** The same as `readAddress` for a URL to which paths are added: it has no path and no slash at its end. */
export function readOrigin(env: Environment, name: string, protocols: readonly string[]): string | null {
  const value = readAddress(env, name, protocols);
  if (value !== null && new URL(value).origin !== value.toLowerCase())
    throw new Error(`${name} must be an origin: no path, no slash at its end`);
  return value;
}

/**
 * A provider's URL; null when not set. In production only over https and outside this machine and its network: inside,
 * it could only be a stand-in, which takes no money. Throws with the variable's name. (OPS-4)
 */
export function readProvider(env: Environment, name: string, production: boolean): string | null {
  const value = readAddress(env, name, production ? ["https:"] : ["https:", "http:"]);
  if (value !== null && production && isInternalHost(new URL(value).hostname))
    throw new Error(`${name} is an address of this machine or of its network: a stand-in is refused in production`);
  return value;
}

const internalNetworks = new BlockList();
for (const [network, bits] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.168.0.0", 16],
  // Reserved addresses (protocols, benchmarks, multicast, future use): no provider answers there.
  ["192.0.0.0", 24],
  ["198.18.0.0", 15],
  ["224.0.0.0", 3],
] as const)
  internalNetworks.addSubnet(network, bits, "ipv4");
for (const [network, bits] of [
  ["::ffff:0:0", 96],
  ["fc00::", 7],
  ["fe80::", 10],
  ["fec0::", 10],
  ["ff00::", 8],
  // Addresses that embed an IPv4 address may lead back to this network.
  ["::", 96],
  ["64:ff9b::", 96],
  ["64:ff9b:1::", 48],
  ["2001::", 32],
  ["2002::", 16],
] as const)
  internalNetworks.addSubnet(network, bits, "ipv6");

/** True for a host that cannot be a provider's: loopback, unspecified, private, or a name without a domain. */
export function isInternalHost(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, "").replace(/\.$/, "");
  const version = isIP(host);
  if (version !== 0) return internalNetworks.check(host, version === 4 ? "ipv4" : "ipv6");
  return !host.includes(".") || /\.(localhost|local|internal|test)$/.test(host);
}
