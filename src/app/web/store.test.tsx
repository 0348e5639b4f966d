/** Builds the store with the Redux DevTools extension installed: the toolkit looks for it when it is loaded. */
async function storeBuiltFor(mode: string, extension: jest.Mock) {
  Object.assign(window, { __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: extension });
  const before = process.env.NODE_ENV;
  Object.assign(process.env, { NODE_ENV: mode });
  try {
    await jest.isolateModulesAsync(async () => {
      const { makeStore } = await import("./store");
      makeStore();
    });
  } finally {
    Object.assign(process.env, { NODE_ENV: before });
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
  it("see the store of a development build", async () => {
    const extension = composing();
    await storeBuiltFor("development", extension);
    expect(extension).toHaveBeenCalledTimes(1);
  });

  it.each(["production", "test"])("see nothing of a %s build, installed as they may be", async (mode) => {
    const extension = composing();
    await storeBuiltFor(mode, extension);
    expect(extension).not.toHaveBeenCalled();
  });
});
