import { type ComponentType, lazy, type ReactNode } from "react";
import type { Pages } from "../../shared/page";
import { loadAlertStack } from "./alerts/loadAlertStack";
import type { Part } from "./intl/importMessages";
import { loadMessagesOf } from "./intl/messageFiles";
import { trackRequest } from "./pendingRequests";
import { reloadOnceGone } from "./reloadOnceGone";
import { whenIdle } from "./whenIdle";

/** The component of each page of a feature. */
export type ScreensOf<Known extends Pages> = Readonly<Record<keyof Known, ReactNode>>;

type WithMessages<Loaded> = (() => Promise<Loaded>) & { readonly part: Part };

/**
 * Loads code, and the part of the messages that has those it names: `withMessages("plan", () => import("./Plan"))`. The
 * build reads from these calls which messages a part has (scripts/messages/parts.mjs).
 */
export function withMessages<Loaded>(part: Part, load: () => Promise<Loaded>): WithMessages<Loaded> {
  const loadBoth = async () => {
    const [code] = await Promise.all([load(), loadMessagesOf(part)]);
    return code;
  };
  return Object.assign(loadBoth, { part });
}

const companions: (() => Promise<unknown>)[] = [];

/** Has something loaded together with every lazy page, before that is shown. */
export function loadWithPages(load: () => Promise<unknown>): void {
  companions.push(load);
}

/** A component that is loaded when first shown, together with its messages. */
export function lazyPage<Props>(load: WithMessages<{ default: ComponentType<Props> }>) {
  return lazy(async () => {
    // React calls this while rendering, when subscribers must not be notified yet.
    await null;
    const [page] = await trackRequest(Promise.all([load(), ...companions.map((companion) => companion())])).catch(
      reloadOnceGone,
    );
    // An alert about a lost connection could not load it.
    whenIdle(() => void loadAlertStack().catch(() => undefined));
    return page;
  });
}
