export function isBuilt(): boolean;
