import { keyframes } from "@emotion/react";
import { styled } from "@mui/material/styles";
import { useEffect, useState, useSyncExternalStore } from "react";
import { FormattedMessage } from "react-intl";
import { useSelector } from "react-redux";
import { api } from "../../../platform/web/api";
import { token } from "../../../platform/web/theme/token";
import { isUnderWay, onUnderWay } from "../../../platform/web/underWay";

const sail = keyframes({ from: { transform: "translateX(-100%)" }, to: { transform: "translateX(100%)" } });

/** Quick answers show nothing and are not announced. Milliseconds. */
const QUICK = 200;

const Bar = styled("div")({
  position: "fixed",
  zIndex: 1200,
  inset: "0 0 auto",
  height: 4,
  overflow: "hidden",
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

/** Not where something shown is loaded again: those calls recur by themselves, every few seconds on some pages. */
const isLoading = ({ api: { queries, mutations } }: CallState) =>
  [queries, mutations].some((calls) =>
    Object.values(calls).some((call) => call?.status === "pending" && call.data === undefined),
  );

/** Shown until each request that someone waits for completes (WEB-10), and announced to screen readers. */
export function LoadingBar() {
  const calling = useSelector(isLoading);
  const loading = useSyncExternalStore(onUnderWay, isUnderWay, () => false) || calling;
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (!loading) return;
    const wait = setTimeout(() => setShown(true), QUICK);
    return () => {
      clearTimeout(wait);
      setShown(false);
    };
  }, [loading]);
  return (
    <div role="status">
      {shown ? (
        <Bar>
          <span className="visually-hidden">
            <FormattedMessage id="shell.loading" />
          </span>
        </Bar>
      ) : null}
    </div>
  );
}
