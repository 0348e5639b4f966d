import fc from "fast-check";
import { labelsOf } from "./mapCandidates";
import { type Box, type Label, placeLabels } from "./mapLabels";
import { type Size, type View, wholeView } from "./mapView";
import { toSheet } from "./projection";

const size: Size = { width: 400, height: 300 };
const label = (text: string, x: number, y: number, more: Partial<Label> = {}): Label => ({
  ...{ key: `${text} ${x} ${y}`, text, at: { x, y }, fontSize: 12, anchor: "point" },
  ...more,
});
const placed = (labels: readonly Label[], pins: readonly Box[] = []) =>
  placeLabels(labels, size, pins).map(({ label: { text }, align }) => [text, align]);

describe("names on the map", () => {
  it("are to the right of their dot if there is room, else to its left", () => {
    expect(placed([label("Trinidad", 200, 250)])).toEqual([["Trinidad", "start"]]);
    expect(placed([label("Trinidad", 380, 250)])).toEqual([["Trinidad", "end"]]);
  });

  it("move away from earlier labels, or are left out", () => {
    const [first, second] = [label("Cienfuegos", 200, 200), label("Rancho Luna", 200, 205)];
    expect(placed([first, second])).toEqual([
      ["Cienfuegos", "start"],
      ["Rancho Luna", "end"],
    ]);
    const area = label("Miramar", 200, 200, { anchor: "area" });
    expect(placed([area, { ...area, key: "2", text: "Playa" }])).toEqual([["Miramar", "middle"]]);
  });

  it("are not under a pin, the map's buttons or beyond an edge", () => {
    const everywhere = { left: 0, top: 0, right: 400, bottom: 300 };
    expect(placed([label("Trinidad", 200, 250)], [everywhere])).toEqual([]);
    expect(placed([label("Cárdenas", 390, 60)])).toEqual([]);
    expect(placed([label("Cayo Largo", -20, 100)])).toEqual([]);
  });

  it("names on the map of a road are repeated only at a distance", () => {
    const shield = (x: number) => label("A1", x, 200, { anchor: "area", apart: 200 });
    expect(placed([shield(50), shield(150), shield(300)])).toHaveLength(2);
  });

  it("never cover one another", () => {
    const some = fc.record({ x: fc.integer({ min: 0, max: 400 }), y: fc.integer({ min: 0, max: 300 }) });
    fc.assert(
      fc.property(fc.array(some, { maxLength: 40 }), (points) => {
        const labels = placeLabels(
          points.map(({ x, y }, at) => label(`Place ${at}`, x, y)),
          size,
          [],
        );
        const rows = labels.map(({ at, align, label: { text } }) => {
          const width = text.length * 12 * 0.5;
          const left = at.x - { start: 0, middle: width / 2, end: width }[align];
          return { left, right: left + width, top: at.y - 11, bottom: at.y + 2 };
        });
        for (const [index, a] of rows.entries())
          for (const b of rows.slice(index + 1))
            expect(a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom).toBe(false);
      }),
    );
  });
});

describe("the names in a view (LODGE-14)", () => {
  const said = (name: string) => name;
  const named = (view: View, window = { width: 700, height: 420 }) =>
    placeLabels(labelsOf(view, window, [], said), window, []).map(({ label: { text } }) => text);
  const at = (latitude: number, longitude: number, scale: number) => ({ ...toSheet({ latitude, longitude }), scale });

  it("the names in a view of the whole country: its large towns, and on a phone as many as have room", () => {
    const whole = named(wholeView({ width: 700, height: 420 }));
    expect(whole).toEqual(expect.arrayContaining(["La Habana", "Varadero", "Trinidad", "Santiago de Cuba", "Baracoa"]));
    expect(whole).not.toContain("Jagüey Grande");
    const phone = { width: 358, height: 300 };
    expect(named(wholeView(phone), phone)).toContain("La Habana");
  });

  it("the names in a view of a province: its towns, airports and the roads' numbers", () => {
    expect(named(at(22.6, -83.4, 5))).toEqual(
      expect.arrayContaining(["Pinar del Río", "Viñales", "Las Terrazas", "A4", "San Juan y Martínez"]),
    );
    expect(named(at(23.0, -81.4, 9))).toEqual(
      expect.arrayContaining(["Varadero", "Aeropuerto Varadero", "Matanzas", "Cárdenas", "Vía Blanca"]),
    );
  });

  it("the names in a view of Havana: its districts, and nearer its sights", () => {
    expect(named(at(23.125, -82.39, 22))).toEqual(
      expect.arrayContaining(["Habana Vieja", "Vedado", "Miramar", "Centro Habana", "Castillo del Morro"]),
    );
    expect(named(at(23.139, -82.354, 80))).toEqual(expect.arrayContaining(["Catedral", "Plaza Vieja", "El Capitolio"]));
  });

  it("include a place of the shop that the map does not know", () => {
    const own = [{ name: "Finca El Olvido", latitude: 22.7, longitude: -83.5 }];
    const view = at(22.7, -83.5, 8);
    const window = { width: 700, height: 420 };
    expect(labelsOf(view, window, own, said).map(({ text }) => text)).toContain("Finca El Olvido");
  });
});
