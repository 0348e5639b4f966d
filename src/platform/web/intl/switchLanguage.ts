import type { Dispatch } from "@reduxjs/toolkit";
import type { Language } from "../../../shared/language";
import { noticeShown } from "../notices/notices";
import { languageSwitched } from "./language";
import { loadMessages } from "./messageFiles";

/** Switches the language once its messages are there: the page never waits for them, and keeps its state. */
export const switchLanguage = (language: Language) => async (dispatch: Dispatch) => {
  try {
    await loadMessages(language);
    dispatch(languageSwitched(language));
  } catch {
    dispatch(noticeShown({ kind: "error", message: "error.communication" }));
  }
};
