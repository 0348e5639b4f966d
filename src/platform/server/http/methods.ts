import type { FastifyInstance } from "fastify";
import { Problem } from "../problem";
import { isApiPath } from "./apiPaths";

type Known = { method: string; segments: string[] };

/**
 * Whether a path refuses HEAD. All API paths do, because some of the specification's GETs change something. All other
 * paths answer HEAD like GET.
 */
const refusesHead = (path: string) => /^\/(api|token)(\/|\?|$)/.test(path);

/**
 * Answers a known path with another method with 405 and `Allow` (WIRE-16), instead of Fastify's 404: one of the API, a
 * file's, or any other, which the pages' wildcard serves. Decided before the body is read and before authentication: the
 * API's description is public anyway. Add it after the hooks that set the headers of every answer, and before the first
 * route.
 */
export function addAllowedMethods(app: FastifyInstance): void {
  const routes: Known[] = [];
  app.addHook("onRoute", ({ method, url }) => {
    for (const one of [method].flat())
      if (one !== "HEAD" || !refusesHead(url)) routes.push({ method: one, segments: url.split("/") });
  });
  app.addHook("onRequest", ({ is404, method, routeOptions, url }, reply, done) => {
    // Fastify adds HEAD to every GET.
    const isRefusedHead = method === "HEAD" && refusesHead(url);
    // The pages' wildcard matches every GET that no API route matches.
    if (!is404 && routeOptions.url !== "/*" && !isRefusedHead) return done();
    const isOther = !isApiPath(url);
    if (isOther && (method === "GET" || method === "HEAD")) return done();
    const path = (url.split("?")[0] ?? "").split("/");
    const allowed = routes
      .filter(({ segments }) => leadsTo(segments, path) || (isOther && isEverything(segments)))
      .map((route) => route.method);
    // No route has this path, or one has this very method but the router rejected a parameter, for instance as too
    // long.
    if (allowed.length === 0 || allowed.includes(method)) return done();
    const names = [...new Set(allowed)].sort().join(", ");
    reply.header("Allow", names);
    done(new Problem("methodNotAllowed", { method, allowed: names }));
  });
}

/** The wildcard of pages, which the API's paths do not fall back to. */
const isEverything = ([, first, ...others]: readonly string[]): boolean => first === "*" && others.length === 0;

/**
 * Whether a path, in segments, matches a route: as in the router, a parameter is any one segment, also an empty one.
 */
function leadsTo(route: readonly string[], path: readonly string[]): boolean {
  return (
    route.length === path.length && route.every((segment, index) => segment.startsWith(":") || segment === path[index])
  );
}
