import { styled } from "@mui/material/styles";
import { lazy, Suspense } from "react";
import { token } from "../theme/token";

// All scenes come in one file, which the home page's posters share.
const ZoneScene = lazy(() => import("../art/scenes/ZoneScene").then((file) => ({ default: file.ZoneScene })));

const Band = styled("div")({
  height: "clamp(6.5rem, 16vw, 11rem)",
  overflow: "hidden",
  borderBottom: `3px solid ${token("ink")}`,
  background: token("seaWash"),
});

/** A place's scene across the top of a page that has no picture of its own. `zone`: its code in the catalogue, such as `VIN`. */
export function PageScene({ zone }: { readonly zone: string }) {
  return (
    <Band>
      <Suspense fallback={null}>
        <ZoneScene zone={zone} frame="wide" />
      </Suspense>
    </Band>
  );
}
