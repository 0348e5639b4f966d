export declare function messageParts(root?: string): Readonly<Record<string, readonly string[]>>;
