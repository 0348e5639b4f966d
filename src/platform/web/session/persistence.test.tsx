import { persistStore } from "redux-persist";
import { signedInAs, tokenOf } from "../../../../test/fixtures/web/appTestBed";
import { makeStore } from "../../../app/web/store";
import { showAlert } from "../alerts/alerts";
import { languageSwitched } from "../intl/language";
import { signedIn } from "./auth";
import { AUTH_STORED_AS, LANGUAGE_STORED_AS, parseStoredAuth, parseStoredLanguage } from "./storedSession";

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
  expect(Object.keys(localStorage).sort()).toEqual([AUTH_STORED_AS, LANGUAGE_STORED_AS]);
  expect(parseStoredAuth(localStorage.getItem(AUTH_STORED_AS))).toEqual(signedInAs("a"));
  expect(parseStoredLanguage(localStorage.getItem(LANGUAGE_STORED_AS))).toBe("es");
  persistor.pause();
});

test.each([
  ["{"],
  ["null"],
  ["[]"],
  ['"text"'],
  ['{"access_token":"{","current":"{"}'],
  ['{"access_token":"null","client":"null","current":"null"}'],
  ['{"access_token":"5","client":"{}","current":"\\"fr\\""}'],
  ['{"access_token":"[[[[","alerts":"7","api":"{}"}'],
])("the application starts, signed out and in English, from a corrupt storage: %s (FAULT-29)", async (text) => {
  const quiet = jest.spyOn(console, "error").mockImplementation();
  for (const key of [AUTH_STORED_AS, LANGUAGE_STORED_AS]) localStorage.setItem(key, text);
  const store = makeStore();
  const persistor = await started(store);
  const { auth, language, alerts } = store.getState();
  expect({ auth, language, alerts }).toEqual({
    auth: expect.objectContaining({ access_token: null, token_type: null, client: null }),
    language: expect.objectContaining({ current: "en" }),
    alerts: [],
  });
  persistor.pause();
  quiet.mockRestore();
});
