import { BlockList, isIP } from "node:net";
import { type Environment, readText } from "./environment";

/** An address of one of some protocols (`https:`), as it was written; null when it is not set. Throws with its name. */
export function readAddress(env: Environment, name: string, protocols: readonly string[]): string | null {
  const value = readText(env, name);
  if (value === null) return null;
  if (!protocols.includes(URL.parse(value)?.protocol ?? ""))
    throw new Error(`${name} must be an address that begins with ${protocols.map((one) => `${one}//`).join(" or ")}`);
  return value;
}

/** The same for an address that others begin with: no path, no slash at its end. */
export function readOrigin(env: Environment, name: string, protocols: readonly string[]): string | null {
  const value = readAddress(env, name, protocols);
  if (value !== null && new URL(value).origin !== value.toLowerCase())
    throw new Error(`${name} must be an origin: no path, no slash at its end`);
  return value;
}

/**
 * Where a provider answers; null when it is not set. In production only over https and out in the world: what answers on
 * this machine or in its network is a stand-in, which takes no money. Throws with its name. (OPS-4)
 */
export function readProvider(env: Environment, name: string, production: boolean): string | null {
  const value = readAddress(env, name, production ? ["https:"] : ["https:", "http:"]);
  if (value !== null && production && isNear(new URL(value).hostname))
    throw new Error(`${name} is an address of this machine or of its network: a stand-in is refused in production`);
  return value;
}

const near = new BlockList();
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
  near.addSubnet(network, bits, "ipv4");
for (const [network, bits] of [
  ["::", 127],
  ["::ffff:0:0", 96],
  ["fc00::", 7],
  ["fe80::", 10],
  ["ff00::", 8],
  // What carries an IPv4 address within it may lead back here.
  ["64:ff9b::", 96],
  ["2001::", 32],
  ["2002::", 16],
] as const)
  near.addSubnet(network, bits, "ipv6");

/** True for a host that is no provider's: loopback, unspecified, private, or named without a domain. */
export function isNear(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, "").replace(/\.$/, "");
  const version = isIP(host);
  if (version !== 0) return near.check(host, version === 4 ? "ipv4" : "ipv6");
  return !host.includes(".") || /\.(localhost|local|internal|test)$/.test(host);
}
