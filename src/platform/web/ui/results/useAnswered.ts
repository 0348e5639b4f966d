import { useState } from "react";

/**
 * The question that belongs to the shown answer: while another one is being fetched, or has failed, the previous question. So
 * the cards are not rendered again before their new answer arrives, and lead to what they show.
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
