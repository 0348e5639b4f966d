const { isBuiltin } = require("node:module");
const { dirname, resolve } = require("node:path");
const { compileFunction, constants } = require("node:vm");
const { default: Runtime } = require("jest-runtime");

const isPackage = (name) => !/^[./]/.test(name) && !isBuiltin(name) && name !== "@jest/globals";

/** Compiled module functions by file: each suite runs them again, but they are compiled once for each process. */
const compiled = new Map();

/**
 * Jest's runtime for suites without a browser: each suite loads our own modules anew, but in the realm of the process,
 * as the product does, and shares the packages that Node has loaded. (With its own realm and packages a suite took half
 * as long again.) So `jest.mock` has no effect on packages here.
 */
module.exports = class OneRealmRuntime extends Runtime {
  constructor(...given) {
    super(...given);
    const { executor } = this;
    executor.compile = (code, filename) => {
      const known = compiled.get(filename);
      if (known?.code === code) return known.run;
      const run = compileFunction(code, executor.injectedModuleParameters, {
        filename,
        importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
      });
      compiled.set(filename, { code, run });
      return run;
    };
  }

  requireModuleOrMock(from, name) {
    if (isPackage(name)) return require(name);
    // Jest evaluates ES modules in a context of their own; here there is none.
    if (name.endsWith(".mjs")) return require(resolve(dirname(from), name));
    return super.requireModuleOrMock(from, name);
  }
};
