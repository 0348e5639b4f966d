import type { ComponentType } from "react";
import { lazyPage, type ScreensOf } from "../../../platform/web/lazyPage";
import type { accountPages } from "../account.pages";

const SignInPage = lazyPage(() => import(/* webpackChunkName: "sign-in" */ "./sign-in/SignInPage"));
const SignUpPage = lazyPage(() => import(/* webpackChunkName: "account" */ "./sign-in/SignUpPage"));
const SignUpSuccessPage = lazyPage(() => import(/* webpackChunkName: "account" */ "./sign-in/SignUpSuccessPage"));
const ActivatePage = lazyPage(() => import(/* webpackChunkName: "account" */ "./sign-in/ActivatePage"));
const RecoverPasswordPage = lazyPage(() => import(/* webpackChunkName: "account" */ "./sign-in/RecoverPasswordPage"));
const ChangePasswordPage = lazyPage(() => import(/* webpackChunkName: "profile" */ "./profile/ChangePasswordPage"));
const UnsubscribePage = lazyPage(() => import(/* webpackChunkName: "account" */ "./mails/UnsubscribePage"));
const SecondFactorPage = lazyPage(() => import(/* webpackChunkName: "second-factor" */ "./access/SecondFactorPage"));
const SessionsPage = lazyPage(() => import(/* webpackChunkName: "profile" */ "./sessions/SessionsPage"));
const JoinPage = lazyPage(() => import(/* webpackChunkName: "account" */ "./staff/JoinPage"));

/** Pages that the application composes of several features. */
type Places = { readonly Profile: ComponentType };

/** What the pages of account.pages.ts show. */
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
