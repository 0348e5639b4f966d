/** What a booking says to the server once its client has accepted the policies, which are asked for together. (CAR-4) */
export const policiesAccepted = { AcceptPrivacy: true, AcceptTerms: true, AcceptCancellation: true } as const;
