import type { FastifyInstance } from "fastify";
import { Problem } from "../problem";
import { isApiPath } from "./apiPaths";

type Known = { method: string; segments: string[] };

/**
 * Answers a known path of the API that is asked by another method with 405 and `Allow` (WIRE-16), in place of the 404
 * that Fastify answers. Decided before the body is read and before anybody is asked who they are: the API's description
 * is public. To be added after the hooks that set headers of every answer, before the first route.
 */
export function addAllowedMethods(app: FastifyInstance): void {
  const routes: Known[] = [];
  app.addHook("onRoute", ({ method, url }) => {
    if (!isApiPath(url)) return;
    for (const one of [method].flat()) routes.push({ method: one, segments: url.split("/") });
  });
  app.addHook("onRequest", ({ is404, method, routeOptions, url }, reply, done) => {
    // The pages' wildcard takes every GET that no route of the API has taken.
    if (!is404 && routeOptions.url !== "/*") return done();
    const path = (url.split("?")[0] ?? "").split("/");
    const allowed = routes.filter(({ segments }) => leadsTo(segments, path)).map((route) => route.method);
    // A path that the router found no parameter in, for instance because it is too long, is none of the route's.
    if (allowed.length === 0 || allowed.includes(method)) return done();
    const names = [...new Set(allowed)].sort().join(", ");
    reply.header("Allow", names);
    done(new Problem("methodNotAllowed", { method, allowed: names }));
  });
}

/** Whether a path, in segments, is one of a route's: as the router has it, a parameter is any one segment, an empty one too. */
function leadsTo(route: readonly string[], path: readonly string[]): boolean {
  return (
    route.length === path.length && route.every((segment, index) => segment.startsWith(":") || segment === path[index])
  );
}
