import { Suspense } from "react";
import { lazyPage } from "../lazyPage";
import { Hero } from "./Hero";
import { useFrontOffers } from "./useFrontOffers";
import { WhenNear } from "./WhenNear";

const HomeBelow = lazyPage(() => import(/* webpackChunkName: "home-below" */ "./HomeBelow"));
const SessionExpired = lazyPage(() => import(/* webpackChunkName: "shell-pages" */ "./SessionExpired"));

type Props = {
  /** /unauthorized shows home flagged (specification section 2). */
  readonly unauthorized?: boolean;
};

/** The home page: the search first, then where one could go, how it works and why to trust it. */
export default function HomePage({ unauthorized = false }: Props) {
  useFrontOffers();
  return (
    <>
      {unauthorized ? (
        <Suspense fallback={<div style={{ minHeight: 150 }} />}>
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
