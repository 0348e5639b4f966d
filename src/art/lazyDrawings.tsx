import { type ComponentType, lazy } from "react";

/**
 * Drawings whose code is loaded once one is drawn in the browser, for `AsDrawn`: those that have come with the page need
 * none. A page works without them. (SPEED-19)
 */
function loadedFor<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    const drawing = await load().catch(() => null);
    return { default: drawing ?? (() => null) };
  });
}

const inside = () => import("./scenes/lodgings/inside");

export const CarArt = loadedFor(() => import("./cars/CarArt").then((file) => file.CarArt));
export const LodgingScene = loadedFor(() =>
  import(/* webpackChunkName: "lodging-scene" */ "./scenes/lodgings/LodgingScene").then((file) => file.LodgingScene),
);
export const PartScene = loadedFor(() => inside().then((file) => file.PartScene));
export const RoomScene = loadedFor(() => inside().then((file) => file.RoomScene));
export const ZoneScene = loadedFor(() => import("./scenes/ZoneScene").then((file) => file.ZoneScene));
