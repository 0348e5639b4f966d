import { useLocation } from "react-router";
import { useNavigate } from "../../../../platform/web/links";
import { withReturnUrl } from "../../../../platform/web/session/returnUrl";
import { signUpPath } from "../../account.pages";
import { type SignUpDraft, storeSignUpDraft } from "./signUpDraft";

/** Sends a visitor who books to sign up, and from there back to this page. */
export function useAccountFirst(): (newcomer: SignUpDraft) => void {
  const location = useLocation();
  const navigate = useNavigate();
  return (newcomer) => {
    storeSignUpDraft(newcomer);
    void navigate(withReturnUrl(signUpPath(), location));
  };
}
