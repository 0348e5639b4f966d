export const floors: readonly (readonly string[])[];
export const products: readonly string[];
