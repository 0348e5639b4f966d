import { type ComponentType, lazy, type ReactNode } from "react";
import type { Pages } from "../../shared/page";
import { loadAllMessages } from "./intl/messageFiles";
import { reloadOnceGone } from "./reloadOnceGone";
import { underWay } from "./underWay";

/** The component of each of a feature's pages. */
export type ScreensOf<Known extends Pages> = Readonly<Record<keyof Known, ReactNode>>;

/** A part of the application that is fetched when it is first shown, together with the messages beyond the first view. */
export function lazyPage<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy(async () => {
    // Called while React renders: subscribers are notified afterwards.
    await null;
    const [page] = await underWay(Promise.all([load(), loadAllMessages()])).catch(reloadOnceGone);
    return page;
  });
}
