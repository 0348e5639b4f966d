import { Client } from "pg";
import { SECOND } from "../../../shared/instant";
import type { Listen } from "../listen";

/** After this time of silence a connection is probed, and dropped if there is no answer. */
const ASK_EVERY = 15 * SECOND;
const ANSWERED_WITHIN = 5 * SECOND;

/** Listens on a PostgreSQL server, on a separate connection: one of the pool's would be in use for ever. (OPS-18) */
export function serverListening(url: string, reportLost: (error: Error) => void): Listen {
  return async (channel, { onMessage, onLost }) => {
    const connection = new Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: ANSWERED_WITHIN,
      query_timeout: ANSWERED_WITHIN,
    });
    let over = false;
    const end = async () => {
      over = true;
      clearInterval(asking);
      await connection.end().catch(() => undefined);
    };
    const fail = (error: Error) => {
      if (over) return;
      void end();
      reportLost(error);
      onLost();
    };
    const asking = setInterval(() => void connection.query("select 1").catch(fail), ASK_EVERY).unref();
    connection.on("error", fail);
    connection.on("end", () => fail(new Error("the listening connection has ended")));
    connection.on("notification", ({ payload }) => onMessage(payload ?? ""));
    try {
      await connection.connect();
      await connection.query(`listen ${connection.escapeIdentifier(channel)}`);
    } catch (error) {
      await end();
      throw error;
    }
    return end;
  };
}
