/** What a stylesheet, a font or a picture is in a test: an address that nobody fetches. */
export default "/assets/test";
