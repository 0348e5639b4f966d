import { useEffect, useRef } from "react";
import { useDispatch, useSelector } from "react-redux";
import { useLocation } from "react-router";
import { HOME, type PagePath } from "../../../shared/page";
import { useNavigate } from "../links";
import { selectActor, selectClient } from "./auth";
import { endingSeen, selectEnding } from "./ending";
import { withReturnUrl } from "./returnUrl";

type Props = {
  /** The page for an expired session. */
  readonly expired: PagePath;
  /** The path of the back office, and the page there to which staff return from acting for a client. */
  readonly desk: { readonly root: PagePath; readonly plans: PagePath };
};

/**
 * Navigates away when a session ends: to the page for an expired session, unless already there, and home after log-off.
 * The end counts as handled only on arrival, so that a protected page does not ask to sign in meanwhile.
 */
export function SessionWatch({ expired, desk }: Props) {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const location = useLocation();
  const ending = useSelector(selectEnding);
  useEffect(() => {
    if (!ending) return;
    const target = ending === "expired" ? expired : HOME;
    if (location.pathname === target) dispatch(endingSeen());
    else void navigate(ending === "expired" ? withReturnUrl(expired, location) : HOME, { replace: true });
  }, [ending, expired, location, dispatch, navigate]);
  useReturnToDesk(desk, location.pathname);
  return null;
}

/**
 * Staff return to the back office when they stop acting in a client's place, or their time is over. A tab that shows
 * one of its pages stays there, because it was opened before.
 */
function useReturnToDesk({ root, plans }: Props["desk"], pathname: string): void {
  const navigate = useNavigate();
  const acting = useSelector(selectActor) !== undefined;
  const isStaff = useSelector(selectClient)?.Role === "staff";
  const acted = useRef(acting);
  useEffect(() => {
    if (acted.current && !acting && isStaff && !pathname.startsWith(root)) void navigate(plans, { replace: true });
    acted.current = acting;
  }, [acting, isStaff, pathname, root, plans, navigate]);
}
