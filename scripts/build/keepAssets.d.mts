export function listAssets(folder: string): void;
export function keepAssets(folder: string, lastArchive: string): number;
