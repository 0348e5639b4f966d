import { keyframes, styled } from "@mui/material/styles";
import { FormattedMessage } from "react-intl";
import { token } from "../../../platform/web/theme/token";
import { actionStyles } from "../../../platform/web/ui/ActionButton";

/** Seconds after which a page reports that its program has not loaded, long enough for a slow line. */
const PATIENCE = 20;

const appear = keyframes({ to: { visibility: "visible" } });

const Bar = styled("div")({
  visibility: "hidden",
  position: "fixed",
  insetInline: 0,
  bottom: 0,
  zIndex: 5,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "center",
  gap: "12px 32px",
  padding: "16px clamp(16px, 4vw, 32px) calc(16px + env(safe-area-inset-bottom))",
  color: token("ink"),
  background: token("mangoWash"),
  borderTop: `2px solid ${token("ink")}`,
  animation: `${appear} 1ms ${PATIENCE}s forwards`,
  'html[data-program="failed"] &': { animationDelay: "0s" },
  'html[data-program="runs"] &': { display: "none" },
  // Without scripts, `noscript` shows the notice.
  "@media (scripting: none)": { display: "none" },
});

const Words = styled("div")({ maxWidth: "38rem" });
const Title = styled("p")({ fontWeight: 700 });
// A link to the page's own address, as a button would need a script.
const Reload = styled("a")(actionStyles, { textDecoration: "none" });

/**
 * Drawn into every page, outside the part that the program hydrates: says that the program did not load, and offers to
 * reload the page. It needs no script: it appears by itself after a while, at once if begin.ts has seen a file fail,
 * and never once the program runs. (WEB-21)
 */
export function NotLoaded() {
  return (
    <Bar role="alert" data-print="off">
      <Words>
        <Title>
          <FormattedMessage id="start.notLoaded" />
        </Title>
        <FormattedMessage id="start.notLoadedText" tagName="p" />
      </Words>
      <Reload href="">
        <FormattedMessage id="shell.reload" />
      </Reload>
    </Bar>
  );
}
