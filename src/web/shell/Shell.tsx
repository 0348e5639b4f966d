import { styled } from "@mui/material/styles";
import { lazy, Suspense, useSyncExternalStore } from "react";
import { useSelector } from "react-redux";
import { Outlet, useLocation } from "react-router";
import { NoticeHost } from "../notices/NoticeHost";
import { ImpersonationBanner, InspectorDock } from "../pages";
import { selectActor, selectClientId } from "../session/auth";
import { Footer } from "./Footer";
import { Header } from "./Header";
import { LoadingBar } from "./LoadingBar";
import { PageArrival } from "./PageArrival";
import { PageBoundary } from "./PageBoundary";
import { PageLoading } from "./PageLoading";
import { SkipLink } from "./SkipLink";

// Only for who is signed in; it needs the profile.
const WhatsAppChat = lazy(() => import(/* webpackChunkName: "client-menu" */ "./WhatsAppChat"));

const Main = styled("main")({ minHeight: "calc(100vh - 72px)", outline: "none" });

/** What every page stands in: skip link, header, the page in `main`, and on the home page the footer. */
export function Shell() {
  const { pathname, search } = useLocation();
  const signedIn = useSelector(selectClientId) !== 0;
  const acting = useSelector(selectActor) !== undefined;
  const inspected = useInspected(search);
  return (
    <>
      <SkipLink />
      <LoadingBar />
      {acting ? (
        <Suspense fallback={null}>
          <ImpersonationBanner />
        </Suspense>
      ) : null}
      <Header />
      <NoticeHost />
      <Main id="content" tabIndex={-1}>
        <PageBoundary key={pathname}>
          <Suspense fallback={<PageLoading />}>
            <Outlet />
            <PageArrival />
          </Suspense>
        </PageBoundary>
      </Main>
      {signedIn ? (
        <Suspense fallback={null}>
          <WhatsAppChat />
        </Suspense>
      ) : null}
      <Footer />
      {__QA_TOOLS__ && InspectorDock && inspected ? (
        <PageBoundary>
          <Suspense fallback={null}>
            <InspectorDock />
          </Suspense>
        </PageBoundary>
      ) : null}
    </>
  );
}

/** QA asked for the inspector beside the page, in this address or on an earlier page of this tab. A drawn page has none. */
function useInspected(search: string): boolean {
  const isInspected = () => /[?&]inspect\b/.test(search) || sessionStorage.getItem("malecon.inspector.docked") !== null;
  return useSyncExternalStore(
    () => () => undefined,
    () => __QA_TOOLS__ && isInspected(),
    () => false,
  );
}
