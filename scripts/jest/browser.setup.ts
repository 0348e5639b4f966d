import { format } from "node:util";
import "@testing-library/jest-dom";
import { configure } from "@testing-library/react";

// A busy machine may need longer; a passing test waits only as long as necessary.
configure({ asyncUtilTimeout: 10_000 });

// jsdom has no matchMedia: here no media query matches, and nothing ever changes.
window.matchMedia ??= (query: string): MediaQueryList => ({
  matches: false,
  media: query,
  onchange: null,
  addListener: () => {},
  removeListener: () => {},
  addEventListener: () => {},
  removeEventListener: () => {},
  dispatchEvent: () => false,
});

// jsdom saves no files: it would navigate to their address.
const { click } = HTMLAnchorElement.prototype;
HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
  if (!this.hasAttribute("download")) click.call(this);
};

// Anything that the page reports to the console fails its test. React's warnings about `act` are ignored: they depend
// on when an answer arrives, and the tests wait for the result anyway.
const reports: string[] = [];
const print = console.error;
console.error = (...given: unknown[]) => {
  const report = format(...given);
  if (report.includes("not wrapped in act(")) return;
  reports.push(report);
  print(...given);
};
afterEach(() => {
  const [first, ...more] = reports.splice(0);
  if (first !== undefined) throw new Error(`${more.length + 1} reports in the console, the first: ${first}`);
});

// Page tests run with this shop name, which the server puts into the head.
document.head.append(Object.assign(document.createElement("meta"), { name: "shop:brand", content: "Malecón" }));
