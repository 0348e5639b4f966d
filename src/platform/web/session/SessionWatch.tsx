import { useEffect, useRef } from "react";
import { useDispatch, useSelector } from "react-redux";
import { useLocation, useNavigate } from "react-router";
import { selectActor, selectClient } from "./auth";
import { endingSeen, selectEnding } from "./ending";
import { withReturnUrl } from "./returnUrl";

/**
 * Navigates away when a session ends: to /unauthorized if it expired, unless already there, and home after log-off. The
 * end counts as handled only on arrival, so that a protected page does not ask to sign in meanwhile.
 */
export function SessionWatch() {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const location = useLocation();
  const ending = useSelector(selectEnding);
  useEffect(() => {
    if (!ending) return;
    const target = ending === "expired" ? "/unauthorized" : "/";
    if (location.pathname === target) dispatch(endingSeen());
    else void navigate(ending === "expired" ? withReturnUrl("/unauthorized", location) : "/", { replace: true });
  }, [ending, location, dispatch, navigate]);
  useReturnToDesk(location.pathname);
  return null;
}

/**
 * Staff return to the back office when they end acting in a client's place, or their time is over. A tab that shows one
 * of its pages stays there: it was opened before.
 */
function useReturnToDesk(pathname: string): void {
  const navigate = useNavigate();
  const acting = useSelector(selectActor) !== undefined;
  const isStaff = useSelector(selectClient)?.Role === "staff";
  const acted = useRef(acting);
  useEffect(() => {
    if (acted.current && !acting && isStaff && !pathname.startsWith("/support"))
      void navigate("/support/plans", { replace: true });
    acted.current = acting;
  }, [acting, isStaff, pathname, navigate]);
}
