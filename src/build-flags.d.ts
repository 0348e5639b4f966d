// Constants the bundlers fold in (scripts/build/build-flags.mjs) and the assets webpack turns into addresses.
declare const __QA_TOOLS__: boolean;
declare const __DEMO__: boolean;
/** In the browser's program alone; see src/shared/havana.ts. */
declare const __HAVANA_CLOCK__: readonly (readonly [hour: number, offset: number])[] | undefined;

declare module "*.css";
declare module "*.woff2" {
  const address: string;
  export default address;
}
declare module "*.svg" {
  const address: string;
  export default address;
}
