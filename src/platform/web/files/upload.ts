import type { BaseQueryApi, QueryReturnValue } from "@reduxjs/toolkit/query";
import type { ArgumentOf, DataOf, Endpoint } from "../../../shared/endpoint";
import { PARTS_FROM } from "../../../shared/uploadParts.rules";
import type { CallMeta } from "../baseQuery";
import type { CallError } from "../callError";
import { call, type SentCall } from "../request";
import { fileWithin } from "../requests/timeLimits";
import { isSamePerson } from "../session/asCaller";
import { stateOf } from "../state";
import { sendInParts } from "./sendInParts";

type Answered<Data> = QueryReturnValue<Data, CallError, CallMeta>;
type Send<Data> = (sent: SentCall) => Answered<Data> | PromiseLike<Answered<Data>>;

/**
 * Like `call`, for a body that is a file: its bytes are sent unchanged, with more time, and a large file in parts; the
 * server detects the file type. (SAFE-44, SAFE-71)
 */
export function upload<E extends Endpoint<string, unknown, Blob>>(endpoint: E) {
  const { query } = call(endpoint);
  const queryFn = async (
    argument: ArgumentOf<E>,
    store: BaseQueryApi,
    _options: unknown,
    send: Send<DataOf<E>>,
  ): Promise<Answered<DataOf<E>>> => {
    const sent = query(argument);
    const file = sent.body instanceof Blob ? sent.body : new Blob();
    if (file.size < PARTS_FROM)
      return send({ ...sent, headers: { "Content-Type": "application/octet-stream" }, timeout: fileWithin(file.size) });
    const sender = stateOf(store).auth;
    return sendInParts<Answered<DataOf<E>>>({
      file,
      send: async (part) => send({ ...sent, ...part }),
      isSameCaller: () => {
        const { auth } = stateOf(store);
        return auth.access_token !== null && isSamePerson(sender, auth);
      },
    });
  };
  return { queryFn };
}
