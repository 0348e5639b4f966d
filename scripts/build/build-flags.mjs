/**
 * Constants by which the bundlers leave code out (declared in src/build-flags.d.ts). `__DEMO__`: demo accounts and
 * provider stand-ins; `__QA_TOOLS__`: the inspector, the test clock and the outbox. Neither exists in a production
 * build, whatever QA_TOOLS is. (OPS-4)
 */
export function buildFlags(env = process.env) {
  const demo = env.NODE_ENV !== "production";
  return { __DEMO__: demo, __QA_TOOLS__: demo && env.QA_TOOLS !== "off" };
}

/** The same flags as source text, the form that DefinePlugin and esbuild need. */
export function flagDefinitions(env = process.env) {
  return Object.fromEntries(Object.entries(buildFlags(env)).map(([name, value]) => [name, JSON.stringify(value)]));
}
