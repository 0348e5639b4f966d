/**
 * The attributes of an element whose server-rendered content React leaves alone. Always the same object, because React
 * would write a new one into the page.
 */
export const keepServerHtml = {
  suppressHydrationWarning: true,
  dangerouslySetInnerHTML: { __html: globalThis.window?.trustedTypes?.emptyHTML ?? "" },
};
