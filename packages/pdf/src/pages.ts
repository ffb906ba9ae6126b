import { dictionary, figure, list, PdfFile, reference, textString } from './pdf-file.ts';
import type { Face } from './face.ts';
import type { FontRole } from './fonts.ts';
import { readJpeg } from './jpeg.ts';
import { Element, writeStructure } from './structure.ts';
import type { Line, Typesetter } from './typesetter.ts';

/** A4 upright, points. */
export const PAPER = { width: 595.28, height: 841.89 } as const;
const MARGIN = { side: 48, top: 52, foot: 56 } as const;
/** Width of a line, points. */
export const WIDTH = PAPER.width - 2 * MARGIN.side;

/** Red, green and blue, from 0 to 1. */
export const inks = {
  ink: [0.1, 0.09, 0.07],
  quiet: [0.36, 0.34, 0.3],
  brass: [0.62, 0.45, 0.14],
  hair: [0.8, 0.77, 0.71],
  tint: [0.97, 0.945, 0.88],
  moonlight: [1, 0.985, 0.93],
} as const;
export type Ink = keyof typeof inks;

export interface Look {
  font: FontRole;
  /** Points. */
  size: number;
  /** Relative to the size. @default 1.5 */
  lineHeight?: number;
  /** @default "ink" */
  ink?: Ink;
  /** Points from the left margin. @default 0 */
  indent?: number;
  /** Points. @default the rest of the line */
  width?: number;
  /** @default "start" */
  align?: 'start' | 'middle' | 'end';
}

/** Heights are sums of fractions: what fits exactly may seem higher by less than this, points. */
const ROUNDING = 0.01;

type Point = readonly [x: number, y: number];

/** The target of a link: the index of a page and points from its top. */
export interface Place {
  page: number;
  y: number;
}

interface Page {
  content: string[];
  /** The element whose content is being written; null for an artifact. */
  open: Element | null | undefined;
  marked: number;
  links: { box: readonly number[]; to: Place }[];
}

const colour = (ink: Ink) => inks[ink].map(figure).join(' ');

/**
 * Renders onto pages from top to bottom and starts a new page when the current one is full. Coordinates are in points
 * from the left margin and the top of the page. Content belongs to the current structure element, or is an artifact.
 */
export class Pages {
  readonly type: Typesetter;
  readonly root = new Element('Document');
  readonly #pages: Page[] = [];
  readonly #fontNames = new Map<Face, string>();
  readonly #imageNames = new Map<Uint8Array<ArrayBuffer>, string>();
  readonly #leading: number;
  #at = -1;
  #element: Element | null = null;
  /** Top of the next line, points from the top of the page. */
  y: number = MARGIN.top;

  /** @param leading factor of line heights and spaces */
  constructor(type: Typesetter, leading = 1) {
    this.type = type;
    this.#leading = leading;
    for (const [index, face] of type.faces.entries()) this.#fontNames.set(face, `F${index}`);
    this.turn();
  }

  get place(): Place {
    return { page: this.#at, y: this.y };
  }

  get isAtTop(): boolean {
    return this.y <= MARGIN.top;
  }

  /** Starts a new page. */
  turn(): void {
    this.#pages.push({ content: [], open: undefined, marked: 0, links: [] });
    this.goTo({ page: this.#pages.length - 1, y: MARGIN.top });
  }

  /** Moves back to reserved space. */
  goTo({ page, y }: Place): void {
    this.#at = page;
    this.y = y;
  }

  /** Starts a new page if the current one has less space than this, in points. @returns whether it did */
  keep(height: number): boolean {
    if (this.isAtTop || height <= this.room + ROUNDING) return false;
    this.turn();
    return true;
  }

  /** Leaves space, in points, except at the top of a page. */
  space(height: number): void {
    if (!this.isAtTop) this.y += height * this.#leading;
  }

  /** Marks output as content of an element, or as an artifact if it is null. */
  as<Result>(element: Element | null, draw: () => Result): Result {
    const before = this.#element;
    this.#element = element;
    const result = draw();
    this.#element = before;
    return result;
  }

  /** The page with the current element's content open on it. */
  #open(): Page {
    const page = this.#pages[this.#at]!;
    if (page.open === this.#element) return page;
    this.#close(page);
    page.open = this.#element;
    if (this.#element === null) page.content.push('/Artifact BMC');
    else {
      const number = page.marked;
      page.marked += 1;
      page.content.push(`/${this.#element.role} <</MCID ${number}>> BDC`);
      this.#element.kids.push({ page: this.#at, number });
    }
    return page;
  }

  #close(page: Page): void {
    if (page.open !== undefined) page.content.push('EMC');
    page.open = undefined;
  }

  #left = (x: number) => figure(MARGIN.side + x);
  #up = (y: number) => figure(PAPER.height - y);

  /** @param base baseline, points from the top of the page */
  line(line: Line, x: number, base: number, size: number, ink: Ink): void {
    const { content } = this.#open();
    content.push(`BT ${colour(ink)} rg 1 0 0 1 ${this.#left(x)} ${this.#up(base)} Tm`);
    let font = '';
    let rise = 0;
    let pieces: string[] = [];
    let codes = '';
    /** Ends a run of codes that need no extra space between them. */
    const pause = () => {
      if (codes !== '') pieces.push(`<${codes}>`);
      codes = '';
    };
    const move = (by: number) => {
      if (Math.abs(by) <= 0.5) return;
      pause();
      pieces.push(figure(by));
    };
    const show = () => {
      pause();
      if (pieces.length > 0) content.push(`[${pieces.join(' ')}] TJ`);
      pieces = [];
    };
    for (const { runs, actualText } of line.words) {
      if (actualText !== undefined) {
        show();
        content.push(`/Span <</ActualText ${textString(actualText)}>> BDC`);
      }
      for (const { face, glyphs } of runs) {
        const name = this.#fontNames.get(face)!;
        if (name !== font) {
          show();
          content.push(`/${name} ${figure(size)} Tf`);
          font = name;
        }
        for (const { code, width, advance, dx, dy } of glyphs) {
          if (dy !== rise) {
            show();
            content.push(`${figure((dy * size) / 1000)} Ts`);
            rise = dy;
          }
          move(-dx);
          codes += code;
          move(width + dx - advance);
        }
      }
      if (actualText !== undefined) {
        show();
        content.push('EMC');
      }
    }
    show();
    if (rise !== 0) content.push('0 Ts');
    content.push('ET');
  }

  /** Renders one line of text with its start, middle or end at x. @returns its width in points */
  label(
    text: string,
    { x, base, font, size, ink = 'ink', align = 'start' }: Look & { x: number; base: number },
  ): number {
    const line = this.type.line(text, font);
    const width = (line.width * size) / 1000;
    const from = { start: x, middle: x - width / 2, end: x - width }[align];
    this.line(line, from, base, size, ink);
    return width;
  }

  linesOf(text: string, { font, size, indent = 0, width = WIDTH - indent }: Look): readonly Line[] {
    return this.type.lines(text, font, size, width);
  }

  /** Points. */
  lineHeightOf({ size, lineHeight = 1.5 }: Look): number {
    return size * lineHeight * this.#leading;
  }

  /** Height of a text with its line breaks, points. */
  heightOf(text: string, look: Look): number {
    return this.linesOf(text, look).length * this.lineHeightOf(look);
  }

  /** Renders a text starting at `y`. */
  text(text: string, look: Look): void {
    const { size, ink = 'ink', indent = 0, align = 'start' } = look;
    const width = look.width ?? WIDTH - indent;
    const height = this.lineHeightOf(look);
    const lines = this.linesOf(text, look);
    for (const [index, line] of lines.entries()) {
      // No single line of a paragraph at the foot or the top of a page.
      const isWithNext = index === 0 || index === lines.length - 2;
      this.keep(isWithNext ? height * Math.min(2, lines.length) : height);
      const free = width - (line.width * size) / 1000;
      const shift = { start: 0, middle: free / 2, end: free }[align];
      // This baseline centres the letters in the line height.
      this.line(line, indent + shift, this.y + height / 2 + size * 0.34, size, ink);
      this.y += height;
    }
  }

  /** A straight line, as an artifact. */
  rule(x1: number, y1: number, x2: number, y2: number, ink: Ink, thickness = 0.5): void {
    this.as(null, () =>
      this.stroke(
        [
          [x1, y1],
          [x2, y2],
        ],
        ink,
        thickness,
      ),
    );
  }

  stroke(points: readonly Point[], ink: Ink, thickness: number): void {
    this.#open().content.push(`${colour(ink)} RG ${figure(thickness)} w ${this.#path(points)} S`);
  }

  /** A closed outline, filled unless `fill` is null. */
  outline(points: readonly Point[], fill: Ink | null, ink: Ink, thickness: number): void {
    const filled = fill === null ? '' : `${colour(fill)} rg `;
    this.#open().content.push(
      `${filled}${colour(ink)} RG ${figure(thickness)} w 1 j ${this.#path(points)} ${fill === null ? 's' : 'b'}`,
    );
  }

  /** A filled box without an outline, as an artifact. */
  box(x: number, y: number, width: number, height: number, ink: Ink): void {
    this.as(null, () =>
      this.#open().content.push(
        `${colour(ink)} rg ${this.#left(x)} ${this.#up(y + height)} ${figure(width)} ${figure(height)} re f`,
      ),
    );
  }

  /** @param jpeg bytes of a JPEG in grey or RGB @param box in points */
  image(
    jpeg: Uint8Array<ArrayBuffer>,
    { x, y, width, height }: { x: number; y: number; width: number; height: number },
  ): void {
    const name = this.#imageNames.get(jpeg) ?? `I${this.#imageNames.size}`;
    this.#imageNames.set(jpeg, name);
    this.#open().content.push(
      `q ${figure(width)} 0 0 ${figure(height)} ${this.#left(x)} ${this.#up(y + height)} cm /${name} Do Q`,
    );
  }

  #path(points: readonly Point[]): string {
    return points
      .map(([x, y], index) => `${this.#left(x)} ${this.#up(y)} ${index === 0 ? 'm' : 'l'}`)
      .join(' ');
  }

  /** Makes a full-width strip of the page a link. */
  link(y: number, height: number, to: Place): void {
    const box = [
      MARGIN.side,
      PAPER.height - y - height,
      PAPER.width - MARGIN.side,
      PAPER.height - y,
    ];
    this.#pages[this.#at]!.links.push({ box, to });
  }

  /** The share of the current page that is filled, 0 to 1. */
  get filled(): number {
    return 1 - this.room / (PAPER.height - MARGIN.foot - MARGIN.top);
  }

  /** Height of the rest of the page, points. */
  get room(): number {
    return PAPER.height - MARGIN.foot - this.y;
  }

  /**
   * Numbers the pages and writes the file.
   * @param foot text at the bottom of each page
   * @param marks bookmarks (the document outline)
   */
  async end({
    title,
    author,
    language,
    foot,
    marks,
  }: {
    title: string;
    author: string;
    language: string;
    foot: string;
    marks: readonly { title: string; level: 1 | 2; to: Place }[];
  }): Promise<Uint8Array<ArrayBuffer>> {
    const file = new PdfFile();
    for (const index of this.#pages.keys()) {
      this.goTo({ page: index, y: 0 });
      const base = PAPER.height - MARGIN.foot + 28;
      const size = 8;
      this.as(null, () => {
        this.label(foot, { x: 0, base, font: 'text', size, ink: 'quiet' });
        const number = `${index + 1} / ${this.#pages.length}`;
        this.label(number, { x: WIDTH, base, font: 'text', size, ink: 'quiet', align: 'end' });
      });
      this.#close(this.#pages[index]!);
    }

    const parent = file.reserve();
    const ids = this.#pages.map(() => file.reserve());
    const to = ({ page, y }: Place) =>
      list([reference(ids[page]!), '/XYZ null', figure(PAPER.height - y), 'null']);
    const fonts = Object.fromEntries(
      [...this.#fontNames].map(([face, name]) => {
        const id = file.reserve();
        face.embed(file, id);
        return [name, reference(id)];
      }),
    );
    const images = Object.fromEntries(
      [...this.#imageNames].map(([jpeg, name]) => {
        const { width, height, colours } = readJpeg(jpeg);
        const id = file.addStream(jpeg, {
          Type: '/XObject',
          Subtype: '/Image',
          Width: width,
          Height: height,
          ColorSpace: colours === 1 ? '/DeviceGray' : '/DeviceRGB',
          BitsPerComponent: 8,
          Filter: '/DCTDecode',
        });
        return [name, reference(id)];
      }),
    );
    const resources = reference(
      file.add(
        dictionary({
          Font: dictionary(fonts),
          XObject: this.#imageNames.size > 0 ? dictionary(images) : undefined,
        }),
      ),
    );
    for (const [index, { content, links }] of this.#pages.entries()) {
      const annotations = links.map(({ box, to: place }) =>
        reference(
          file.add(
            dictionary({
              Type: '/Annot',
              Subtype: '/Link',
              Rect: list(box.map(figure)),
              Border: '[0 0 0]',
              Dest: to(place),
            }),
          ),
        ),
      );
      file.write(
        ids[index]!,
        dictionary({
          Type: '/Page',
          Parent: reference(parent),
          MediaBox: `[0 0 ${PAPER.width} ${PAPER.height}]`,
          Resources: resources,
          Contents: reference(file.addText(content.join('\n'))),
          StructParents: index,
          Tabs: '/S',
          Annots: annotations.length > 0 ? list(annotations) : undefined,
        }),
      );
    }
    file.write(
      parent,
      dictionary({ Type: '/Pages', Kids: list(ids.map(reference)), Count: ids.length }),
    );
    const outlines = marks.length > 0 ? writeMarks(file, marks, to) : undefined;
    const root = file.add(
      dictionary({
        Type: '/Catalog',
        Pages: reference(parent),
        Lang: textString(language),
        MarkInfo: '<</Marked true>>',
        StructTreeRoot: reference(writeStructure(file, this.root, ids)),
        ViewerPreferences: '<</DisplayDocTitle true>>',
        Outlines: outlines === undefined ? undefined : reference(outlines),
        PageMode: outlines === undefined ? undefined : '/UseOutlines',
      }),
    );
    const info = file.add(
      dictionary({
        Title: textString(title),
        Author: textString(author),
        Creator: textString(author),
      }),
    );
    return file.end(root, info);
  }
}

interface Mark {
  title: string;
  to: Place;
  kids: Mark[];
}

/** Writes the bookmarks (ISO 32000-1, 12.3.3); those of level 2 belong to the level 1 before them. */
function writeMarks(
  file: PdfFile,
  marks: readonly { title: string; level: 1 | 2; to: Place }[],
  to: (place: Place) => string,
): number {
  const tops: Mark[] = [];
  for (const { title, level, to: place } of marks) {
    const siblings = level === 2 ? (tops.at(-1)?.kids ?? tops) : tops;
    siblings.push({ title, to: place, kids: [] });
  }
  const write = (siblings: readonly Mark[], parent: number): number[] => {
    const ids = siblings.map(() => file.reserve());
    for (const [index, { title, to: place, kids }] of siblings.entries()) {
      const inner = write(kids, ids[index]!);
      const at = (id: number | undefined) => (id === undefined ? undefined : reference(id));
      file.write(
        ids[index]!,
        dictionary({
          Title: textString(title),
          Parent: reference(parent),
          Prev: at(ids[index - 1]),
          Next: at(ids[index + 1]),
          First: at(inner[0]),
          Last: at(inner.at(-1)),
          // Negative: collapsed.
          Count: inner.length > 0 ? -inner.length : undefined,
          Dest: to(place),
        }),
      );
    }
    return ids;
  };
  const root = file.reserve();
  const ids = write(tops, root);
  file.write(
    root,
    dictionary({
      Type: '/Outlines',
      First: reference(ids[0]!),
      Last: reference(ids.at(-1)!),
      Count: ids.length,
    }),
  );
  return root;
}
