/** A stylesheet, font or picture in a test: an address that is never fetched. */
export default "/assets/test";
