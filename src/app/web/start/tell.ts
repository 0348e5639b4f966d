/** Tells the server of an error in this page, by a program that is fetched with the first one. (OPS-61) */
export const tell = (error: unknown): void =>
  void import("./tellError").then(
    ({ tellError }) => tellError(error),
    () => {},
  );
