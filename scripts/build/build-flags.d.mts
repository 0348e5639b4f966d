export function buildFlags(env?: NodeJS.ProcessEnv): { __DEMO__: boolean; __QA_TOOLS__: boolean };
export function flagDefinitions(env?: NodeJS.ProcessEnv): Record<string, string>;
