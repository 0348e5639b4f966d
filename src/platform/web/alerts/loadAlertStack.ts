import { styleNonce } from "../styleNonce";
import { prepareAlertStyles } from "./prepareAlertStyles";

/** Loads what shows alerts. notistack inserts its styles when it is imported: their element must exist before. */
export function loadAlertStack() {
  prepareAlertStyles(styleNonce());
  return import(/* webpackChunkName: "alerts" */ "./AlertStack");
}
