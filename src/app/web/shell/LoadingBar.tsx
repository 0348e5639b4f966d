import { keyframes } from "@emotion/react";
import { styled } from "@mui/material/styles";
import { useEffect, useState, useSyncExternalStore } from "react";
import { FormattedMessage } from "react-intl";
import { useSelector } from "react-redux";
import { api } from "../../../platform/web/api";
import { hasPendingRequests, onPendingRequests } from "../../../platform/web/pendingRequests";
import { token } from "../../../platform/web/theme/token";

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

const pending = ({ api: { queries, mutations } }: CallState) =>
  [queries, mutations].flatMap((calls) => Object.values(calls).filter((call) => call?.status === "pending"));
const isCalling = (state: CallState) => pending(state).length > 0;
const isAwaited = (state: CallState) => pending(state).some((call) => call?.data === undefined);

/**
 * Shown until each request completes (WEB-10). Announced to screen readers only if nothing is shown yet, because shown
 * data are loaded again automatically, every few seconds on some pages.
 */
export function LoadingBar() {
  const calling = useSelector(isCalling);
  const awaited = useSelector(isAwaited);
  const underWay = useSyncExternalStore(onPendingRequests, hasPendingRequests, () => false);
  const loading = underWay || calling;
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
          {(underWay || awaited) && (
            <span className="visually-hidden">
              <FormattedMessage id="shell.loading" />
            </span>
          )}
        </Bar>
      ) : null}
    </div>
  );
}
