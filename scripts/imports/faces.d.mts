export const faceFiles: readonly string[];
