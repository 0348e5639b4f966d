import { Suspense } from "react";
import { lazyPage, withMessages } from "../../../platform/web/lazyPage";
import { Hero } from "./Hero";
import { useEarlyFrontOffers } from "./useFrontOffers";
import { WhenNear } from "./WhenNear";

const HomeBelow = lazyPage(withMessages("site", () => import(/* webpackChunkName: "home-below" */ "./HomeBelow")));
const SessionExpired = lazyPage(
  withMessages("site", () => import(/* webpackChunkName: "shell-pages" */ "./SessionExpired")),
);

type Props = {
  /** Set at /unauthorized, which says on the home page that the session has ended (SESSION-8). */
  readonly unauthorized?: boolean;
};

/** The home page: the search first, then where one could go, how it works and why to trust it. */
export default function HomePage({ unauthorized = false }: Props) {
  useEarlyFrontOffers();
  return (
    <>
      {unauthorized ? (
        <Suspense fallback={null}>
          <SessionExpired />
        </Suspense>
      ) : null}
      <Hero />
      <WhenNear minHeight="100vh">
        <HomeBelow />
      </WhenNear>
    </>
  );
}
