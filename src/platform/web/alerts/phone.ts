/** Windows in which alerts are as wide as the page's content. */
export const phone = "@media (max-width: 599.95px)";
