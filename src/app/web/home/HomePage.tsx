import { Suspense } from "react";
import { lazyPage, withMessages } from "../../../platform/web/lazyPage";
import { WhenNear } from "../../../platform/web/ui/page/WhenNear";
import { Hero } from "./Hero";
import { useEarlyFrontOffers } from "./useFrontOffers";

const HomeBelow = lazyPage(withMessages("site", () => import(/* webpackChunkName: "home-below" */ "./HomeBelow")));
const SessionExpired = lazyPage(
  withMessages("site", () => import(/* webpackChunkName: "shell-pages" */ "./SessionExpired")),
);

const belowFold = { minHeight: "100vh" };

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
      <WhenNear style={belowFold}>
        <HomeBelow />
      </WhenNear>
    </>
  );
}
