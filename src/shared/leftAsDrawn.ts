/**
 * The attributes of an element whose content React leaves as it was drawn. Always the same object, as React would write
 * another one into the page.
 */
export const leftAsDrawn = {
  suppressHydrationWarning: true,
  dangerouslySetInnerHTML: { __html: globalThis.window?.trustedTypes?.emptyHTML ?? "" },
};
