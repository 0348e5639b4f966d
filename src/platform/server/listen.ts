/** What comes of listening: a word with each message that was committed, and once that nothing more will be heard. */
export type Hearing = { told: (word: string) => void; lost: () => void };

/** Listens to a channel of the database (NOTIFY), whichever process tells. Answers how to stop. Rejects where it cannot. */
export type Listen = (channel: string, hearing: Hearing) => Promise<() => Promise<void>>;
