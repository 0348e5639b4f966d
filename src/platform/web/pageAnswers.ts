import { api } from "./api";

type ApiState = ReturnType<typeof api.reducer>;

/** The API's answers in a server-rendered page, as far as a store can begin with them. (WEB-19) */
export type PageAnswers = Pick<ApiState, "queries" | "provided">;

/** The id of the element that contains them. */
const ANSWERS_ID = "answers";

export const answersOf = ({ queries, provided }: ApiState): PageAnswers => ({ queries, provided });

const inPage = new WeakSet<object>();

/** Records which answers the page contains, for `cameWithPage`. */
export function rememberAnswers({ queries }: PageAnswers): void {
  for (const query of Object.values(queries))
    if (typeof query?.data === "object" && query.data !== null) inPage.add(query.data);
}

/** Whether an answer was known when the page was rendered, so that the content that shows it is in the page already. */
export const cameWithPage = (answer: unknown): boolean =>
  typeof answer === "object" && answer !== null && inPage.has(answer);

/** The API's state with which the browser begins: with the answers in the page. */
export function stateOfAnswers(): ApiState {
  const begun = api.reducer(undefined, { type: "begin" });
  const written = document.getElementById(ANSWERS_ID)?.textContent;
  if (!written) return begun;
  const answers: PageAnswers = JSON.parse(written);
  rememberAnswers(answers);
  return { ...begun, ...answers };
}
