const { isBuiltin } = require("node:module");
const { compileFunction, constants } = require("node:vm");
const { default: Runtime } = require("jest-runtime");

const isPackage = (name) => !/^[./]/.test(name) && !isBuiltin(name) && name !== "@jest/globals";

/** Our modules' functions by file: a suite runs them anew, but they are compiled once a process. */
const compiled = new Map();

/**
 * Jest's runtime for suites without a browser: each loads our own modules anew, but in the realm of the process, as the
 * product does, and takes packages as Node loads them, once a process. (In a realm and with packages of its own a suite
 * took half as long again.) So `jest.mock` does nothing to a package here.
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
    return isPackage(name) ? require(name) : super.requireModuleOrMock(from, name);
  }
};
