import type { APIRequestContext } from "@playwright/test";
import { type BodyOf, buildPath, type DataOf, type Endpoint, type PathParameters } from "../src/shared/endpoint";
import type { Envelope } from "../src/shared/envelope";

type Headers = Record<string, string>;
type Given<E extends Endpoint> = { headers?: Headers } & (keyof PathParameters<E["path"]> extends never
  ? { params?: undefined }
  : { params: PathParameters<E["path"]> }) &
  ([BodyOf<E>] extends [undefined] ? { body?: undefined } : { body: BodyOf<E> });

/** Makes a call of a contract and returns its data; throws with the refusal. */
export async function ask<E extends Endpoint>(
  request: APIRequestContext,
  { method, path }: E,
  { headers = {}, params, body }: Given<E>,
): Promise<DataOf<E>> {
  const url = buildPath(path, params ?? {});
  const answer = await request.fetch(url, { method, headers, ...(body !== undefined && { data: body }) });
  return data(answer);
}

/** The data in the envelope of an answer; throws with the refusal. */
export async function data<Data>(answer: { json: () => Promise<unknown>; status: () => number }): Promise<Data> {
  const envelope = (await answer.json()) as Envelope<Data>;
  if (envelope.Status !== 0) throw new Error(`${answer.status()} ${envelope.ResultCode}: ${envelope.Data}`);
  return envelope.Data;
}
