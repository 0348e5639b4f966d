import { devTools } from "./devTools";

/** Builds the store with the Redux DevTools extension installed: the toolkit looks for it when it is loaded. */
async function storeBuiltFor(mode: string, withQaTools: boolean, extension: jest.Mock) {
  Object.assign(window, { __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: extension });
  const before = process.env.NODE_ENV;
  Object.assign(process.env, { NODE_ENV: mode });
  Object.assign(globalThis, { __QA_TOOLS__: withQaTools });
  try {
    await jest.isolateModulesAsync(async () => {
      const { makeStore } = await import("./store");
      makeStore();
    });
  } finally {
    Object.assign(process.env, { NODE_ENV: before });
    Object.assign(globalThis, { __QA_TOOLS__: true });
  }
}

const composing = () =>
  jest.fn(
    () =>
      (...enhancers: ((store: unknown) => unknown)[]) =>
      (store: unknown) =>
        enhancers.reduceRight((inner, enhancer) => enhancer(inner), store),
  );

describe("Redux DevTools", () => {
  it.each([
    ["development", false],
    ["production", true],
  ])("see the store of a %s build (QA tools: %s) (QA-13)", async (mode, tools) => {
    const extension = composing();
    await storeBuiltFor(mode, tools, extension);
    expect(extension).toHaveBeenCalledTimes(1);
  });

  it("are shown the name of each call, and no secret (QA-13)", () => {
    const arg = { endpointName: "signIn", originalArgs: { cremail: "ana@example.com", password: "Sea-wall-2026" } };
    expect(devTools.actionSanitizer?.({ type: "api/executeMutation/pending", meta: { arg } }, 1)).toEqual({
      type: "api/executeMutation/pending signIn",
      meta: { arg: { ...arg, originalArgs: { cremail: "ana@example.com", password: "(hidden)" } } },
    });
    expect(devTools.stateSanitizer?.({ auth: { access_token: "ey", client: null } }, 0)).toEqual({
      auth: { access_token: "(hidden)", client: null },
    });
  });

  it("see nothing of a production build, installed as they may be", async () => {
    const extension = composing();
    await storeBuiltFor("production", false, extension);
    expect(extension).not.toHaveBeenCalled();
  });
});
