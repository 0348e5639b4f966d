/** What a booking says to the server once its client has accepted the policies, which are asked for together. (CAR-4) */
export const policiesAccepted = { AcceptPrivacy: true, AcceptTerms: true, AcceptCancellation: true } as const;

/** Part of every form that accepts the policies: the box, and the edition of the policies that stands beside it; "" for none. (INFO-26) */
export type PolicyValues = { AcceptPolicies: boolean; PolicyEdition: string };

export const noPolicies: PolicyValues = { AcceptPolicies: false, PolicyEdition: "" };

/** Reads the part from what was stored, by the visitor or by an earlier release: a tick without its edition counts as none. */
export function readPolicyValues({ AcceptPolicies, PolicyEdition }: Record<string, unknown>): PolicyValues {
  const isWhole = AcceptPolicies === true && typeof PolicyEdition === "string" && PolicyEdition !== "";
  return isWhole ? { AcceptPolicies, PolicyEdition } : noPolicies;
}

/** Whether the box was ticked beside another edition than the one that holds. */
export function isOutdated({ AcceptPolicies, PolicyEdition }: PolicyValues, edition: string): boolean {
  return AcceptPolicies && PolicyEdition !== "" && PolicyEdition !== edition;
}

/** The form for the current edition: a box that was ticked for another one is empty again. */
export function withEdition<Values extends PolicyValues>(values: Values, edition: string): Values {
  const AcceptPolicies = values.AcceptPolicies && !isOutdated(values, edition);
  return { ...values, AcceptPolicies, PolicyEdition: edition };
}

/** The edition in a call that accepts the policies. */
export const editionSeen = ({ PolicyEdition }: PolicyValues) => (PolicyEdition === "" ? {} : { PolicyEdition });
