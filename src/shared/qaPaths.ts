/** The emails and messages that were not sent but kept, as JSON: pages of features link to it in demo mode. */
export const OUTBOX_PATH = "/qa/outbox";
