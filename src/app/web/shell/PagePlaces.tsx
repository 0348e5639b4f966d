import { Activity, type ReactNode, Suspense, useCallback, useEffect, useEffectEvent, useState } from "react";
import { createPath, type Location, parsePath, useLocation, useNavigationType } from "react-router";
import { DrawAhead } from "../../../platform/web/drawnAhead";
import { replayChoices, replayPress } from "../start/replayChoices";
import { PageBoundary } from "./PageBoundary";
import { PageLoading } from "./PageLoading";

let arrivedBefore = false;

type Props = {
  /** The page of a location; without one, of the router's. */
  readonly page: (at?: Partial<Location>) => ReactNode;
};

/**
 * The page of the address and, hidden, the one that is rendered ahead (drawnAhead.ts). Once the address of the hidden
 * page is opened, it becomes visible as it was rendered, and the other one is removed. (SPEED-4)
 */
export function PagePlaces({ page }: Props) {
  const location = useLocation();
  const [{ place, ahead }, setPlaces] = useState<{ place: number; ahead?: Partial<Location> }>({ place: 0 });
  const draw = useCallback(
    (path?: string) =>
      setPlaces(({ place }) =>
        path === undefined ? { place } : { place, ahead: { ...parsePath(path), state: null } },
      ),
    [],
  );
  if (ahead && createPath(ahead) === createPath(location)) setPlaces({ place: place + 1 });
  const shown = (key: number, at?: Partial<Location>) => (
    <Activity key={key} mode={key === place ? "visible" : "hidden"}>
      {/* One boundary for all pages: while the next page's code loads, the page before stays. (SPEED-4) */}
      <Suspense fallback={<PageLoading />}>
        <PageBoundary key={(at ?? location).pathname}>
          {page(at)}
          <PageArrival />
        </PageBoundary>
      </Suspense>
    </Activity>
  );
  return (
    <DrawAhead value={draw}>{[shown(place, place ? location : undefined), ahead && shown(place + 1, ahead)]}</DrawAhead>
  );
}

/**
 * Runs when a page has appeared: scrolls to its top, or to where the visitor left it when they go back, and moves the
 * focus to its heading so that it is read out (A11Y-2). On the first page the browser keeps the focus.
 */
function PageArrival() {
  const { hash } = useLocation();
  const back = useNavigationType() === "POP";
  const onArrival = useEffectEvent(() => {
    if (arrivedBefore) arrive(hash, back);
    else takeOver();
    arrivedBefore = true;
  });
  // Each page has its own PageArrival (the shell sees to it), so this runs once for each page.
  useEffect(() => onArrival(), []);
  return null;
}

/** Marks a server-rendered page as hydrated. Only the first page can be server-rendered. */
function takeOver(): void {
  const root = document.getElementById("root");
  if (!root) return;
  if (root.dataset.shows) {
    delete root.dataset.shows;
    replayChoices(root);
  }
  replayPress(root);
}

function arrive(hash: string, back: boolean): void {
  if (!back && hash === "") scrollTo(0, 0);
  const page = document.getElementById("content");
  const heading = page?.querySelector("h1") ?? page;
  // A page may have put the focus where it is needed, such as on its first field.
  if (page !== document.activeElement && page?.contains(document.activeElement)) return;
  heading?.setAttribute("tabindex", "-1");
  heading?.focus({ preventScroll: true });
}
