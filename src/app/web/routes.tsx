import { Route, Routes, useLocation } from "react-router";
import { RequireSignIn } from "../../platform/web/session/RequireSignIn";
import { aliasOf, firstPartOf, pageNames, type SitePage, sitePages } from "../sitePages";
import { NotFoundPage, screens } from "./screens";
import { AliasOf } from "./shell/AliasOf";
import { DocumentTitle } from "./shell/DocumentTitle";
import { Shell } from "./shell/Shell";

/**
 * Gives the router only routes that begin like the address, as it ranks all of its routes at each navigation. (SPEED-6)
 */
export function AppRoutes() {
  const first = firstPartOf(useLocation().pathname);
  const isNear = (path: string) => firstPartOf(path) === first;
  return (
    <Routes>
      <Route element={<Shell />}>
        {pageNames.flatMap((name) =>
          sitePages[name].paths
            .filter(isNear)
            .map((path) => <Route key={path} path={path} caseSensitive element={<Screen name={name} />} />),
        )}
        {pageNames.flatMap((name) =>
          sitePages[name].paths.map((path) => {
            const alias = aliasOf(sitePages[name], path);
            return (
              alias &&
              isNear(alias) && <Route key={alias} path={alias} caseSensitive element={<AliasOf path={path} />} />
            );
          }),
        )}
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
}

function Screen({ name }: { readonly name: SitePage }) {
  const { signIn } = sitePages[name];
  const screen = (
    <>
      <DocumentTitle page={name} />
      {screens[name]}
    </>
  );
  return signIn ? (
    <RequireSignIn as={signIn} missing={<NotFoundPage />}>
      {screen}
    </RequireSignIn>
  ) : (
    screen
  );
}
