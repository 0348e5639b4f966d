/** The back office's page of a plan. */
export const supportPlanPath = (planId: number): string => `/support/plans/${planId}`;
