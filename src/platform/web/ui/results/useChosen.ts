import { startTransition, useCallback, useOptimistic } from "react";

/**
 * What the address chooses, and at once what was chosen last while the page for it is still being rendered: a slow phone
 * takes most of a second, in which the next press must show and build on the choice before it. `go` changes the address.
 * Belongs in the part of a page that shows the choice, as each choice renders that part twice.
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
