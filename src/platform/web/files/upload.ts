import type { FetchArgs } from "@reduxjs/toolkit/query";
import type { ArgumentOf, Endpoint } from "../../../shared/endpoint";
import { call } from "../request";
import { FILE_WITHIN } from "../requests/timeLimits";

/** As `call`, for a body that is a file: its bytes are sent unchanged, in more time; the server detects the file type. */
export function upload<E extends Endpoint<string, unknown, Blob>>(endpoint: E) {
  const bound = call(endpoint);
  const query = (argument: ArgumentOf<E>): FetchArgs => ({
    ...bound.query(argument),
    headers: { "Content-Type": "application/octet-stream" },
    timeout: FILE_WITHIN,
  });
  return { ...bound, query };
}
