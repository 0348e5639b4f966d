import { Sheet } from "./sheet";

describe("the band at a paper's edges", () => {
  it("is of whole tiles from edge to edge, and its colours end as they begin (PAPER-9)", () => {
    const sheet = Sheet.begin("Paper");
    const columns: number[] = [];
    const { page } = sheet;
    page.drawSvgPath = (_path, { x = 0 } = {}) => {
      columns.push(x);
    };
    sheet.tileBand(0);
    const left = [...new Set(columns)];
    const side = page.width / left.length;
    expect(left.length % 4).toBe(0);
    expect(Math.min(...left)).toBe(0);
    expect(Math.max(...left) + side).toBeCloseTo(page.width, 6);
  });
});
