export function moveSourceMaps(folder: string, maps: string): Promise<void>;
