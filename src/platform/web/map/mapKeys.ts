import type { Point } from "./projection";

/**
 * A key's effect on the map: moves it by pixels, zooms in (a factor over 1) or out, shows all of it, collapses an
 * expanded group.
 */
export type MapAction = { pan: Point } | { zoom: number } | "whole" | "close";

export const ZOOM_STEP = 1.8;
const PAN_STEP = 90;

const actions = new Map<string, MapAction>([
  ["ArrowLeft", { pan: { x: PAN_STEP, y: 0 } }],
  ["ArrowRight", { pan: { x: -PAN_STEP, y: 0 } }],
  ["ArrowUp", { pan: { x: 0, y: PAN_STEP } }],
  ["ArrowDown", { pan: { x: 0, y: -PAN_STEP } }],
  ["+", { zoom: ZOOM_STEP }],
  ["=", { zoom: ZOOM_STEP }],
  ["-", { zoom: 1 / ZOOM_STEP }],
  ["0", "whole"],
  ["Escape", "close"],
]);

type Keys = { readonly key: string; readonly ctrlKey: boolean; readonly metaKey: boolean; readonly altKey: boolean };

/** The action of a key; undefined for browser shortcuts. */
export function actionOfKey({ key, ctrlKey, metaKey, altKey }: Keys): MapAction | undefined {
  return ctrlKey || metaKey || altKey ? undefined : actions.get(key);
}
