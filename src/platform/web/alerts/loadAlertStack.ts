/** The id by which notistack's styling library finds its style element before it creates one. */
const STYLE_ID = "_goober";

/**
 * Creates the alerts' style element before the library does, which would use `innerHTML` and add rules as text: the
 * page's policy allows neither. Its rules go into a style sheet of our own. Further calls have no effect.
 */
function prepareAlertStyles(): void {
  if (document.getElementById(STYLE_ID)) return;
  const written = Object.assign(document.createElement("template"), { id: STYLE_ID });
  written.append(" ");
  document.head.append(written);
  // In browsers from before 2023 alerts are announced, but do not have the library's styles.
  if (!("adoptedStyleSheets" in document)) return;
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets.push(sheet);
  const adopt = () => sheet.replaceSync(written.textContent);
  new MutationObserver(adopt).observe(written, { characterData: true, subtree: true });
}

/**
 * Loads the code that shows alerts. notistack inserts its styles when it is imported, so their element must exist
 * before.
 */
export function loadAlertStack() {
  prepareAlertStyles();
  return import(/* webpackChunkName: "alerts" */ "./AlertStack");
}
