import { type Color, PDF, type PDFImage, type PDFPage, type RGB, rgb } from "@libpdf/core";
import type { Language } from "../../../shared/language";
import { text as message } from "../http/texts";
import { type Face, fontsOf } from "./fonts";
import type { Letterhead } from "./letterhead";
import { linesOf, printedText } from "./textLines";

/** The colours on paper that are the same for every shop; its own two belong to the sheet. */
export const ink = rgb(0.11, 0.15, 0.19);
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

/** The side of the shop's mark, the height of its foot on a page, and that of the bottom line, above the lower tiles. */
const MARK = 22;
const HEAD = A4.height - 56;
const FOOT = 32;

const colourOf = (hex: string): RGB => {
  const channel = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return rgb(channel(1), channel(3), channel(5));
};

type Style = { face?: Face; size?: number; color?: Color; x?: number; width?: number };

/** Smaller texts are hard to read on paper. */
const SCALES = [1, 0.95, 0.9, 0.85, 0.8, 0.75];

/** The least width reserved for an amount at the right end of a line, and the least space before it. */
const AMOUNT = 110;
const BEFORE_AMOUNT = 12;

/**
 * A4 pages that are filled from top to bottom, in points. `y` is the position of the next line. No text exceeds its
 * width, and none has a character without a glyph in its font. (PAPER-11, PAPER-13)
 */
export class Sheet {
  y = A4.height - MARGIN;
  private pages = 1;
  /** Measuring only: nothing is drawn, but `y` moves. */
  private measuring = false;

  /** The shop's own colours. */
  readonly sea: RGB;
  readonly coral: RGB;
  private readonly mark: PDFImage | null;

  private constructor(
    readonly pdf: PDF,
    /** The page that is being written. */
    public page: PDFPage,
    private readonly fontFor: ReturnType<typeof fontsOf>,
    /** The notice instead of texts with characters that cannot be printed. */
    private readonly unprinted: string,
    /** The scale of texts and of the space between them. */
    private readonly scale: number,
    private readonly letterhead: Letterhead,
  ) {
    this.sea = colourOf(letterhead.main);
    this.coral = colourOf(letterhead.accent);
    this.mark = letterhead.mark === null ? null : pdf.embedPng(Buffer.from(letterhead.mark, "base64"));
  }

  static begin(title: string, language: Language, letterhead: Letterhead, scale = 1): Sheet {
    const pdf = PDF.create();
    pdf.setTitle(title, { showInWindowTitleBar: true });
    const unprinted = message(language, "pdf.unprinted");
    const sheet = new Sheet(pdf, pdf.addPage({ size: "a4" }), fontsOf(pdf), unprinted, scale, letterhead);
    sheet.frame();
    sheet.y = A4.height - 74;
    return sheet;
  }

  /** Draws a sheet on one page, with smaller texts if necessary, or on several pages if that is not enough. */
  static onOnePage(title: string, language: Language, letterhead: Letterhead, draw: (sheet: Sheet) => void): Sheet {
    const [whole = 1, ...smaller] = SCALES;
    const drawn = (scale: number) => {
      const sheet = Sheet.begin(title, language, letterhead, scale);
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
    const drawn = printedText(text, this.unprinted);
    const font = this.fontFor(face, drawn.replaceAll("\n", " "));
    for (const line of linesOf(drawn, (line) => font.widthOfTextAtSize(line, size) <= width)) {
      this.keep(size * 1.4);
      if (!this.measuring) this.page.drawText(line, { x, y: this.y - leading(size), font, size, color });
      this.y -= size * 1.4;
    }
  }

  /** The width of a line of text in points. */
  widthOf(text: string, style: Style = {}): number {
    const drawn = printedText(text, this.unprinted);
    return this.fontFor(style.face ?? "text", drawn).widthOfTextAtSize(drawn, this.sizeOf(style));
  }

  /** Continues on a new page if fewer than `points` are left. */
  keep(points: number): void {
    if (!this.measuring && this.y - points < MARGIN) this.nextPage();
  }

  /** Draws something that must not be split over pages, such as a picture or a row of texts. */
  together(draw: () => void): void {
    if (this.measuring) {
      draw();
      return;
    }
    const top = this.y;
    this.measuring = true;
    draw();
    this.measuring = false;
    const height = top - this.y;
    this.y = top;
    this.keep(height);
    draw();
  }

  /** Draws columns that begin on the same line, on one page, and continues below the longest. */
  columns(draws: readonly (() => void)[]): void {
    this.together(() => {
      const top = this.y;
      const ends = draws.map((draw) => {
        this.y = top;
        draw();
        return this.y;
      });
      this.y = Math.min(top, ...ends);
    });
  }

  /** Continues at the top of a new page. */
  nextPage(): void {
    this.pages += 1;
    this.page = this.pdf.addPage({ size: "a4" });
    this.frame();
    this.y = A4.height - 74;
  }

  /** Writes one line that ends at `right`, without moving. */
  writeRight(text: string, style: Style = {}, right = A4.width - MARGIN): void {
    if (this.measuring) return;
    const { face = "text", color = ink } = style;
    const size = this.sizeOf(style);
    const drawn = printedText(text, this.unprinted);
    const font = this.fontFor(face, drawn);
    this.page.drawText(drawn, {
      x: right - font.widthOfTextAtSize(drawn, size),
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
      const row = rows.slice(at, at + columns);
      this.columns(
        row.map(
          ([label, value], column) =>
            () =>
              this.fact(label, value, MARGIN + column * (width + 18), width),
        ),
      );
    }
  }

  /** A line with an amount at its right end. */
  amount(label: string, amount: string, style: Style = {}): void {
    const room = Math.max(AMOUNT, this.widthOf(amount, style) + BEFORE_AMOUNT);
    this.together(() => {
      this.writeRight(amount, style);
      this.write(label, { ...style, width: INNER - room });
    });
  }

  rule(): void {
    this.y += 4;
    if (!this.measuring)
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
    this.page.drawRectangle({ x: 0, y, width: this.page.width, height: 2 * side, color: this.sea });
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

  /** The frame of each page: tiles, the shop's mark and name above, its legal line below. (OPS-154) */
  private frame(): void {
    this.tileBand(this.page.height - (2 * this.page.width) / TILES);
    if (this.mark) this.page.drawImage(this.mark, { x: MARGIN, y: HEAD, width: MARK, height: MARK });
    const x = this.mark ? MARGIN + MARK + 7 : MARGIN;
    this.fixed(this.letterhead.name, { face: "strong", sizes: [12, 10, 8, 6], most: 1, x, y: HEAD + 6 });
    this.fixed(this.letterhead.legal, { face: "text", sizes: [7, 6.5, 6, 5.5, 5], most: 2, x: MARGIN, y: FOOT });
  }

  /** A text of at most so many lines with a fixed last line, in the largest of these sizes in which it fits. */
  private fixed(
    text: string,
    { face, sizes, most, x, y }: { face: Face; sizes: readonly number[]; most: number; x: number; y: number },
  ): void {
    const drawn = printedText(text, this.unprinted).replaceAll("\n", " ").trim();
    if (drawn === "") return;
    const font = this.fontFor(face, drawn);
    const wrapped = (size: number) =>
      linesOf(drawn, (line) => font.widthOfTextAtSize(line, size) <= A4.width - MARGIN - x);
    const size = sizes.find((one) => wrapped(one).length <= most) ?? sizes.at(-1) ?? 1;
    const lines = wrapped(size);
    for (const [place, line] of lines.entries())
      this.page.drawText(line, { x, y: y + (lines.length - 1 - place) * size * 1.15, font, size, color: quiet });
  }

  save(): Promise<Uint8Array> {
    return this.pdf.save({ subsetFonts: true });
  }
}
