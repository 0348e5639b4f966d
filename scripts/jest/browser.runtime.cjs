const { Script } = require("node:vm");
const { default: Runtime } = require("jest-runtime");

/** Compiled modules by file. */
const compiled = new Map();

/**
 * Jest's runtime for suites with a browser: each suite has its own window and loads every module anew, but a file is
 * compiled once for each process. Compiling anew took a tenth of a suite's time.
 */
module.exports = class BrowserRuntime extends Runtime {
  constructor(...given) {
    super(...given);
    const { executor } = this;
    const opening = `(function (${executor.injectedModuleParameters.join(", ")}) {`;
    executor.compile = (code, filename) => {
      const context = executor.environment.getVmContext();
      if (context === null) return null;
      const known = compiled.get(filename);
      if (known?.code === code) return known.script.runInContext(context);
      // So that the lines and columns of errors are those of the code.
      const script = new Script(`${opening}${code}\n})`, { filename, columnOffset: -opening.length });
      compiled.set(filename, { code, script });
      return script.runInContext(context);
    };
  }
};
