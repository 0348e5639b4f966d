/** A page of the site, as the browser routes by it and the server answers by it (WEB-1, WEB-2). */
export type Page = {
  /** Its paths; links lead to the first. */
  readonly paths: readonly string[];
  /** The first part of its path in old addresses, which remain valid; what follows that part is the same. */
  readonly alias?: string;
  /** Sign-in required, in this role or any. Otherwise everybody may see it. */
  readonly signIn?: "staff" | "any";
  /** Search engines may list it: it is public, and does not change from day to day. */
  readonly listed?: true;
};

/** Pages by name: the messages `title.<name>` and `meta.<name>` are title and description. */
export type Pages = Readonly<Record<string, Page>>;
