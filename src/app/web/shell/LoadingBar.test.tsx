import { act, screen, waitFor } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { openApp, serveApp, signedInAs } from "../../../../test/fixtures/web/appTestBed";
import { timersByHand } from "../../../../test/fixtures/web/openPageTestBed";
import { api } from "../../../platform/web/api";
import { downloadFile } from "../../../platform/web/files/downloadFile";
import { switchLanguage } from "../../../platform/web/intl/switchLanguage";

let spanishComes: () => void;
let spanish: Promise<object>;

jest.mock("../../../platform/web/intl/importMessages", () => ({
  importMessages: async (language: string) => {
    if (language === "es") await spanish;
    return { default: jest.requireActual(`../../../../i18n/${language}.json`) };
  },
}));

let answersAgain: () => void;

const again = api.injectEndpoints({
  endpoints: (build) => ({
    slowAgain: build.query<string, void>({
      queryFn: () =>
        new Promise((resolve) => {
          answersAgain = () => resolve({ data: "" });
        }),
    }),
  }),
});

let asked: Headers | undefined;
let answers: () => void;

serveApp(
  http.get("*/paper.pdf", async ({ request }) => {
    asked = request.headers;
    await new Promise<void>((resolve) => {
      answers = resolve;
    });
    return new HttpResponse("%PDF");
  }),
);

const isShown = () => screen.queryByText("Loading…", { selector: "[role=status] *" }) !== null;
const settled = () => waitFor(() => expect(isShown()).toBe(false));

/** Starts work and lets the page render its first effects; the promise in the list resolves when the work is done. */
function begun(work: () => Promise<unknown>): Promise<unknown>[] {
  const running: Promise<unknown>[] = [];
  act(() => void running.push(work()));
  return running;
}

it("the loading bar shows until a file has arrived, which is requested in the caller's language (WEB-10, WIRE-2)", async () => {
  URL.createObjectURL = () => "blob:";
  const store = await openApp("/notes", { auth: signedInAs("good") });
  await screen.findByRole("heading", { level: 1, name: "Notes" });
  await settled();
  const download = begun(() => store.dispatch(downloadFile(`${location.origin}/paper.pdf`, "paper.pdf")));
  await waitFor(() => expect(asked?.get("Accept-Language")).toBe("en"));
  expect(asked?.get("Authorization")).toBe("Bearer good");
  await waitFor(() => expect(isShown()).toBe(true));
  answers();
  await act(() => Promise.all(download));
  await settled();
});

it("the loading bar shows until another language has loaded; a failure is reported in the former language (WEB-10, WEB-13)", async () => {
  spanish = new Promise((_resolve, reject) => {
    spanishComes = () => reject(new Error("offline"));
  });
  const store = await openApp("/signIn");
  await screen.findByRole("heading", { level: 1, name: "Sign in" });
  await settled();
  const switching = begun(() => store.dispatch(switchLanguage("es")));
  await waitFor(() => expect(isShown()).toBe(true));
  spanishComes();
  await act(() => Promise.all(switching));
  expect(await screen.findByRole("alert")).toHaveTextContent("Error in communication with the service.");
  expect(screen.getByRole("heading", { level: 1, name: "Sign in" })).toBeVisible();
});

describe("a call that recurs", () => {
  timersByHand();

  it("is not announced while shown data reload by themselves (WEB-10)", async () => {
    const store = await openApp("/signIn");
    await screen.findByRole("heading", { level: 1, name: "Sign in" });
    await settled();
    const call = async (options: { forceRefetch: boolean }, shows: boolean) => {
      const loading = store.dispatch(again.endpoints.slowAgain.initiate(undefined, options));
      await act(() => jest.advanceTimersByTimeAsync(1_000));
      expect(isShown()).toBe(shows);
      answersAgain();
      await act(() => loading);
    };
    await call({ forceRefetch: false }, true);
    await settled();
    await call({ forceRefetch: true }, false);
  });
});
