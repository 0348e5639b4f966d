/** The address of a package's file that is served unchanged. */
declare module "*?url" {
  const address: string;
  export default address;
}
