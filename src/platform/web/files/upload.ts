import type { FetchArgs } from "@reduxjs/toolkit/query";
import type { ArgumentOf, Endpoint } from "../../../shared/endpoint";
import { call } from "../request";
import { fileWithin } from "../requests/timeLimits";

/** As `call`, for a body that is a file: its bytes are sent unchanged, in more time; the server detects the file type. */
export function upload<E extends Endpoint<string, unknown, Blob>>(endpoint: E) {
  const bound = call(endpoint);
  const query = (argument: ArgumentOf<E>): FetchArgs => {
    const sent = bound.query(argument);
    const bytes = sent.body instanceof Blob ? sent.body.size : 0;
    return { ...sent, headers: { "Content-Type": "application/octet-stream" }, timeout: fileWithin(bytes) };
  };
  return { ...bound, query };
}
