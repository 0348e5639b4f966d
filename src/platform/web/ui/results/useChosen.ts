import { startTransition, useCallback, useOptimistic } from "react";

/**
 * What the address chooses, and at once what was chosen last while the page for it is still being rendered: a slow phone
 * takes most of a second, in which the next press must show and build on the choice before it. `go` changes the address.
 */
export function useChosen<Choice>(named: Choice): [chosen: Choice, choose: (next: Choice, go: () => void) => void] {
  const [chosen, show] = useOptimistic(named);
  const choose = useCallback(
    (next: Choice, go: () => void) =>
      startTransition(() => {
        show(next);
        go();
      }),
    [show],
  );
  return [chosen, choose];
}
