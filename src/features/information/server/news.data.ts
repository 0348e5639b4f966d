import { newsCategoryCodes } from "../news.rules";

/** The categories of news, the same in every shop. */
export const categories = newsCategoryCodes.map((code, place) => ({ id: place + 1, code }));

/**
 * A demo's initial news; the texts are in i18n/<language>/news.json. `daysAgo`: counted from the day on which the
 * catalogue is seeded.
 */
export const newsData = [
  { name: "fuel", categoryId: 1, daysAgo: 1 },
  { name: "passport", categoryId: 3, daysAgo: 3 },
  { name: "villas", categoryId: 2, daysAgo: 4 },
  { name: "receipt", categoryId: 4, daysAgo: 6 },
  { name: "nightDriving", categoryId: 1, daysAgo: 8 },
  { name: "money", categoryId: 3, daysAgo: 15 },
  { name: "allInclusive", categoryId: 2, daysAgo: 24 },
  { name: "refunds", categoryId: 4, daysAgo: 33 },
];
