import { Navigate, useLocation } from "react-router";

type Props = { readonly alias: string; readonly path: string };

/** Leads from an old address to the present one with its parameters, query and fragment (specification section 2). */
export function AliasOf({ alias, path }: Props) {
  const { pathname, search, hash } = useLocation();
  return <Navigate to={{ pathname: aliasTarget(pathname, alias, path), search, hash }} replace />;
}

/** `alias` and `path` differ in their fixed beginning only; what follows it is kept as it is written. */
export function aliasTarget(pathname: string, alias: string, path: string): string {
  const fixed = (pattern: string) => pattern.replace(/\/:.*$/, "");
  return fixed(path) + pathname.slice(fixed(alias).length);
}
