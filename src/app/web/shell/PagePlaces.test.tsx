import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useEffect } from "react";
import { IntlProvider } from "react-intl";
import { Link, MemoryRouter, Route, Routes, useLocation } from "react-router";
import en from "../../../../i18n/en.json";
import { useDrawnAhead } from "../../../platform/web/drawnAhead";
import { PagePlaces } from "./PagePlaces";

jest.mock("../start/reportLater", () => ({ reportLater: () => undefined }));

let opened: string[];
beforeEach(() => {
  opened = [];
  jest.spyOn(window, "scrollTo").mockImplementation();
});
afterEach(() => jest.restoreAllMocks());

function Home() {
  useDrawnAhead("/results?zone=2");
  return (
    <>
      <h1>Home</h1>
      <Link to="/results?zone=2">Havana</Link>
      <Link to="/results?zone=3">Trinidad</Link>
      <Link to="/news">News</Link>
    </>
  );
}

function Results() {
  const { search } = useLocation();
  useEffect(() => {
    opened.push(search);
  }, [search]);
  return (
    <>
      <h1>Results of {search}</h1>
      <Link to="/results?zone=4">Varadero</Link>
    </>
  );
}

function Broken(): never {
  throw new Error("a page that fails");
}

function open(results = <Results />) {
  render(
    <IntlProvider locale="en" messages={en}>
      <MemoryRouter useTransitions={false}>
        <main id="content">
          <PagePlaces
            page={(at) => (
              <Routes {...(at && { location: at })}>
                <Route path="/" element={<Home />} />
                <Route path="/results" element={results} />
                <Route path="/news" element={<h1>News of today</h1>} />
              </Routes>
            )}
          />
        </main>
      </MemoryRouter>
    </IntlProvider>,
  );
}

/** The page that is shown. */
const heading = (name: string) => screen.getByRole("heading", { name });
const allHeadings = () => screen.getAllByRole("heading", { hidden: true });
const drawnAhead = () => screen.findByText("Results of ?zone=2");
const press = (name: string) => userEvent.click(screen.getByRole("link", { name }));

it("a page rendered ahead is hidden, has no effects, and is shown as it was rendered once its address is opened (SPEED-4)", async () => {
  open();
  const drawn = await drawnAhead();
  expect(drawn).not.toBeVisible();
  expect(opened).toEqual([]);
  await press("Havana");
  expect(heading("Results of ?zone=2")).toBe(drawn);
  expect(drawn).toBeVisible();
  expect(drawn).toHaveFocus();
  expect(opened).toEqual(["?zone=2"]);
  expect(allHeadings()).toEqual([drawn]);
});

it("the page that was rendered ahead follows its address from then on", async () => {
  open();
  await press("Havana");
  const drawn = await drawnAhead();
  await press("Varadero");
  expect(drawn).toHaveTextContent("Results of ?zone=4");
  expect(opened).toEqual(["?zone=2", "?zone=4"]);
});

it.each([
  ["Trinidad", "Results of ?zone=3"],
  ["News", "News of today"],
])("a page rendered ahead is removed when another one is opened: %s", async (link, title) => {
  open();
  await drawnAhead();
  await press(link);
  expect(heading(title)).toBeVisible();
  expect(allHeadings()).toEqual([heading(title)]);
});

it("a page that fails while it is rendered ahead does not change the page that is shown", async () => {
  jest.spyOn(console, "error").mockImplementation();
  open(<Broken />);
  expect(heading("Home")).toBeVisible();
  await press("Havana");
  expect(heading("This page could not be shown")).toBeVisible();
});
