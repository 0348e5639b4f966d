import { fieldOf } from "../../../shared/unknownData";

/** The error message about an unreadable path, for the operator who named it on the command line. */
export function readFailure(path: string, cause: unknown): Error {
  const isAbsent = fieldOf(cause, "code") === "ENOENT";
  return isAbsent ? new Error(`There is no ${path}`) : new Error(`${path} cannot be read`, { cause });
}
