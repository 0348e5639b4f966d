import type { NavigateFunction } from "../links";
import type { AskToLeave } from "../ui/dialogHold";
import { leavingOf, type Navigating } from "./leaving";

/** A form with unsent input. */
type Unsent = { readonly ask: AskToLeave; readonly navigate: NavigateFunction };

/** Those of the page. The newest asks for all of them, so that nobody is asked twice. */
const forms = new Set<Unsent>();

/** Somebody chose to leave, and the browser has not yet been told to. */
let isAgreed = false;

/** The browser's navigation, where it has one that can be stopped; without it only a closed tab is asked about. */
const navigation = (): EventTarget | undefined => (window as { navigation?: EventTarget }).navigation;

/** Has a form ask before another page is opened; returns what ends that. */
export function stopLeaving(form: Unsent): () => void {
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
