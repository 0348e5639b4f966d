import { type ComponentType, createElement, isValidElement, lazy, type ReactNode, useState } from "react";
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
 * Loads code together with the part of the messages that it needs: `withMessages("plan", () => import("./Plan"))`. From
 * these calls the build computes which messages a part has (scripts/messages/parts.mjs).
 */
export function withMessages<Loaded>(part: Part, load: () => Promise<Loaded>): WithMessages<Loaded> {
  const loadBoth = async () => {
    const [code] = await Promise.all([load(), loadMessagesOf(part)]);
    return code;
  };
  return Object.assign(loadBoth, { part });
}

/** The delay after a page, in milliseconds, until the code of alerts is loaded, if no alert needs it before. */
const ALERTS_DELAY = 3_000;

type Companion = { readonly parts: ReadonlySet<Part>; readonly load: () => Promise<unknown> };

const companions: Companion[] = [];

/** Makes something load together with every lazy page whose messages are of these parts, before the page is shown. */
export function loadWithPages(parts: ReadonlySet<Part>, load: () => Promise<unknown>): void {
  companions.push({ parts, load });
}

/** The function that loads a page's component, by the component. */
const loaders = new WeakMap<object, () => Promise<unknown>>();

/**
 * Loads the component of a page before it is shown: a server-rendered page is hydrated only once its own code is there.
 * Does nothing for other components.
 */
export async function loadScreen(screen: ReactNode): Promise<void> {
  if (isValidElement(screen) && typeof screen.type === "function") await loaders.get(screen.type)?.();
}

type ChosenProps<Props> = { readonly choose: () => ComponentType<Props>; readonly props: Props };

/** Keeps the first choice, because switching to another component would lose the state. */
function Chosen<Props extends object>({ choose, props }: ChosenProps<Props>) {
  const [Shown] = useState(choose);
  return createElement(Shown, props);
}

/**
 * A page's component, loaded when first shown. Once loaded it renders without suspending: a component that suspends
 * during hydration is replaced as soon as anything above it changes.
 */
export function lazyScreen<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  let loading: ReturnType<typeof load> | undefined;
  let loaded: ComponentType<Props> | undefined;
  const loadOnce = () => {
    loading ??= load().then((page) => {
      loaded = page.default;
      return page;
    });
    return loading;
  };
  const Awaited: ComponentType<Props> = lazy(loadOnce);
  const choose = () => loaded ?? Awaited;
  const screen = (props: Props) => createElement(Chosen<Props>, { choose, props });
  loaders.set(screen, loadOnce);
  return screen;
}

/** The same, together with its messages. */
export function lazyPage<Props extends object>(load: WithMessages<{ default: ComponentType<Props> }>) {
  return lazyScreen(async () => {
    // React calls this while rendering, when subscribers must not be notified yet.
    await null;
    const own = companions.filter(({ parts }) => parts.has(load.part));
    const loading = Promise.all([load(), ...own.map((companion) => companion.load())]);
    const [page] = await trackRequest(loading).catch(reloadOnceGone);
    // Loaded in advance, because an alert about a lost connection could not load it, and late, because no page waits
    // for it.
    setTimeout(() => whenIdle(() => void loadAlertStack().catch(() => undefined)), ALERTS_DELAY);
    return page;
  });
}
