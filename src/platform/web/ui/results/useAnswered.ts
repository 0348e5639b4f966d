import { useState } from "react";

/**
 * The question that belongs to the shown answer: while another one is being fetched, the previous question. So the
 * cards are not rendered again before their new answer arrives.
 */
export function useAnswered<Question>(asked: Question, isFetching: boolean): Question {
  const [answered, setAnswered] = useState(asked);
  if (isFetching || answered === asked) return answered;
  setAnswered(asked);
  return asked;
}
