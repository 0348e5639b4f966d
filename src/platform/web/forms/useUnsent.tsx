import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { type ReactNode, useCallback, useEffect, useId, useLayoutEffect, useState } from "react";
import { FormattedMessage } from "react-intl";
import { type NavigateFunction, useNavigate } from "../links";
import { type AskToLeave, useDialogCloseQuestion } from "../ui/dialogHold";
import { leavingOf, type Navigating } from "./leaving";

/** The page's forms with unsent input. The newest asks for all of them, so that the user is asked once. */
const forms = new Set<Unsent>();

/** The user chose to leave, and the next navigation is allowed. */
let isAgreed = false;

/** The browser's Navigation API, if its navigations can be stopped; without it only a closed tab is asked about. */
const navigation = (): EventTarget | undefined => (window as { navigation?: EventTarget }).navigation;

/**
 * Asks before `unsent` input of a form would be lost: when its dialog is closed, another page is opened, or the tab is
 * closed. `ask` leaves the form after asking; `question` has to be rendered.
 */
export function useUnsent(unsent: boolean): { ask: (leave: () => void) => void; question: ReactNode } {
  const navigate = useNavigate();
  const [leave, setLeave] = useState<(() => void) | null>(null);
  const ask = useCallback((go: () => void) => (unsent ? setLeave(() => go) : go()), [unsent]);
  useClosedTab(unsent);
  useDialogCloseQuestion(unsent ? ask : undefined);
  // A layout effect: when a session ends, the form is gone before the page is left.
  useLayoutEffect(() => (unsent ? stopLeaving({ ask, navigate }) : undefined), [unsent, ask, navigate]);
  const question = (
    <Question
      open={leave !== null}
      onStay={() => setLeave(null)}
      onLeave={() => {
        setLeave(null);
        leave?.();
      }}
    />
  );
  return { ask, question };
}

/** Like `useUnsent`, for a form without its own button to leave it. */
export function UnsentGuard({ unsent }: { readonly unsent: boolean }) {
  return useUnsent(unsent).question;
}

/** The browser asks with its own text when the tab is closed or reloaded. */
export function useClosedTab(unsent: boolean): void {
  useEffect(() => {
    if (!unsent) return;
    const stop = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", stop);
    return () => removeEventListener("beforeunload", stop);
  }, [unsent]);
}

type QuestionProps = { readonly open: boolean; readonly onStay: () => void; readonly onLeave: () => void };

function Question({ open, onStay, onLeave }: QuestionProps) {
  const id = useId();
  return (
    <Dialog open={open} onClose={onStay} aria-labelledby={`${id}-title`} aria-describedby={`${id}-text`}>
      <DialogTitle id={`${id}-title`}>
        <FormattedMessage id="form.unsent.title" />
      </DialogTitle>
      <DialogContent id={`${id}-text`}>
        <FormattedMessage id="form.unsent.text" />
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 3, flexWrap: "wrap", gap: 1 }}>
        <Button color="error" onClick={onLeave}>
          <FormattedMessage id="form.unsent.leave" />
        </Button>
        <Button variant="contained" color="secondary" autoFocus onClick={onStay}>
          <FormattedMessage id="form.unsent.stay" />
        </Button>
      </DialogActions>
    </Dialog>
  );
}

type Unsent = { readonly ask: AskToLeave; readonly navigate: NavigateFunction };

/** Makes a form ask before another page is opened; returns the function that ends that. */
function stopLeaving(form: Unsent): () => void {
  if (forms.size === 0) {
    isAgreed = false;
    navigation()?.addEventListener("navigate", onNavigate);
  }
  forms.add(form);
  return () => {
    forms.delete(form);
    if (forms.size === 0) navigation()?.removeEventListener("navigate", onNavigate);
  };
}

function onNavigate(event: Event): void {
  const form = [...forms].at(-1);
  const leave = form && leavingOf(event as Event & Navigating, location.href, form.navigate);
  if (!leave) return;
  if (isAgreed) {
    isAgreed = false;
    return;
  }
  event.preventDefault();
  form.ask(() => {
    isAgreed = true;
    leave();
  });
}
