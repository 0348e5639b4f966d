/** The browser's storage as redux-persist wants it. Where it is closed to us, nothing is kept and nothing fails. */
export const browserStorage = {
  getItem: async (key: string) => readStorage(key),
  setItem: async (key: string, value: string) => attempt(() => localStorage.setItem(key, value)),
  removeItem: async (key: string) => attempt(() => localStorage.removeItem(key)),
};

export function readStorage(key: string): string | null {
  return attempt(() => localStorage.getItem(key)) ?? null;
}

function attempt<Result>(use: () => Result): Result | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
