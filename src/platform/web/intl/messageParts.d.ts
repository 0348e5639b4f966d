// The two parts of a language's file that scripts/webpack/messages-loader.mjs makes.
declare module "*.json?first" {
  const messages: Partial<import("../messages").Messages>;
  export default messages;
}
declare module "*.json?rest" {
  const messages: Partial<import("../messages").Messages>;
  export default messages;
}
