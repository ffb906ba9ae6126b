import { PDFDocument, rgb, StandardFonts, type PDFFont, type PDFPage } from 'pdf-lib';
import { plainCharacters } from './plain-characters.ts';

/** A4 upright, points. */
const PAPER = { width: 595.28, height: 841.89 } as const;
const MARGIN = { side: 68, top: 72, foot: 64 } as const;
const WIDTH = PAPER.width - 2 * MARGIN.side;

const INK = rgb(0.1, 0.09, 0.07);
const QUIET = rgb(0.36, 0.34, 0.3);
const RULE = rgb(0.62, 0.45, 0.14);

export interface TextLook {
  font: 'text' | 'bold' | 'heading';
  /** Points. */
  size: number;
  /** Of the size. @default 1.5 */
  lineHeight?: number;
  quiet?: boolean;
  /** Points from the left margin. @default 0 */
  indent?: number;
  /** Width that it may take, points. @default what is left of the line */
  width?: number;
}

/** Words broken into lines no wider than the width; a word that alone is wider stands on a line of its own. */
function linesOf(text: string, font: PDFFont, size: number, width: number): string[] {
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = [];
    let line = '';
    for (const word of paragraph.split(/ +/)) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (line !== '' && font.widthOfTextAtSize(longer, size) > width) {
        lines.push(line);
        line = word;
      } else line = longer;
    }
    return [...lines, line];
  });
}

/**
 * A document that grows downwards, page after page: what no longer fits goes on at the top of the next. Set in the fonts
 * that every PDF reader has, so that nothing is embedded; its characters are those of Windows-1252.
 */
export class FlowingPages {
  readonly #document: PDFDocument;
  readonly #fonts: Record<TextLook['font'], PDFFont>;
  readonly #pages: PDFPage[] = [];
  /** Where the next line begins, points from the foot of the page. */
  #y = 0;

  private constructor(document: PDFDocument, fonts: Record<TextLook['font'], PDFFont>) {
    this.#document = document;
    this.#fonts = fonts;
    this.#turn();
  }

  /** @param about `title` and `author` stand in the file's properties. */
  static async begin(about: { title: string; author: string; language: string }) {
    const document = await PDFDocument.create();
    document.setTitle(about.title, { showInWindowTitleBar: true });
    document.setAuthor(about.author);
    document.setLanguage(about.language);
    return new FlowingPages(document, {
      text: await document.embedFont(StandardFonts.Helvetica),
      bold: await document.embedFont(StandardFonts.HelveticaBold),
      heading: await document.embedFont(StandardFonts.TimesRoman),
    });
  }

  get #page(): PDFPage {
    return this.#pages.at(-1)!;
  }

  #turn() {
    this.#pages.push(this.#document.addPage([PAPER.width, PAPER.height]));
    this.#y = PAPER.height - MARGIN.top;
  }

  /** Room for so many points, on this page or else the next. */
  keep(height: number): void {
    if (this.#y - height < MARGIN.foot) this.#turn();
  }

  /** Leaves so many points free, except at the top of a page. */
  space(height: number): void {
    if (this.#y < PAPER.height - MARGIN.top) this.#y -= height;
  }

  /** Height of a text as it would be set, points. */
  heightOf(text: string, look: TextLook): number {
    return this.#lines(text, look).length * look.size * (look.lineHeight ?? 1.5);
  }

  #lines(text: string, { font, size, indent = 0, width = WIDTH - indent }: TextLook): string[] {
    return linesOf(plainCharacters(text), this.#fonts[font], size, width);
  }

  /** Sets a text. `mark` stands before its first line, in the indent. */
  text(text: string, look: TextLook, mark?: string): void {
    const { font, size, lineHeight = 1.5, quiet = false, indent = 0 } = look;
    const draw = (words: string, x: number) =>
      this.#page.drawText(words, {
        x: MARGIN.side + x,
        y: this.#y,
        size,
        font: this.#fonts[font],
        color: quiet ? QUIET : INK,
      });
    for (const [index, line] of this.#lines(text, look).entries()) {
      this.keep(size * lineHeight);
      this.#y -= size * lineHeight;
      if (index === 0 && mark !== undefined) draw(plainCharacters(mark), indent - 14);
      draw(line, indent);
    }
  }

  /** Texts side by side, each in its share of the width; the row is kept whole. */
  row(cells: readonly string[], look: TextLook): void {
    const gap = 12;
    const width = (WIDTH - gap * (cells.length - 1)) / cells.length;
    const cellLook = { ...look, width };
    this.keep(Math.max(...cells.map((cell) => this.heightOf(cell, cellLook))));
    const start = this.#y;
    const ends = cells.map((cell, index) => {
      this.#y = start;
      this.text(cell, { ...cellLook, indent: index * (width + gap) });
      return this.#y;
    });
    this.#y = Math.min(...ends);
  }

  /** A line across the text. `strong` is the ruled line under a title, which it stands under twice. */
  rule(strong = false): void {
    for (const offset of strong ? [0, 3] : [0]) {
      this.#page.drawLine({
        start: { x: MARGIN.side, y: this.#y - 5 - offset },
        end: { x: PAPER.width - MARGIN.side, y: this.#y - 5 - offset },
        thickness: strong ? 0.8 : 0.4,
        color: strong ? RULE : QUIET,
      });
    }
    this.#y -= strong ? 10 : 7;
  }

  /** Ends the document. `foot` writes what stands at the foot of each page. */
  async end(foot: (page: number, pages: number) => string): Promise<Uint8Array<ArrayBuffer>> {
    for (const [index, page] of this.#pages.entries()) {
      page.drawText(plainCharacters(foot(index + 1, this.#pages.length)), {
        x: MARGIN.side,
        y: MARGIN.foot - 28,
        size: 8.5,
        font: this.#fonts.text,
        color: QUIET,
      });
    }
    return new Uint8Array(await this.#document.save());
  }
}
