/** Why an attempt to pay failed, in our own codes; other codes are the provider's. */
export const ownFailure = {
  /** The attempt never reached the provider. */
  unreachable: "provider_unavailable",
  /** The provider charged it, and refunded it because its answer was lost. */
  reversed: "reversed",
  /** The provider does not know the attempt. */
  notFound: "not_found",
  /** The client chose another payment method before any money came. */
  withdrawn: "withdrawn",
  /** Nobody paid in time. */
  expired: "expired",
  /** The money came when the plan could not accept it any more, and is refunded. */
  refunded: "refunded",
} as const;

/** Whether a failed attempt is no error: its client chose another payment method. (PAY-14) */
export const isWithdrawn = (failureCode: string | null): boolean => failureCode === ownFailure.withdrawn;
