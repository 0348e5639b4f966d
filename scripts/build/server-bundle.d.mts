export function putMapsApart(folder: string, maps: string): Promise<void>;
