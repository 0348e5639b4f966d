/** What a listener receives: each committed message, and once the end of the connection. */
export type Listener = { onMessage: (word: string) => void; onLost: () => void };

/**
 * Listens to a database channel (NOTIFY), whichever process notifies. Resolves to a function that stops it. Rejects
 * where it cannot listen.
 */
export type Listen = (channel: string, listener: Listener) => Promise<() => Promise<void>>;
