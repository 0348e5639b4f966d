export const mayNameMethods: Readonly<Record<string, string>>;
