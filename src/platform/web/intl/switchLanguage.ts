import type { Dispatch } from "@reduxjs/toolkit";
import type { Language } from "../../../shared/language";
import { alertShown } from "../alerts/alerts";
import { languageSwitched } from "./language";
import { loadMessages, loadMessagesOf } from "./messageFiles";

/** Switches the language once its messages are loaded; the page keeps its state and what was typed. (WEB-13) */
export const switchLanguage = (language: Language) => async (dispatch: Dispatch) => {
  try {
    // The messages for showing received answers in this language. (useServerMessage.ts)
    await loadMessagesOf("errors");
    await loadMessages(language);
    dispatch(languageSwitched(language));
  } catch {
    dispatch(alertShown({ kind: "error", message: "error.communication" }));
  }
};
