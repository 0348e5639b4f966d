export const mayNameProducts: Readonly<Record<string, string>>;
