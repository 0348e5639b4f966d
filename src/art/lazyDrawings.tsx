import { type ComponentType, lazy } from "react";

/**
 * Drawings for `AsDrawn` whose code is loaded when one is first drawn in the browser; those in the server-rendered page
 * do not need it. A page works without them. (SPEED-19)
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
