/** What of a line the words have to fit: what or whom it is about, who acted, or either. (DESK-37) */
export const auditMatches = ["either", "by", "about"] as const;
export type AuditMatch = (typeof auditMatches)[number];
