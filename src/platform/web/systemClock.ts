/** The time by the machine's clock, epoch ms: sessions end by it, even if QA has set the page's clock. (QA-3) */
export const systemClock = (): number => performance.timeOrigin + performance.now();
