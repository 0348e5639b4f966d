import { styled } from "@mui/material/styles";
import { type ReactNode, useId, useRef } from "react";
import { token } from "../../../../platform/web/theme/token";
import { navigationHeight, useBarHeight } from "../../../../platform/web/ui/page/barHeight";
import { useIsNarrow } from "./narrow";

// In a low window the bar would cover too much: there it is at the end of the page.
const asBar = "@media screen and (max-width: 799px) and (min-height: 480.05px)";

/** At most 72 px high. */
const Bar = styled("aside")({
  zIndex: 5,
  display: "flex",
  alignItems: "center",
  gap: 12,
  padding: "8px clamp(8px, 4vw, 24px) calc(8px + env(safe-area-inset-bottom))",
  borderTop: `2px solid ${token("ink")}`,
  background: token("surface"),
  // Two lines at most; the row or sentence that it is about has the whole text.
  "& > p": {
    flex: 1,
    minWidth: 0,
    display: "-webkit-box",
    WebkitBoxOrient: "vertical",
    WebkitLineClamp: 2,
    overflow: "hidden",
    fontSize: "0.9375rem",
    lineHeight: 1.3,
    fontWeight: 600,
  },
  "& > .MuiButton-root": { flex: "0 1 auto", minHeight: 48, paddingInline: 16, lineHeight: 1.2 },
  [asBar]: { "&[data-covers]": { position: "fixed", bottom: navigationHeight, insetInline: 0 } },
});

type Props = {
  /** The subject of the action. */
  readonly about: ReactNode;
  /** The action: one button or link. */
  readonly children: ReactNode;
};

/** In a narrow window, the main action of the expanded item, at the bottom where a thumb reaches it. (DESK-39) */
export function ThumbBar(props: Props) {
  return useIsNarrow() ? <NarrowBar {...props} /> : null;
}

function NarrowBar({ about, children }: Props) {
  const id = useId();
  const bar = useRef<HTMLElement>(null);
  const covers = useBarHeight(bar);
  return (
    <Bar ref={bar} data-covers={covers || undefined} aria-labelledby={id}>
      <p id={id}>{about}</p>
      {children}
    </Bar>
  );
}
