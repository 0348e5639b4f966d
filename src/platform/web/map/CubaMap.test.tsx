import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useSyncExternalStore } from "react";
import { IntlProvider } from "react-intl";
import en from "../../../../i18n/en.json";
import { useActivePlace } from "./activePlace";
import { CubaMap } from "./CubaMap";
import type { MapPlace } from "./mapPlaces";
import type { MapArea } from "./projection";

const havana: MapPlace = { id: 1, name: "Hotel Nacional", tag: "$245", latitude: 23.143, longitude: -82.381 };
const vinales: MapPlace = { id: 2, name: "Los Jazmines", tag: "$55", latitude: 22.602, longitude: -83.729 };
const baracoa: MapPlace = { id: 3, name: "El Castillo", tag: "$80", latitude: 20.346, longitude: -74.499 };
const besideHavana: MapPlace = { id: 4, name: "Habana Riviera", tag: "$120", latitude: 23.14, longitude: -82.404 };
const wallToWall: MapPlace = { id: 5, name: "Villa Contigua", tag: "$60", latitude: 23.143, longitude: -82.381 };

type PageProps = {
  places: readonly MapPlace[];
  onChoose: (id: number) => void;
  onArea?: (area: MapArea) => void;
};

function Page({ places, onChoose, onArea }: PageProps) {
  const active = useActivePlace();
  return (
    <IntlProvider locale="en" messages={en}>
      <CubaMap label="Hotels" places={places} active={active} onChoose={onChoose} {...(onArea && { onArea })} />
      <output>{useSyncExternalStore(active.listen, active.get)}</output>
    </IntlProvider>
  );
}

function openMap(places: readonly MapPlace[]) {
  const chosen: number[] = [];
  render(<Page places={places} onChoose={(id) => chosen.push(id)} />);
  return {
    chosen,
    pins: () => within(screen.getByRole("group", { name: "Places on the map" })).getAllByRole("button"),
  };
}

const names = (buttons: HTMLElement[]) => buttons.map((button) => button.getAttribute("aria-label"));

it("the map shows every place as a button with its name, one of them in the tab order (LODGE-14)", () => {
  const { pins } = openMap([havana, vinales, baracoa]);
  expect(names(pins())).toEqual(["Hotel Nacional", "Los Jazmines", "El Castillo"]);
  expect(pins().filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
});

it("arrow keys move between pins, west to east and north to south, and name the current one", async () => {
  const { pins } = openMap([havana, vinales, baracoa]);
  await userEvent.tab();
  await userEvent.tab();
  expect(pins()[0]).toHaveFocus();
  await userEvent.keyboard("{ArrowRight}");
  expect(screen.getByRole("button", { name: "El Castillo" })).toHaveFocus();
  expect(screen.getByRole("status")).toHaveTextContent("3");
  await userEvent.keyboard("{Home}");
  expect(screen.getByRole("button", { name: "Los Jazmines" })).toHaveFocus();
  await userEvent.keyboard("{ArrowUp}");
  expect(screen.getByRole("button", { name: "Hotel Nacional" })).toHaveFocus();
});

it("the map chooses a place by the keyboard (LODGE-14)", async () => {
  const { chosen } = openMap([havana, vinales, baracoa]);
  act(() => screen.getByRole("button", { name: "El Castillo" }).focus());
  await userEvent.keyboard("{Enter}");
  expect(chosen).toEqual([3]);
});

it("the map shows close places as one pin, and zooms in to separate them while keeping the focus", async () => {
  const { pins, chosen } = openMap([havana, besideHavana, baracoa]);
  const group = screen.getByRole("button", { name: "2 places around Hotel Nacional: show them" });
  expect(group).toHaveTextContent("2");
  act(() => group.focus());
  await userEvent.keyboard("{Enter}");
  expect(names(pins())).toEqual(expect.arrayContaining(["Hotel Nacional", "Habana Riviera"]));
  expect(screen.getByRole("button", { name: "Hotel Nacional" })).toHaveFocus();
  expect(chosen).toEqual([]);
});

it("the map expands a group of adjoining places on the map, and collapses it again", async () => {
  const { pins } = openMap([havana, wallToWall, baracoa]);
  await userEvent.click(screen.getByRole("button", { name: /^2 places/ }));
  expect(names(pins())).toEqual(expect.arrayContaining(["Hotel Nacional", "Villa Contigua"]));
  await userEvent.keyboard("{Escape}");
  expect(screen.getByRole("button", { name: /^2 places/ })).toBeVisible();
});

it("the map moves by arrow keys on the map itself, and shows all of Cuba again", async () => {
  const { pins } = openMap([havana, vinales, baracoa]);
  const at = () => pins().map(({ style }) => style.transform);
  const whole = at();
  await userEvent.click(screen.getByRole("button", { name: "Zoom in" }));
  const near = at();
  expect(near).not.toEqual(whole);
  act(() => screen.getByRole("group", { name: /^Hotels\./ }).focus());
  await userEvent.keyboard("{ArrowRight}");
  expect(at()).not.toEqual(near);
  await userEvent.keyboard("0");
  expect(at()).toEqual(whole);
});

it("the map fills a frame that is wider than the one it was rendered for (LODGE-14)", () => {
  const { container } = render(<Page places={[havana]} onChoose={() => undefined} />);
  const sheet = container.querySelector("svg:has(.land)");
  expect(sheet).toHaveStyle({ overflow: "visible" });
});

it("the map offers to search the visible area once the user has moved it (LODGE-28)", async () => {
  const asked: MapArea[] = [];
  render(<Page places={[havana]} onChoose={() => undefined} onArea={(area) => asked.push(area)} />);
  expect(screen.queryByRole("button", { name: "Search this area" })).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Zoom in" }));
  await userEvent.click(screen.getByRole("button", { name: "Search this area" }));
  const [area = { north: 0, east: 0, south: 0, west: 0 }] = asked;
  expect(area.north).toBeGreaterThan(havana.latitude);
  expect(area.south).toBeLessThan(havana.latitude);
  expect(area.west).toBeLessThan(havana.longitude);
  expect(area.east).toBeGreaterThan(havana.longitude);
});
