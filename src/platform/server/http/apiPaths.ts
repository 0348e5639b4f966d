/** Whether a path belongs to the API, which never answers with a page. */
export const isApiPath = (path: string) => /^\/(api|token|qa|health)(\/|\?|$)/.test(path);

/** Whether a path answers proxies and monitors about the process's health. */
export const isHealthPath = (path: string) => /^\/health(\/|\?|$)/.test(path);
