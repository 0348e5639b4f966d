import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Link, useLocation } from "react-router";
import { openApp, serveApp } from "../../../test/fixtures/web/appTestBed";
import { useDrawnAhead } from "../../platform/web/drawnAhead";

function Home() {
  useDrawnAhead("/search-car?zone=2");
  const { key } = useLocation();
  return (
    <>
      <p>Entry {key}</p>
      <Link to="/">The same page</Link>
      <Link to="/search-car?zone=2">Havana</Link>
    </>
  );
}

function Cars() {
  const { search } = useLocation();
  return (
    <>
      <h1>Cars of {search}</h1>
      <Link to="/">To the beginning</Link>
    </>
  );
}

jest.mock("./screens", () => ({
  get screens() {
    return { home: <Home />, searchCar: <Cars /> };
  },
  NotFoundPage: () => null,
  InspectorDock: () => null,
}));
serveApp();
beforeEach(() => jest.spyOn(window, "scrollTo").mockImplementation());
afterEach(() => jest.restoreAllMocks());

const press = (name: string) => userEvent.click(screen.getByRole("link", { name }));

test("a page knows its history entry even after another was rendered ahead, and when its own link is pressed (WEB-16)", async () => {
  await openApp("/");
  const drawn = await screen.findByText("Cars of ?zone=2");
  expect(drawn).not.toBeVisible();
  await press("Havana");
  expect(drawn).toBeVisible();
  await press("To the beginning");
  await screen.findByText(`Entry ${history.state.key}`);
  await press("The same page");
  expect(await screen.findByText(`Entry ${history.state.key}`)).toBeVisible();
});
