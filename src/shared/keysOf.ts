/** The keys of an object that has only those of its type, such as a constant. */
export const keysOf = <Owner extends object>(owner: Owner) => Object.keys(owner) as (keyof Owner & string)[];
