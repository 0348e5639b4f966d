export function startProduct(port: number): Promise<{ origin: string; pid: number; end: () => Promise<void> }>;
