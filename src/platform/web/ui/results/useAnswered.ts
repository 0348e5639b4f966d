import { useState } from "react";

/**
 * What the shown answer was asked with: while another one is fetched, the former question. The cards of the answer then stay as
 * they are instead of being drawn again before it is even asked for.
 */
export function useAnswered<Question>(asked: Question, isFetching: boolean): Question {
  const [answered, setAnswered] = useState(asked);
  if (isFetching || answered === asked) return answered;
  setAnswered(asked);
  return asked;
}
