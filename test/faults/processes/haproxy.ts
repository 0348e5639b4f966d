import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../freePort";

const PROGRAM = ["/usr/sbin/haproxy", "/usr/local/sbin/haproxy"].find((file) => existsSync(file));

/** The path at which the proxy answers 200 while it sends requests to all of its servers. */
export const ALL_SERVE = "/all-serve";

/** The balancing: round robin, or all requests of one address to the same server as long as it is ready. */
type Balance = "roundrobin" | "source";

/**
 * Debian's HAProxy in front of servers on these ports: it balances over the ready ones, checks them every fifth of a
 * second, and repeats no request that a server has received. Its own requests come from the address `from`. Throws if
 * it is not installed.
 */
export async function openHaproxy(
  ports: readonly number[],
  balance: Balance = "roundrobin",
  from = "127.0.0.1",
): Promise<{ url: string; close: () => Promise<void> }> {
  if (!PROGRAM)
    throw new Error("HAProxy is not installed, and this test is nothing without it: apt-get install haproxy");
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), "haproxy-"));
  const file = join(folder, "haproxy.cfg");
  const servers = ports.map(
    (own, at) => `  server s${at} 127.0.0.1:${own} source ${from} check inter 200ms fall 1 rise 1`,
  );
  writeFileSync(file, `${[...settings(port, ports.length, balance), ...servers].join("\n")}\n`);
  const proxy = spawn(PROGRAM, ["-db", "-q", "-f", file], { stdio: ["ignore", "ignore", "inherit"] });
  const close = async () => {
    const gone = once(proxy, "exit");
    if (proxy.exitCode === null && proxy.kill()) await gone;
    rmSync(folder, { recursive: true, force: true });
  };
  return { url: `http://127.0.0.1:${port}`, close };
}

const settings = (port: number, servers: number, balance: Balance) => [
  "defaults",
  "  mode http",
  "  timeout connect 2s",
  "  timeout client 20s",
  "  timeout server 20s",
  // A busy server must not count as down.
  "  timeout check 10s",
  "  option forwardfor",
  "frontend site",
  `  bind 127.0.0.1:${port}`,
  `  monitor-uri ${ALL_SERVE}`,
  `  monitor fail if { nbsrv(shop) lt ${servers} }`,
  "  default_backend shop",
  "backend shop",
  `  balance ${balance}`,
  // So that only the visitors of a server that is down go elsewhere.
  "  hash-type consistent",
  "  option httpchk GET /health/ready",
  "  retry-on conn-failure",
  "  option redispatch 1",
];
