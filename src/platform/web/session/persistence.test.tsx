import { persistStore } from "redux-persist";
import { signedInAs, tokenOf } from "../../../../test/beds/web/appTestBed";
import { makeStore } from "../../../app/web/store";
import { showAlert } from "../alerts/alerts";
import { languageSwitched } from "../intl/language";
import { signedIn } from "./auth";
import { STORED_AS } from "./storedSession";

const started = (store: ReturnType<typeof makeStore>) =>
  new Promise<ReturnType<typeof persistStore>>((resolve) => {
    const persistor = persistStore(store, null, () => resolve(persistor));
  });

beforeEach(() => localStorage.clear());

test("only authentication and language are stored locally (SESSION-3)", async () => {
  const store = makeStore();
  const persistor = await started(store);
  store.dispatch(signedIn(tokenOf("a")));
  store.dispatch(languageSwitched("es"));
  store.dispatch(showAlert("account.change.done"));
  await persistor.flush();
  expect(Object.keys(localStorage)).toEqual([STORED_AS]);
  const stored = JSON.parse(localStorage.getItem(STORED_AS) ?? "");
  expect(Object.keys(stored).sort()).toEqual(["_persist", "auth", "language"]);
  expect(JSON.parse(stored.auth)).toEqual(signedInAs("a"));
  expect(JSON.parse(stored.language)).toEqual({ current: "es" });
  persistor.pause();
});

test.each([
  ["{"],
  ["null"],
  ["[]"],
  ['"text"'],
  ['{"auth":"{","language":"{"}'],
  ['{"auth":"null","language":"null"}'],
  ['{"auth":"{\\"access_token\\":5}","language":"{\\"current\\":\\"fr\\"}"}'],
  ['{"auth":"[[[[","alerts":"7","api":"{}"}'],
])("the application starts, signed out and in English, from a corrupt storage: %s (FAULT-29)", async (text) => {
  const quiet = jest.spyOn(console, "error").mockImplementation();
  localStorage.setItem(STORED_AS, text);
  const store = makeStore();
  const persistor = await started(store);
  const { auth, language, alerts } = store.getState();
  expect({ auth, language, alerts }).toEqual({
    auth: { access_token: null, token_type: null, client: null },
    language: { current: "en" },
    alerts: [],
  });
  persistor.pause();
  quiet.mockRestore();
});
