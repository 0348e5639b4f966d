import type { TypedStartListening } from "@reduxjs/toolkit";
import type { AppDispatch, WebState } from "./state";

/** Adds a listener to the store (Redux Toolkit's listener middleware). */
export type StartListening = TypedStartListening<WebState, AppDispatch>;
