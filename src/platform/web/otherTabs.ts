import { isFulfilled, isRejectedWithValue, type Middleware } from "@reduxjs/toolkit";
import type { TagDescription } from "@reduxjs/toolkit/query";
import { api } from "./api";
import type { AppDispatch } from "./state";
import type { TagType } from "./tags";

type Tags = readonly (TagDescription<TagType> | null | undefined)[];
type Invalidates = Tags | ((...of: readonly unknown[]) => Tags);

const NAME = "malecon.changes";

let channel: BroadcastChannel | null = null;

/** Asks again for what another tab has changed. Returns how to stop. (FAULT-26) */
export function hearChanges(dispatch: AppDispatch): () => void {
  // Where the browser has no such channel, the next look at the page asks.
  if (!("BroadcastChannel" in globalThis)) return () => undefined;
  const own = new BroadcastChannel(NAME);
  own.onmessage = ({ data }: MessageEvent<TagDescription<TagType>[]>) => dispatch(api.util.invalidateTags(data));
  channel = own;
  return () => {
    own.close();
    if (channel === own) channel = null;
  };
}

/**
 * Notifies the other tabs of what has changed. It is sent on the channel that this tab listens to, which does not get its own
 * messages.
 */
export function tellOtherTabs(tags: Tags): void {
  if (tags.length > 0) channel?.postMessage(tags);
}

/** Sends the other tabs the tags that a call has invalidated here, whichever call it was. */
export const tellChanges: Middleware = () => (next) => (action) => {
  const result = next(action);
  if (isFulfilled(action) || isRejectedWithValue(action)) tellOtherTabs(invalidatedBy(action));
  return result;
};

type Answered = { payload?: unknown; error?: unknown; meta: { arg?: unknown } };

function invalidatedBy({ payload, error, meta }: Answered): Tags {
  const { type, endpointName, originalArgs }: Record<string, unknown> = { ...Object(meta.arg) };
  if (type !== "mutation") return [];
  let tags: Invalidates = [];
  const read = ({ invalidatesTags = [] }: { invalidatesTags?: Invalidates }) => {
    tags = invalidatesTags;
  };
  // The API shows the definition of an endpoint to whoever may change it.
  api.enhanceEndpoints({ endpoints: { [String(endpointName)]: read } });
  return asList(tags, error ? undefined : payload, error ? payload : undefined, originalArgs);
}

const asList = (tags: Invalidates, ...of: readonly unknown[]): Tags =>
  typeof tags === "function" ? tags(...of) : tags;
