export function sourcesUnder(root: string, folder: string): string[];
