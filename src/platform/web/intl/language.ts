import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import { DEFAULT_LANGUAGE } from "../../../shared/constants";
import type { Language } from "../../../shared/language";
import type { WebState } from "../state";

const initialState: WebState["language"] = { current: DEFAULT_LANGUAGE };

/** The page's language. Change it with `switchLanguage`, which loads the messages first. */
export const languageSlice = createSlice({
  name: "language",
  initialState,
  reducers: { languageSwitched: (_language, { payload }: PayloadAction<Language>) => ({ current: payload }) },
});

export const { languageSwitched } = languageSlice.actions;
export const selectLanguage = ({ language }: Pick<WebState, "language">): Language => language.current;
