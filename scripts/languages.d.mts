export function languagesIn(root?: string): string[];
