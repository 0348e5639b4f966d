import { useLocation, useNavigate } from "react-router";
import { withReturnUrl } from "../../../../platform/web/session/returnUrl";
import { keepNewcomer, type Newcomer } from "./newcomer";

/** Leads a visitor who books to an account and back to this page. */
export function useAccountFirst(): (newcomer: Newcomer) => void {
  const location = useLocation();
  const navigate = useNavigate();
  return (newcomer) => {
    keepNewcomer(newcomer);
    void navigate(withReturnUrl("/signUp", location));
  };
}
