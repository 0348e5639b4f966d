/** A listener's callbacks: for each committed message, and for the end of the connection. */
export type Listener = { onMessage: (word: string) => void; onLost: () => void };

/**
 * Listens to a database channel (NOTIFY) for messages of any process. Resolves to a function that stops it. Rejects if
 * it cannot listen.
 */
export type Listen = (channel: string, listener: Listener) => Promise<() => Promise<void>>;
