import { api } from "./api";

type ApiState = ReturnType<typeof api.reducer>;

/** The answers of the API that a drawn page brings along, as far as a store can begin with them. (WEB-19) */
export type PageAnswers = Pick<ApiState, "queries" | "provided">;

/** The id of the element that has them. */
const ANSWERS_ID = "answers";

export const answersOf = ({ queries, provided }: ApiState): PageAnswers => ({ queries, provided });

const brought = new WeakSet<object>();

/** Notes which answers the page brings along, for `cameWithPage`. */
export function noteBrought({ queries }: PageAnswers): void {
  for (const query of Object.values(queries))
    if (typeof query?.data === "object" && query.data !== null) brought.add(query.data);
}

/** Whether an answer was there when the page was drawn, so that what shows it is in the page already. */
export const cameWithPage = (answer: unknown): boolean =>
  typeof answer === "object" && answer !== null && brought.has(answer);

/** The state of the API with which the browser begins: with the answers that the page has brought along. */
export function broughtState(): ApiState {
  const begun = api.reducer(undefined, { type: "begin" });
  const written = document.getElementById(ANSWERS_ID)?.textContent;
  if (!written) return begun;
  const answers: PageAnswers = JSON.parse(written);
  noteBrought(answers);
  return { ...begun, ...answers };
}
