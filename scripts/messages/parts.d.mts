export declare function messageParts(root?: string): Readonly<Record<string, readonly string[]>>;
export declare function filesOfParts(root?: string): Readonly<Record<string, ReadonlySet<string>>>;
