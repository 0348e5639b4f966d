import { useEffect, useRef } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router";
import { type PagePath, pathOfPlace } from "../../../../shared/page";
import { useNavigate } from "../../links";
import { isSheet, sheetState } from "./sheetState";

/**
 * A sheet over the page with its own history entry, so that Back only closes it. Choices made in it are in the address,
 * and stay.
 */
export function useSheet() {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const byBack = useNavigationType() === NavigationType.Pop;
  const open = isSheet(state);
  const here = pathOfPlace({ pathname, search, hash: "" });
  const chosen = useRef<PagePath | null>(null);
  useEffect(() => {
    const left = chosen.current;
    chosen.current = open ? here : null;
    if (left !== null && !open && byBack && left !== here) void navigate(left, { replace: true });
  }, [open, here, byBack, navigate]);
  return {
    open,
    show: () => void navigate(here, { state: sheetState }),
    close: () => void navigate(here, { replace: true }),
  };
}
