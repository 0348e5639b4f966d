import { newsListPath } from "../../../features/information/information.pages";
import { lodgingsPath } from "../../../features/plan/products.pages";
import type { ShopSection } from "../../../shared/shop";

/** What leads to a section. */
const leads: Record<ShopSection, string> = {
  lodging: `:is(a[href^="${lodgingsPath()}"],fieldset:has(>label>input[name="product"]))`,
  news: `a[href^="${newsListPath()}"]`,
};

/**
 * The style sheet that hides what leads to the sections that the shop leaves out; "" if all are shown. No program is
 * needed. (WEB-18)
 */
export const hiddenStyle = (hidden: readonly ShopSection[]): string =>
  hidden.map((section) => `${leads[section]}{display:none!important}`).join("");
