import type en from "../../i18n/en.json";

/** Every message of the product by its id, typed from the English file; Spanish has the same (checked). */
export type MessageId = keyof typeof en;
