export function startProduct(
  port: number,
  on?: { databaseUrl?: string },
): Promise<{ origin: string; pid: number; end: () => Promise<void> }>;
