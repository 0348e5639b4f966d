import type { PGlite } from "@electric-sql/pglite";
import { DatabaseError, serialize } from "pg-protocol";
import type { BackendMessage } from "pg-protocol/dist/messages";
import { Parser } from "pg-protocol/dist/parser";

const sync = serialize.sync();

/**
 * Hands messages to an embedded database, in one go, and tells what it answers, message by message. Throws the database's
 * error, after which it has passed over the rest. PGlite's own reader and writer of messages take as long as the database;
 * these are node-postgres's.
 */
export async function exchange(
  client: PGlite,
  messages: readonly Buffer[],
  tell: (message: BackendMessage) => void,
): Promise<void> {
  let error: DatabaseError | undefined;
  const parser = new Parser();
  await client.execProtocolRawStream(Buffer.concat([...messages, sync]), {
    syncToFs: false,
    onRawData: (bytes) =>
      // A copy: they are the database's own memory, and a message may go on with the next ones.
      parser.parse(Buffer.from(bytes), (message) => {
        if (message instanceof DatabaseError) error ??= message;
        else tell(message);
      }),
  });
  if (error) throw error;
}
