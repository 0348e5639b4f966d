/** On paper there is the sheet and nothing around it, on one page. */
export const printSheet = {
  "@page": { size: "A4", margin: "12mm" },
  "@media print": {
    body: { background: "#FFFFFF !important" },
    "header, footer, nav, [data-notices]": { display: "none !important" },
    "main h1": { display: "none" },
    "[data-print=sheet]": {
      // Both languages fit on one page of A4 and of Letter.
      zoom: 0.63,
      maxWidth: "none !important",
      border: "0 !important",
      breakInside: "avoid",
      printColorAdjust: "exact",
      WebkitPrintColorAdjust: "exact",
    },
  },
} as const;
