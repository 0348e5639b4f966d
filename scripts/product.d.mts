export function startProduct(port: number): Promise<{ origin: string; end: () => Promise<void> }>;
