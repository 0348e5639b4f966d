import { Navigate, useLocation } from "react-router";
import { aliasTarget } from "../../sitePages";

type Props = { readonly path: string };

/** Redirects from an old address to the present one, with its parameters, query and fragment (WEB-5). */
export function AliasOf({ path }: Props) {
  const { pathname, search, hash } = useLocation();
  return <Navigate to={{ pathname: aliasTarget(pathname, path), search, hash }} replace />;
}
