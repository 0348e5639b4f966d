/** Why an attempt to pay failed, in codes of our own; the others are the provider's. */
export const ownFailure = {
  /** The attempt never reached the provider. */
  unreachable: "provider_unavailable",
  /** The provider took it, and gave it back because its answer was lost. */
  reversed: "reversed",
  /** The provider does not know the attempt. */
  notFound: "not_found",
  /** The client chose another way to pay before any money came. */
  withdrawn: "withdrawn",
  /** Nobody paid in time. */
  expired: "expired",
  /** The money came when the plan could not take it any more, and is refunded. */
  refunded: "refunded",
} as const;

/** Whether an attempt that failed on the wire went wrong in nothing: its client chose another way to pay. (PAY-14) */
export const isWithdrawn = (failureCode: string | null): boolean => failureCode === ownFailure.withdrawn;
