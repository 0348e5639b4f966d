/** The address of a package's file that is served as it is. */
declare module "*?url" {
  const address: string;
  export default address;
}
