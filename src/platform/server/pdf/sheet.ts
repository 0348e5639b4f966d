import { type Color, PDF, type PDFPage, rgb } from "@libpdf/core";
import { type Face, fontsOf } from "./fonts";

/** The brand's colours on paper. */
export const ink = rgb(0.11, 0.15, 0.19);
export const sea = rgb(0.04, 0.33, 0.38);
export const coral = rgb(0.78, 0.25, 0.2);
export const mango = rgb(0.95, 0.66, 0.2);
export const sand = rgb(0.93, 0.88, 0.79);
export const quiet = rgb(0.36, 0.4, 0.43);

const A4 = { width: 595, height: 842 };
export const MARGIN = 48;
export const PAGE_WIDTH = A4.width;
/** The width between the margins. */
export const INNER = A4.width - 2 * MARGIN;
/** Tiles side by side in a band; four colours repeat. */
const TILES = 48;

/** Larger text starts lower, so that it does not touch the line above. */
const leading = (size: number) => Math.max(0, size - 11);

type Style = { face?: Face; size?: number; color?: Color; x?: number; width?: number };

/** Smaller texts are hard to read on paper. */
const SCALES = [1, 0.95, 0.9, 0.85, 0.8, 0.75];

/** A4 pages that are filled from top to bottom, in points. `y` is the next line's place. */
export class Sheet {
  y = A4.height - MARGIN;
  private pages = 1;

  private constructor(
    readonly pdf: PDF,
    /** The page that is being written. */
    public page: PDFPage,
    private readonly fontFor: ReturnType<typeof fontsOf>,
    /** Of texts and the space between them. */
    private readonly scale: number,
  ) {}

  static begin(title: string, scale = 1): Sheet {
    const pdf = PDF.create();
    pdf.setTitle(title, { showInWindowTitleBar: true });
    const sheet = new Sheet(pdf, pdf.addPage({ size: "a4" }), fontsOf(pdf), scale);
    sheet.bandAbove();
    sheet.y = A4.height - 74;
    return sheet;
  }

  /** Draws a sheet on one page: with smaller texts if it has to be, and on several if that does not help either. */
  static onOnePage(title: string, draw: (sheet: Sheet) => void): Sheet {
    const [whole = 1, ...smaller] = SCALES;
    const drawn = (scale: number) => {
      const sheet = Sheet.begin(title, scale);
      draw(sheet);
      return sheet;
    };
    let sheet = drawn(whole);
    for (const scale of smaller) {
      if (sheet.pages === 1) break;
      sheet = drawn(scale);
    }
    return sheet;
  }

  /** Writes wrapped text at `y` and moves below it. */
  write(text: string, style: Style = {}): void {
    const { face = "text", color = ink, x = MARGIN, width = INNER } = style;
    const size = this.sizeOf(style);
    for (const line of this.wrap(text, face, size, width)) {
      this.keep(size * 1.4);
      this.page.drawText(line, { x, y: this.y - leading(size), font: this.fontFor(face, line), size, color });
      this.y -= size * 1.4;
    }
  }

  /** The width of a line of text in points. */
  widthOf(text: string, style: Style = {}): number {
    return this.fontFor(style.face ?? "text", text).widthOfTextAtSize(text, this.sizeOf(style));
  }

  /** Continues on a new page if fewer than `points` are left. */
  keep(points: number): void {
    if (this.y - points < MARGIN) this.nextPage();
  }

  /** Continues at the top of a new page. */
  nextPage(): void {
    this.pages += 1;
    this.page = this.pdf.addPage({ size: "a4" });
    this.bandAbove();
    this.y = A4.height - 74;
  }

  /** Writes one line that ends at `right`, without moving. */
  writeRight(text: string, style: Style = {}, right = A4.width - MARGIN): void {
    const { face = "text", color = ink } = style;
    const size = this.sizeOf(style);
    const font = this.fontFor(face, text);
    this.page.drawText(text, {
      x: right - font.widthOfTextAtSize(text, size),
      y: this.y - leading(size),
      font,
      size,
      color,
    });
  }

  /** A small label with its value below it, in a column of `width` at `x`. */
  fact(label: string, value: string, x = MARGIN, width = INNER): void {
    this.write(label, { size: 8, color: quiet, x, width });
    this.write(value, { face: "strong", size: 11, x, width });
    this.space(6);
  }

  /** Facts in columns; moves below the longest. */
  facts(rows: readonly (readonly [label: string, value: string])[], columns = 2): void {
    const width = (INNER - (columns - 1) * 18) / columns;
    for (let at = 0; at < rows.length; at += columns) {
      const top = this.y;
      let bottom = top;
      rows.slice(at, at + columns).forEach(([label, value], column) => {
        this.y = top;
        this.fact(label, value, MARGIN + column * (width + 18), width);
        bottom = Math.min(bottom, this.y);
      });
      this.y = bottom;
    }
  }

  /** A line with an amount at its right end. */
  amount(label: string, amount: string, style: Style = {}): void {
    this.writeRight(amount, style);
    this.write(label, { ...style, width: INNER - 110 });
  }

  rule(): void {
    this.y += 4;
    this.page.drawLine({
      start: { x: MARGIN, y: this.y },
      end: { x: A4.width - MARGIN, y: this.y },
      color: sand,
      thickness: 1,
    });
    this.space(16);
  }

  space(points: number): void {
    this.y -= points * this.scale;
  }

  /**
   * A band of hydraulic tiles across the page: quarter circles that form petals. Tiles are whole at both edges, as
   * their width divides the page's, and the first and last colour match. (PAPER-9)
   */
  tileBand(y: number): void {
    const side = this.page.width / TILES;
    this.page.drawRectangle({ x: 0, y, width: this.page.width, height: 2 * side, color: sea });
    for (let column = 0; column < TILES; column += 1) {
      for (let row = 0; row < 2; row += 1) {
        const petal = (column + row) % 2 === 0;
        const path = petal
          ? `M0 0 C${side * 0.55} 0 ${side} ${side * 0.45} ${side} ${side} C${side * 0.45} ${side} 0 ${side * 0.55} 0 0Z`
          : `M${side} 0 C${side} ${side * 0.55} ${side * 0.55} ${side} 0 ${side} C0 ${side * 0.45} ${side * 0.45} 0 ${side} 0Z`;
        const color = (column + 2 * row) % 4 < 2 ? sand : mango;
        this.page.drawSvgPath(path, { x: column * side, y: y + (row + 1) * side, color });
      }
    }
  }

  private sizeOf({ size = 10 }: Style): number {
    return size * this.scale;
  }

  private bandAbove(): void {
    this.tileBand(this.page.height - (2 * this.page.width) / TILES);
  }

  save(): Promise<Uint8Array> {
    return this.pdf.save({ subsetFonts: true });
  }

  private wrap(text: string, face: Face, size: number, width: number): string[] {
    const font = this.fontFor(face, text);
    const lines: string[] = [];
    for (const paragraph of text.split("\n")) {
      let line = "";
      for (const word of paragraph.split(" ")) {
        const longer = line ? `${line} ${word}` : word;
        if (line && font.widthOfTextAtSize(longer, size) > width) {
          lines.push(line);
          line = word;
        } else line = longer;
      }
      lines.push(line);
    }
    return lines;
  }
}
