import { Client } from "pg";
import { SECOND } from "../../../shared/instant";
import type { Listen } from "../listen";

/** A connection that is silent for so long is probed, and given up without an answer. */
const ASK_EVERY = 15 * SECOND;
const ANSWERED_WITHIN = 5 * SECOND;

/** Listens on a PostgreSQL server, by a connection of its own: what is lent from the pool cannot wait. (OPS-18) */
export function serverListening(url: string, onLost: (error: Error) => void): Listen {
  return async (channel, { told, lost }) => {
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
      onLost(error);
      lost();
    };
    const asking = setInterval(() => void connection.query("select 1").catch(fail), ASK_EVERY).unref();
    connection.on("error", fail);
    connection.on("end", () => fail(new Error("the listening connection has ended")));
    connection.on("notification", ({ payload }) => told(payload ?? ""));
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
