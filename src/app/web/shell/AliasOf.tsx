import { useLocation } from "react-router";
import { Navigate } from "../../../platform/web/links";
import { pathOfPlace } from "../../../shared/page";
import { aliasTarget } from "../../sitePages";

type Props = { readonly path: string };

/** Redirects from an old address to the present one, with its parameters, query and fragment (WEB-5). */
export function AliasOf({ path }: Props) {
  const { pathname, search, hash } = useLocation();
  return <Navigate to={pathOfPlace({ pathname: aliasTarget(pathname, path), search, hash })} replace />;
}
