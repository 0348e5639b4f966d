import { keyframes } from "@emotion/react";
import { styled } from "@mui/material/styles";
import { useSyncExternalStore } from "react";
import { FormattedMessage } from "react-intl";
import { useSelector } from "react-redux";
import { api } from "../../../platform/web/api";
import { token } from "../../../platform/web/theme/token";
import { isUnderWay, onUnderWay } from "../../../platform/web/underWay";

const sail = keyframes({ from: { transform: "translateX(-100%)" }, to: { transform: "translateX(100%)" } });
const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });

const Bar = styled("div")({
  position: "fixed",
  zIndex: 1200,
  inset: "0 0 auto",
  height: 4,
  overflow: "hidden",
  // Quick answers show no bar.
  animation: `${appear} 1ms 200ms both`,
  "&::before": {
    content: '""',
    display: "block",
    height: "100%",
    background: token("mango"),
    animation: `${sail} 1.4s ease-in-out infinite`,
  },
  "@media (prefers-reduced-motion: reduce)": { "&::before": { animation: "none" } },
});

type CallState = { [api.reducerPath]: ReturnType<typeof api.reducer> };

const isLoading = ({ api: { queries, mutations } }: CallState) =>
  [queries, mutations].some((calls) => Object.values(calls).some((call) => call?.status === "pending"));

/** Shown until each request completes (WEB-10), and announced to screen readers. */
export function LoadingBar() {
  const calling = useSelector(isLoading);
  const loading = useSyncExternalStore(onUnderWay, isUnderWay, () => false) || calling;
  return (
    <div role="status">
      {loading ? (
        <Bar>
          <span className="visually-hidden">
            <FormattedMessage id="shell.loading" />
          </span>
        </Bar>
      ) : null}
    </div>
  );
}
