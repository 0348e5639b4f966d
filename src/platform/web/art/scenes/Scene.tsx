import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";
import { paletteProperties } from "./paint";
import { Sky, type SkyProps } from "./parts/Sky";
import { type Hour, scenePalettes } from "./scenePalettes";

/** What is drawn for a place, from the sky forward. */
export interface Composition {
  /** The hour that suits the place by day; a dark colour scheme shows every place at night. */
  readonly hour: Hour;
  readonly sky: SkyProps;
  /** Parts from far to near. */
  readonly layers: ReactNode;
}

/** `card` is 3:2; `wide` shows more on both sides, for bands across the page; `tall` shows more sky, for narrow heroes. */
export type SceneFrame = "card" | "wide" | "tall";

export interface SceneProps {
  readonly composition: Composition;
  readonly hour?: Hour | undefined;
  readonly frame?: SceneFrame | undefined;
  /** Names the picture for screen readers; without it the scene is decoration beside the place's name. */
  readonly title?: string | undefined;
}

const viewBoxes: Record<SceneFrame, string> = {
  card: "0 0 480 320",
  wide: "-150 24 780 292",
  tall: "4 -70 390 386",
};

const Canvas = styled("svg", { shouldForwardProp: (prop) => prop !== "dayHour" && prop !== "fixed" })<{
  readonly dayHour: Hour;
  readonly fixed: boolean;
}>(({ theme, dayHour, fixed }) => [
  { display: "block", width: "100%", height: "100%", ...paletteProperties(scenePalettes[dayHour]) },
  fixed ? {} : theme.applyStyles("dark", paletteProperties(scenePalettes.night)),
]);

/** Draws a composition. Without an hour it follows the colour scheme: the place's own hour by day, night after dark. */
export function Scene({ composition, hour, frame = "card", title }: SceneProps) {
  return (
    <Canvas
      dayHour={hour ?? composition.hour}
      fixed={hour !== undefined}
      viewBox={viewBoxes[frame]}
      preserveAspectRatio="xMidYMax slice"
      focusable="false"
      role="img"
      aria-label={title}
      aria-hidden={title === undefined}
    >
      <Sky {...composition.sky} />
      {composition.layers}
    </Canvas>
  );
}
