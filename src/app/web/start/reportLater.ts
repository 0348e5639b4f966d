/** Reports an error of this page to the server; the code for it is loaded with the first error. (OPS-61) */
export const reportLater = (error: unknown): void =>
  void import("./pageError").then(
    ({ reportPageError }) => reportPageError(error),
    () => {},
  );
