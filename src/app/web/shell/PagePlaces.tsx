import { Activity, type ReactNode, Suspense, useCallback, useState } from "react";
import { createPath, type Location, parsePath, useLocation } from "react-router";
import { DrawAhead } from "../../../platform/web/drawnAhead";
import { PageArrival } from "./PageArrival";
import { PageBoundary } from "./PageBoundary";
import { PageLoading } from "./PageLoading";

type Props = {
  /** The page of a location; without one, of the router's. */
  readonly page: (at?: Partial<Location>) => ReactNode;
};

/**
 * The page of the address and, hidden, the one drawn ahead of it (drawnAhead.ts). Once its address is opened, its place
 * becomes the visible one and the other's is removed: what was drawn is shown as it is. (SPEED-4)
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
