import { textOf } from "../../shared/unknownData";

/** An address to listen on, and the variables that set it. */
type Place = { port: number; host: string; by: { port: string; host: string } };

/** Begins to listen. If that fails, the error names the variable to change. (OPS-5) */
export async function listening<Result>({ port, host, by }: Place, begin: () => Promise<Result>): Promise<Result> {
  try {
    return await begin();
  } catch (cause) {
    const code = textOf(cause, "code") ?? "";
    if (code === "EADDRINUSE")
      throw new Error(`${by.port}: port ${port} is in use. Stop the program that has it, or set another`, { cause });
    if (code === "EACCES")
      throw new Error(`${by.port}: this process may not listen on port ${port}. Set one above 1023`, { cause });
    if (noAddress.has(code))
      throw new Error(`${by.host}: ${host} is no address of this machine. Set one that it has`, { cause });
    throw cause;
  }
}

const noAddress = new Set(["EADDRNOTAVAIL", "ENOTFOUND", "EAI_AGAIN"]);
