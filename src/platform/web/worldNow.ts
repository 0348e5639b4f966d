/** The present by the machine's clock, epoch ms: what a session ends by, also where QA has set the page's clock. (QA-3) */
export const worldNow = (): number => performance.timeOrigin + performance.now();
