export function resolveStack(text: string, maps: string): string;
