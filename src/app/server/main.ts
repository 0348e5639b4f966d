import { parseArgs } from "node:util";
import { type Environment, faultsOf } from "../../platform/server/environment";
import { withoutSecrets } from "./cli/withoutSecrets";
import { serve } from "./serve";

/** An operator reads what to change, a line for each fault; the stack is for who debugs. (OPS-5) */
function refuse(error: unknown): never {
  const say = (line: string) => console.error(withoutSecrets(line, process.env));
  for (const fault of faultsOf(error)) say(fault);
  if (["debug", "trace"].includes(process.env.LOG_LEVEL ?? "") && error instanceof Error) say(`${error.stack}`);
  process.exit(1);
}

/** The environment, with the values given on the command line. */
function environment(): Environment {
  const { role: ROLE } = parseArgs({ options: { role: { type: "string" } } }).values;
  return { ...process.env, ...(ROLE !== undefined && { ROLE }) };
}

try {
  await serve(environment());
} catch (error) {
  refuse(error);
}
