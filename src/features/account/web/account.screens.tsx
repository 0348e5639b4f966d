import type { ComponentType } from "react";
import { lazyPage, type ScreensOf, withMessages } from "../../../platform/web/lazyPage";
import type { accountPages } from "../account.pages";

const SignInPage = lazyPage(
  withMessages("account", () => import(/* webpackChunkName: "sign-in" */ "./sign-in/SignInPage")),
);
const SignUpPage = lazyPage(
  withMessages("account", () => import(/* webpackChunkName: "account" */ "./sign-in/SignUpPage")),
);
const SignUpSuccessPage = lazyPage(
  withMessages("account", () => import(/* webpackChunkName: "account" */ "./sign-in/SignUpSuccessPage")),
);
const ActivatePage = lazyPage(
  withMessages("account", () => import(/* webpackChunkName: "account" */ "./sign-in/ActivatePage")),
);
const RecoverPasswordPage = lazyPage(
  withMessages("account", () => import(/* webpackChunkName: "account" */ "./sign-in/RecoverPasswordPage")),
);
const ChangePasswordPage = lazyPage(
  withMessages("account", () => import(/* webpackChunkName: "profile" */ "./profile/ChangePasswordPage")),
);
const UnsubscribePage = lazyPage(
  withMessages("account", () => import(/* webpackChunkName: "account" */ "./mails/UnsubscribePage")),
);
const SecondFactorPage = lazyPage(
  withMessages("account", () => import(/* webpackChunkName: "second-factor" */ "./access/SecondFactorPage")),
);
const SessionsPage = lazyPage(
  withMessages("account", () => import(/* webpackChunkName: "profile" */ "./sessions/SessionsPage")),
);
const JoinPage = lazyPage(withMessages("account", () => import(/* webpackChunkName: "account" */ "./staff/JoinPage")));

/** Pages that the application composes of several features. */
type Places = { readonly Profile: ComponentType };

/** The screens of account.pages.ts. */
export const accountScreens = ({ Profile }: Places): ScreensOf<typeof accountPages> => ({
  signIn: <SignInPage />,
  signUp: <SignUpPage />,
  signUpSuccess: <SignUpSuccessPage />,
  activate: <ActivatePage />,
  recoverPassword: <RecoverPasswordPage />,
  changePassword: <ChangePasswordPage />,
  join: <JoinPage />,
  unsubscribe: <UnsubscribePage />,
  secondFactor: <SecondFactorPage />,
  sessions: <SessionsPage />,
  profile: <Profile />,
});
