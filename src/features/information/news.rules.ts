/** What news can be about: message `news.category.<code>`. */
export const newsCategoryCodes = ["road", "stays", "preparation", "service"] as const;
export type NewsCategoryCode = (typeof newsCategoryCodes)[number];

/** The first Havana date that news may have, and that a list of all news asks for. */
export const NEWS_SINCE = "2000-01-01";
