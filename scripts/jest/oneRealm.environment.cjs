const asyncHooks = require("node:async_hooks");
const { ModernFakeTimers } = require("@jest/fake-timers");
const { ModuleMocker } = require("jest-mock");

/**
 * The storages that suites created. Node copies the content of each enabled one into every promise, so those of ended
 * suites would slow down all later ones: after a hundred suites by a tenth.
 */
const storages = [];

asyncHooks.AsyncLocalStorage = class extends asyncHooks.AsyncLocalStorage {
  constructor(...given) {
    super(...given);
    storages.push(this);
  }
};

/** Runs a suite in the realm of the process; what a suite changes in it is restored when it ends. */
module.exports = class OneRealmEnvironment {
  global = globalThis;
  moduleMocker = new ModuleMocker(globalThis);
  fakeTimers = null;
  before = Object.getOwnPropertyDescriptors(globalThis);
  variables = { ...process.env };
  exit = process.exit;

  constructor({ projectConfig }) {
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
    // Jest's own list of listeners, which an earlier suite may have left.
    delete globalThis[Symbol.for("EVENT_HANDLERS")];
    Object.assign(globalThis, projectConfig.globals);
  }

  async setup() {}

  async teardown() {
    this.fakeTimersModern.dispose();
    // One that is used again enables itself.
    for (const storage of storages.splice(0)) storage.disable();
    process.exit = this.exit;
    putBack(process.env, Object.getOwnPropertyDescriptors(this.variables));
    putBack(globalThis, this.before);
  }

  exportConditions() {
    return ["node", "node-addons"];
  }

  /** None: the runtime compiles for the realm of the process. */
  getVmContext() {
    return null;
  }
};

function putBack(object, before) {
  for (const key of Reflect.ownKeys({ ...before, ...Object.getOwnPropertyDescriptors(object) })) {
    if (Object.getOwnPropertyDescriptor(object, key)?.configurable === false) continue;
    if (Object.hasOwn(before, key)) Object.defineProperty(object, key, before[key]);
    else delete object[key];
  }
}
