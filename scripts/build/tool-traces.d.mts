export function tracesOfTools(folder: string): string[];
