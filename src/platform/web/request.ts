import type { FetchArgs } from "@reduxjs/toolkit/query";
import { type BodyOf, buildPath, type Endpoint, type PathParameters } from "../../shared/endpoint";

type Parts<Path extends string, Body> = { params: PathParameters<Path> } & ([Body] extends [undefined]
  ? { body?: undefined }
  : { body: Body });

/** The request for a call of a contract: its method, its path filled in, its body as JSON. */
export function request<E extends Endpoint>(
  call: E,
  { params, body }: Parts<E["path"], BodyOf<E>>,
): Pick<FetchArgs, "method" | "url" | "body"> {
  return { method: call.method, url: buildPath(call.path, params), ...(body !== undefined && { body }) };
}
