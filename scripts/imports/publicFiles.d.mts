export const publicFiles: readonly string[];
