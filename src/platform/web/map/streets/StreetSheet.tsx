import { styled } from "@mui/material/styles";
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useSelector } from "react-redux";
import { selectLanguage } from "../../intl/language";
import { token } from "../../theme/token";
import type { Size, View } from "../mapView";
import { openStreets } from "./openStreets";

const Place = styled("div")({
  position: "absolute",
  inset: 0,
  color: token("ink"),
  pointerEvents: "none",
  "& canvas": { position: "absolute", inset: 0 },
  "&[data-shown=false]": { visibility: "hidden" },
});

/** The attribution that the data's licence requires. Below the pins, at the lower edge. */
const Source = styled("small")({
  position: "absolute",
  insetInlineStart: 0,
  bottom: 0,
  maxWidth: "100%",
  padding: "2px 8px",
  borderStartEndRadius: 6,
  background: "var(--map-halo)",
  color: token("ink"),
  fontSize: "0.75rem",
  pointerEvents: "none",
});

const GLIDES_FOR = 200;

type Props = {
  readonly source: string;
  readonly view: View;
  readonly size: Size;
  /** Animates changes of the view, as after a key or button. */
  readonly glides: boolean;
  /** Shown until the streets are loaded, and instead of them if they fail to load. */
  readonly drawn: ReactNode;
};

/** Streets below the pins, drawn by MapLibre. (LODGE-37) */
export default function StreetSheet({ source, view, size, glides, drawn }: Props) {
  const language = useSelector(selectLanguage);
  const place = useRef<HTMLDivElement>(null);
  const streets = useRef<ReturnType<typeof openStreets> | null>(null);
  const [sources, setSources] = useState<readonly string[] | null>(null);
  const [missing, setMissing] = useState(false);
  const first = useRef(view);
  useEffect(() => {
    if (!place.current) return;
    try {
      streets.current = openStreets({
        place: place.current,
        source,
        view: first.current,
        language,
        onShown: setSources,
        onMissing: () => {
          streets.current?.end();
          streets.current = null;
          setMissing(true);
        },
      });
    } catch {
      // A browser without WebGL.
      setMissing(true);
    }
    return () => {
      streets.current?.end();
      streets.current = null;
    };
  }, [source, language]);
  useLayoutEffect(() => {
    first.current = view;
    streets.current?.show(view, glides ? GLIDES_FOR : 0);
  }, [view, glides]);
  const { width, height } = size;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the canvas is measured anew where the frame's size changes.
  useLayoutEffect(() => {
    streets.current?.resize();
  }, [width, height]);
  return (
    <>
      {(missing || sources === null) && drawn}
      {!missing && <Place ref={place} aria-hidden="true" data-shown={sources !== null} />}
      {!missing && sources !== null && sources.length > 0 && <Source>{sources.join(" · ")}</Source>}
    </>
  );
}
