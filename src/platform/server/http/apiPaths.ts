/** Whether a path belongs to the API, which never answers with a page. */
export const isApiPath = (path: string) => /^\/(api|token|qa|health)(\/|\?|$)/.test(path);

/** Whether a path serves the health checks of proxies and monitors. */
export const isHealthPath = (path: string) => /^\/health(\/|\?|$)/.test(path);
