import { memo } from "react";
import { type Location, Route, Routes, useLocation } from "react-router";
import { signInPath } from "../../features/account/account.pages";
import { Navigate } from "../../platform/web/links";
import { RequireSignIn } from "../../platform/web/session/RequireSignIn";
import { pathOfPlace } from "../../shared/page";
import { aliasOf, aliasTarget, firstPartOf, pageNames, type SitePage, sitePages } from "../sitePages";
import { NotFoundPage, screens } from "./screens";
import { DocumentTitle } from "./shell/DocumentTitle";
import { PagePlaces } from "./shell/PagePlaces";
import { Shell } from "./shell/Shell";

/** The shell, and in it the page of the address. */
export function AppRoutes() {
  return (
    <Shell>
      <PagePlaces page={(at) => <PageAt at={at} />} />
    </Shell>
  );
}

type PageProps = { readonly at: Partial<Location> | undefined };

/**
 * Gives the router only routes that begin like the address, as it ranks all of its routes at each navigation. (SPEED-6)
 */
const PageAt = memo(function PageAt({ at }: PageProps) {
  const here = useLocation();
  const first = firstPartOf((at ?? here).pathname ?? "");
  const isNear = (path: string) => firstPartOf(path) === first;
  return (
    <Routes {...(at && { location: at })}>
      {pageNames.flatMap((name) =>
        sitePages[name].paths
          .filter(isNear)
          .map((path) => <Route key={path} path={path} caseSensitive element={<Screen name={name} />} />),
      )}
      {pageNames.flatMap((name) =>
        sitePages[name].paths.map((path) => {
          const alias = aliasOf(sitePages[name], path);
          return (
            alias && isNear(alias) && <Route key={alias} path={alias} caseSensitive element={<AliasOf path={path} />} />
          );
        }),
      )}
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
});

function Screen({ name }: { readonly name: SitePage }) {
  const { signIn } = sitePages[name];
  const screen = (
    <>
      <DocumentTitle page={name} />
      {screens[name]}
    </>
  );
  return signIn ? (
    <RequireSignIn as={signIn} signInAt={signInPath()} missing={<NotFoundPage />}>
      {screen}
    </RequireSignIn>
  ) : (
    screen
  );
}

type Props = { readonly path: string };

/** Redirects from an old address to the present one, with its parameters, query and fragment (WEB-5). */
function AliasOf({ path }: Props) {
  const { pathname, search, hash } = useLocation();
  return <Navigate to={pathOfPlace({ pathname: aliasTarget(pathname, path), search, hash })} replace />;
}
