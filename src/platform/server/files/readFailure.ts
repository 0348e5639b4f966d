import { fieldOf } from "../../../shared/unknownData";

/** The error, for who named a path on the command line, of one that could not be read. */
export function readFailure(path: string, cause: unknown): Error {
  const isAbsent = fieldOf(cause, "code") === "ENOENT";
  return isAbsent ? new Error(`There is no ${path}`) : new Error(`${path} cannot be read`, { cause });
}
