export const layers: readonly (readonly string[])[];
export const products: readonly string[];
