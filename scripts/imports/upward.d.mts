export const mayImportUp: ReadonlyMap<string, readonly string[]>;
