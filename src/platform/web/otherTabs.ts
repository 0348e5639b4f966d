import { isAnyOf, isFulfilled, isRejectedWithValue } from "@reduxjs/toolkit";
import type { TagDescription } from "@reduxjs/toolkit/query";
import { fieldOf } from "../../shared/unknownData";
import { api } from "./api";
import type { StartListening } from "./listening";
import type { AppDispatch } from "./state";
import type { TagType } from "./tags";

type Tags = readonly (TagDescription<TagType> | null | undefined)[];
type Invalidates = Tags | ((...of: readonly unknown[]) => Tags);

const NAME = "malecon.changes";

let channel: BroadcastChannel | null = null;

/** Reloads data that another tab has changed. Returns a function that stops it. (FAULT-26) */
export function reloadOnTabChanges(dispatch: AppDispatch): () => void {
  // Without this browser feature, data is reloaded when the page is shown again.
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
 * Tells the other tabs what has changed, on the channel on which this tab listens: a channel object does not receive
 * its own messages.
 */
export function notifyOtherTabs(tags: Tags): void {
  if (tags.length > 0) channel?.postMessage(tags);
}

/** Sends the other tabs the tags that any call has invalidated here. */
export const broadcastChanges = (startListening: StartListening) =>
  startListening({
    predicate: isAnyOf(isFulfilled(), isRejectedWithValue()),
    effect: (action) => {
      if (isFulfilled(action) || isRejectedWithValue(action)) notifyOtherTabs(invalidatedBy(action));
    },
  });

type Answered = { payload?: unknown; error?: unknown; meta: { arg?: unknown } };

function invalidatedBy({ payload, error, meta }: Answered): Tags {
  if (fieldOf(meta.arg, "type") !== "mutation") return [];
  let tags: Invalidates = [];
  const read = ({ invalidatesTags = [] }: { invalidatesTags?: Invalidates }) => {
    tags = invalidatesTags;
  };
  // RTK Query exposes an endpoint's definition only to `enhanceEndpoints`.
  api.enhanceEndpoints({ endpoints: { [String(fieldOf(meta.arg, "endpointName"))]: read } });
  return asList(tags, error ? undefined : payload, error ? payload : undefined, fieldOf(meta.arg, "originalArgs"));
}

const asList = (tags: Invalidates, ...of: readonly unknown[]): Tags =>
  typeof tags === "function" ? tags(...of) : tags;
