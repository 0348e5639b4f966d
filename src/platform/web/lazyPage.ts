import { type ComponentType, lazy, type ReactNode } from "react";
import type { Pages } from "../../shared/page";
import { loadAlertStack } from "./alerts/loadAlertStack";
import { loadAllMessages } from "./intl/messageFiles";
import { trackRequest } from "./pendingRequests";
import { reloadOnceGone } from "./reloadOnceGone";
import { whenIdle } from "./whenIdle";

/** The component of each page of a feature. */
export type ScreensOf<Known extends Pages> = Readonly<Record<keyof Known, ReactNode>>;

const companions: (() => Promise<unknown>)[] = [];

/** Has something loaded together with every lazy page, before that is shown. */
export function loadWithPages(load: () => Promise<unknown>): void {
  companions.push(load);
}

/** A component that is loaded when first shown, together with the messages beyond the first view. */
export function lazyPage<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy(async () => {
    // React calls this while rendering, when subscribers must not be notified yet.
    await null;
    const [page] = await trackRequest(
      Promise.all([load(), loadAllMessages(), ...companions.map((companion) => companion())]),
    ).catch(reloadOnceGone);
    // An alert about a lost connection could not load it.
    whenIdle(() => void loadAlertStack().catch(() => undefined));
    return page;
  });
}
