import { useLocation } from "react-router";
import { useNavigate } from "../../../../platform/web/links";
import { withReturnUrl } from "../../../../platform/web/session/returnUrl";
import { signUpPath } from "../../account.pages";
import { keepNewcomer, type Newcomer } from "./newcomer";

/** Sends a visitor who books to sign up, and from there back to this page. */
export function useAccountFirst(): (newcomer: Newcomer) => void {
  const location = useLocation();
  const navigate = useNavigate();
  return (newcomer) => {
    keepNewcomer(newcomer);
    void navigate(withReturnUrl(signUpPath(), location));
  };
}
