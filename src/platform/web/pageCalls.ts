import type { HavanaDate } from "../../shared/havana";
import type { Language } from "../../shared/language";
import type { Pages } from "../../shared/page";
import type { AppDispatch } from "./state";

/** Which page is drawn: the parameters of its path, its query, its language, and Havana's day. */
export type PageToDraw = {
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly query: URLSearchParams;
  readonly lang: Language;
  readonly today: HavanaDate;
};

/** Calls all that a page shows when it is opened, so that it can be drawn at once. Failures stay in the store. */
export type PageCalls = (dispatch: AppDispatch, page: PageToDraw) => Promise<unknown>;

/** The calls of each page that arrives drawn. (WEB-19) */
export type CallsOf<Known extends Pages> = {
  readonly [Name in keyof Known as Known[Name] extends { readonly listed: true } ? Name : never]: PageCalls;
};

/** For calls that no component listens to: their answers leave the store with it. */
export const unheard = { subscribe: false } as const;
