import { styled } from "@mui/material/styles";
import { lazy, type ReactNode, Suspense, useSyncExternalStore } from "react";
import { FormattedMessage } from "react-intl";
import { useSelector } from "react-redux";
import { useLocation } from "react-router";
import { deskPath, isDeskPath } from "../../../features/account/account.pages";
import { ImpersonationBanner } from "../../../features/desk/web/desk.screens";
import { helpPath } from "../../../features/information/information.pages";
import { AlertHost } from "../../../platform/web/alerts/AlertHost";
import { lazyPage, withMessages } from "../../../platform/web/lazyPage";
import { Link } from "../../../platform/web/links";
import { selectActor, selectClient, selectClientId } from "../../../platform/web/session/auth";
import { token } from "../../../platform/web/theme/token";
import { withStorage } from "../../../platform/web/withStorage";
import { InspectorDock } from "../screens";
import type { RootState } from "../store";
import { Footer } from "./footer/Footer";
import { Header } from "./header/Header";
import { LoadingBar } from "./LoadingBar";
import { PageBoundary } from "./PageBoundary";

const Skip = styled("a")({
  position: "fixed",
  zIndex: 1300,
  top: 8,
  left: 8,
  padding: "12px 20px",
  borderRadius: 6,
  fontWeight: 700,
  color: token("onMango"),
  background: token("mango"),
  "&:not(:focus)": { clipPath: "inset(50%)", width: 1, height: 1, padding: 0, overflow: "hidden" },
});

// Only for signed-in clients; it needs the profile.
const WhatsAppChat = lazy(() => import(/* webpackChunkName: "client-menu" */ "./footer/WhatsAppChat"));

const Suspension = lazy(() => import(/* webpackChunkName: "client-menu" */ "./Suspension"));

const DeskHeader = lazyPage(withMessages("desk", () => import(/* webpackChunkName: "desk" */ "./header/DeskHeader")));

const SetupChecklist = lazyPage(withMessages("desk", () => import(/* webpackChunkName: "desk" */ "./SetupChecklist")));

const Main = styled("main")({ minHeight: "calc(100vh - 72px)", outline: "none" });

/** The help link at the end of a page on a phone. */
const HelpBelow = styled(Link)({
  display: "grid",
  placeItems: "center",
  minHeight: 44,
  margin: "0 16px 24px",
  color: token("sea"),
  fontWeight: 600,
  "@media (min-width: 560px), print": { display: "none" },
});

const isSignedIn = (state: RootState) => selectClientId(state) !== 0;
const isStaff = (state: RootState) => selectClient(state)?.Role === "staff";
const isActing = (state: RootState) => selectActor(state) !== undefined;

/**
 * The frame of every page: skip link, header (the back office has its own), the page in `main`, and on the home page
 * the footer. It reads no state itself: if it rendered something else than the server did, React would render `main`
 * again instead of hydrating it, and lose what was typed there.
 */
export function Shell({ children }: { readonly children: ReactNode }) {
  const { pathname, search } = useLocation();
  const desk = isDeskPath(pathname);
  return (
    <>
      <SkipLink />
      <LoadingBar />
      <Where state={isActing}>
        <ImpersonationBanner />
      </Where>
      <Where state={isSignedIn}>
        <Suspension />
      </Where>
      {desk ? (
        <Where state={isSignedIn}>
          <DeskHeader />
        </Where>
      ) : (
        <Header />
      )}
      <AlertHost />
      <Main id="content" tabIndex={-1}>
        {pathname === deskPath() && (
          <Where state={isStaff}>
            <SetupChecklist />
          </Where>
        )}
        {children}
      </Main>
      {/* A landmark, because all content of a page must be in one. (A11Y-5) */}
      <aside>
        {desk || (
          <HelpBelow to={helpPath()}>
            <FormattedMessage id="shell.help" />
          </HelpBelow>
        )}
        <Where state={isSignedIn}>
          <WhatsAppChat />
        </Where>
      </aside>
      <Footer />
      {__QA_TOOLS__ && <Inspector search={search} />}
    </>
  );
}

type WhereProps = {
  readonly state: (state: RootState) => boolean;
  readonly children: ReactNode;
};

/** Children that are loaded and shown only in some states. */
function Where({ state, children }: WhereProps) {
  return useSelector(state) ? <Suspense fallback={null}>{children}</Suspense> : null;
}

function Inspector({ search }: { readonly search: string }) {
  const inspected = useInspected(search);
  return InspectorDock && inspected ? (
    <PageBoundary>
      <Suspense fallback={null}>
        <InspectorDock />
      </Suspense>
    </PageBoundary>
  ) : null;
}

/** Whether QA opened the inspector beside the page, by this address or earlier in this tab. Never during hydration. */
function useInspected(search: string): boolean {
  const isInspected = () =>
    /[?&]inspect\b/.test(search) || withStorage(() => sessionStorage.getItem("malecon.inspector.docked")) === "";
  return useSyncExternalStore(
    () => () => undefined,
    isInspected,
    () => false,
  );
}

/** The first Tab stop: skips the header. */
function SkipLink() {
  return (
    <Skip href="#content">
      <FormattedMessage id="shell.skipToContent" />
    </Skip>
  );
}
