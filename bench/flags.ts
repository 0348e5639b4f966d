// The build's constants (src/build-flags.d.ts) for programs that run the sources. Import it before any other module of
// the product.
Object.assign(globalThis, { __QA_TOOLS__: true, __DEMO__: true });
