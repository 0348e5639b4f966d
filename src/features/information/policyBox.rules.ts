/** What a booking call sends once its client has accepted the policies, which are accepted together. (CAR-4) */
export const policiesAccepted = { AcceptPrivacy: true, AcceptTerms: true, AcceptCancellation: true } as const;

/** The form values for accepting policies: the box, and the edition shown beside it ("" for none). (INFO-26) */
export type PolicyValues = { AcceptPolicies: boolean; PolicyEdition: string };

export const noPolicies: PolicyValues = { AcceptPolicies: false, PolicyEdition: "" };

/** Reads these values from storage, which may be older or changed: a tick without its edition does not count. */
export function readPolicyValues({ AcceptPolicies, PolicyEdition }: Record<string, unknown>): PolicyValues {
  const isWhole = AcceptPolicies === true && typeof PolicyEdition === "string" && PolicyEdition !== "";
  return isWhole ? { AcceptPolicies, PolicyEdition } : noPolicies;
}

/** Whether the box was ticked for another edition than the one in force. */
export function isOutdated({ AcceptPolicies, PolicyEdition }: PolicyValues, edition: string): boolean {
  return AcceptPolicies && PolicyEdition !== "" && PolicyEdition !== edition;
}

/** The form for the edition in force: a box ticked for another one is cleared. */
export function withEdition<Values extends PolicyValues>(values: Values, edition: string): Values {
  const AcceptPolicies = values.AcceptPolicies && !isOutdated(values, edition);
  return { ...values, AcceptPolicies, PolicyEdition: edition };
}

/** The edition in a call that accepts the policies. */
export const editionSeen = ({ PolicyEdition }: PolicyValues): string | undefined => PolicyEdition || undefined;
