import type { HavanaDate } from "../../shared/havana";
import type { Language } from "../../shared/language";
import type { Pages } from "../../shared/page";
import type { AppDispatch } from "./state";

/** Which page is rendered: the parameters of its path, its query, its language, and Havana's day. */
export type PageToDraw = {
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly query: URLSearchParams;
  readonly lang: Language;
  readonly today: HavanaDate;
};

/** Makes all calls of a page as it opens, so that it can be rendered in one pass. Failures stay in the store. */
export type PageCalls = (dispatch: AppDispatch, page: PageToDraw) => Promise<unknown>;

/** The calls of each page that is server-rendered. (WEB-19) */
export type CallsOf<Known extends Pages> = {
  readonly [Name in keyof Known as Known[Name] extends { readonly listed: true } ? Name : never]: PageCalls;
};

/** For calls that no component subscribes to: their answers are dropped together with the store. */
export const withoutSubscription = { subscribe: false } as const;
