import type { AuthorityMode } from "../../timeStampServer";
import type { Fact } from "../fact";

const rfc = (section: string) => `https://www.rfc-editor.org/rfc/rfc3161#section-${section}`;
const on = "2026-11-29";

/** The required properties of an answer, and the reasons to refuse it. */
export const answers: (Fact & { mode: AuthorityMode; refusedFor: string | null })[] = [
  { what: "granted, with a token of the request", readAt: rfc("2.4.2"), on, mode: "stamps", refusedFor: null },
  { what: "a rejection", readAt: rfc("2.4.2"), on, mode: "refuses", refusedFor: "refuses, with status 2" },
  { what: "another message imprint", readAt: rfc("2.4.2"), on, mode: "another", refusedFor: "another digest" },
  { what: "another nonce", readAt: rfc("2.4.2"), on, mode: "repeats", refusedFor: "another nonce" },
  { what: "a page of a proxy", readAt: rfc("3.4"), on, mode: "speaksHtml", refusedFor: "no answer of RFC 3161" },
];
