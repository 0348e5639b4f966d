import { lazy, Suspense } from "react";
import { Hero } from "./Hero";
import { SessionExpired } from "./SessionExpired";

const HomeBelow = lazy(() => import(/* webpackChunkName: "home-below" */ "./HomeBelow"));

type Props = {
  /** /unauthorized shows home flagged (specification section 2). */
  readonly unauthorized?: boolean;
};

/** The home page: the search first, then where one could go, how it works and why to trust it. */
export default function HomePage({ unauthorized = false }: Props) {
  return (
    <>
      {unauthorized ? <SessionExpired /> : null}
      <Hero />
      <Suspense fallback={<div style={{ minHeight: "60vh" }} />}>
        <HomeBelow />
      </Suspense>
    </>
  );
}
