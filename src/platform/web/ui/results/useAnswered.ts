import { useState } from "react";

/**
 * The query that belongs to the shown answer: while another one is being fetched, or has failed, the previous query. So
 * the cards do not render again before their new answer arrives, and link to what they show.
 */
export function useAnswered<Question>(
  asked: Question,
  { isFetching, error }: { readonly isFetching: boolean; readonly error?: unknown },
): Question {
  const [answered, setAnswered] = useState(asked);
  if (isFetching || error || answered === asked) return answered;
  setAnswered(asked);
  return asked;
}
