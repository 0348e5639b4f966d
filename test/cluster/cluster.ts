/** `npm run test:cluster`, run by the nightly job: tests that need other programs and take minutes. */
export const onCluster = process.env.CLUSTER === "on" ? describe : describe.skip;

/** The PostgreSQL server of the run. */
export const clusterServer = process.env.TEST_DATABASE_URL ?? "";
