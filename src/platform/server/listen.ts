/** What a listener gets: each message that was committed, and once that no more will come. */
export type Hearing = { told: (word: string) => void; lost: () => void };

/**
 * Listens to a channel of the database (NOTIFY), whichever process notifies. Resolves to a function that stops it. Rejects
 * where it cannot listen.
 */
export type Listen = (channel: string, hearing: Hearing) => Promise<() => Promise<void>>;
