import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

/** A proxy between a process and its PostgreSQL server that can cut connections, fall silent, or add a delay. */
export async function openDatabaseProxy(server: string) {
  const target = new URL(server);
  const folder = decodeURIComponent(target.hostname);
  const address = folder.startsWith("/")
    ? { path: `${folder}/.s.PGSQL.${target.port}` }
    : { host: target.hostname, port: Number(target.port) };
  const pairs = new Set<{ near: Socket; far: Socket }>();
  let silent = false;
  let delay = 0;
  const pass = (to: Socket, part: Buffer) => {
    if (silent) return;
    if (delay === 0) to.write(part);
    else setTimeout(() => to.write(part), delay);
  };
  const proxy = createServer((near) => {
    const far = connect(address);
    const pair = { near, far };
    pairs.add(pair);
    const end = () => {
      pairs.delete(pair);
      near.destroy();
      far.destroy();
    };
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      from.on("data", (part) => pass(to, part));
      from.on("error", end).on("close", end);
    }
  });
  proxy.listen(0, "127.0.0.1");
  await once(proxy, "listening");
  const own = proxy.address();
  if (typeof own !== "object" || !own) throw new Error("the proxy has no port");
  const url = new URL(server);
  [url.hostname, url.port] = ["127.0.0.1", String(own.port)];
  const cut = () => {
    for (const { near, far } of pairs) {
      near.destroy();
      far.destroy();
    }
  };
  return {
    url: url.href,
    /** Ends every connection, as a restart of the server does. */
    cut,
    /** Connections stay open, but nothing is passed on. */
    fallSilent: () => {
      silent = true;
    },
    /** From now on everything is delayed by so many milliseconds, each way. */
    slowDown: (milliseconds: number) => {
      delay = milliseconds;
    },
    /** Passes new connections on again. */
    goOn: () => {
      cut();
      silent = false;
    },
    close: async () => {
      cut();
      proxy.close();
    },
  };
}
