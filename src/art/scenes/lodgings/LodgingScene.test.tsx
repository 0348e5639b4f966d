import { render, screen, waitFor } from "@testing-library/react";
import { type ReactElement, Suspense } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { compositionOf } from "../ZoneScene";
import { HouseFrame } from "./HouseFrame";
import { LodgingScene } from "./LodgingScene";
import { lazyLandmark } from "./landmarks/landmarks";
import { nacional } from "./landmarks/vedado";

const plain = { hour: undefined, title: undefined };

/** The drawing without its style names, which only depend on the hour. */
const drawn = (svg: Element | null) => svg?.innerHTML;
function expected(picture: ReactElement): string | undefined {
  const sheet = document.createElement("div");
  sheet.innerHTML = renderToStaticMarkup(picture);
  return drawn(sheet.querySelector("svg"));
}

it("the drawing of a property shows a landmark's zone until its drawing has loaded, and then the landmark (LODGE-21)", async () => {
  const { container } = render(<LodgingScene zone="LHA" building="grandHotel" variant={1} />);
  expect(drawn(container.querySelector("svg"))).toBe(
    expected(<HouseFrame {...plain} composition={compositionOf("LHA")} />),
  );
  const own = expected(<HouseFrame {...plain} composition={nacional} />);
  await waitFor(() => expect(drawn(container.querySelector("svg:not([style])"))).toBe(own));
});

it("a landmark's number is drawn as that landmark only in the landmark's zone", () => {
  render(<LodgingScene zone="TRI" building="colonialHouse" variant={1} title="Casa" />);
  expect(drawn(screen.getByRole("img", { name: "Casa" }))).not.toBe(
    expected(<HouseFrame {...plain} composition={compositionOf("TRI")} />),
  );
});

it("a property is drawn as a house made from its number if the landmark's file fails to load", async () => {
  const Missing = lazyLandmark(() => Promise.reject(new Error("gone")));
  render(
    <Suspense fallback={null}>
      <Missing hour="day" title="Hotel" otherwise={() => nacional} />
    </Suspense>,
  );
  expect(drawn(await screen.findByRole("img", { name: "Hotel" }))).toBe(
    expected(<HouseFrame {...plain} composition={nacional} />),
  );
});
