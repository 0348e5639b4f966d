/** Whether a path is the API's: what is there answers programs, and is never a page. */
export const isApiPath = (path: string) => /^\/(api|token|qa|health)(\/|\?|$)/.test(path);
