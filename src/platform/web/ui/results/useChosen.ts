import { startTransition, useCallback, useOptimistic } from "react";

/**
 * The choice in the URL; right after a press the new choice, while the page for it is still rendering: a
 * slow phone takes most of a second, in which the next press must show and build on the earlier choice. `go` changes
 * the address. Belongs in the part of a page that shows the choice, because each choice renders that part twice.
 */
export function useChosen<Choice>(named: Choice, go: (next: Choice) => void): [Choice, (next: Choice) => void] {
  const [chosen, show] = useOptimistic(named);
  const choose = useCallback(
    (next: Choice) =>
      startTransition(() => {
        show(next);
        go(next);
      }),
    [show, go],
  );
  return [chosen, choose];
}
