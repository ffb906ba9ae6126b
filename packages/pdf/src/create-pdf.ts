import { checkInput } from './check-input.ts';
import { drawBlocks, startOfBlocks } from './blocks.ts';
import { textOf, type PdfDocument, type PdfPart } from './document.ts';
import type { PdfFonts } from './fonts.ts';
import { drawLetterhead, drawSignature } from './letterhead.ts';
import { Pages, WIDTH, type Look, type Place } from './pages.ts';
import { scriptsOf } from './scripts.ts';
import type { Element } from './structure.ts';
import { Typesetter } from './typesetter.ts';

const looks = {
  title: { font: 'heading', size: 25, lineHeight: 1.2 },
  part: { font: 'heading', size: 20, lineHeight: 1.25 },
  inner: { font: 'heading', size: 15, lineHeight: 1.25 },
  missing: { font: 'text', size: 9, lineHeight: 1.45, ink: 'quiet' },
} as const satisfies Record<string, Look>;

/** The double rule under a title. */
function titleRule(pages: Pages): void {
  for (const offset of [4, 7])
    pages.rule(0, pages.y + offset, WIDTH, pages.y + offset, 'brass', 0.8);
  pages.y += 17;
}

/**
 * @param next the part after it: the title of a part without blocks stays with it
 * @param newPage whether a part of level 1 begins on a new page
 */
function drawPart(pages: Pages, part: PdfPart, next: PdfPart | undefined, newPage: boolean): Place {
  const isMain = part.level === 1;
  if (newPage && isMain && !pages.isAtTop) pages.turn();
  pages.space(isMain ? 12 : 16);
  const look = isMain ? looks.part : looks.inner;
  const below =
    part.blocks.length > 0 || !next
      ? startOfBlocks(pages, part.blocks)
      : pages.heightOf(next.title, looks.inner) + 21 + startOfBlocks(pages, next.blocks);
  pages.keep(pages.heightOf(part.title, look) + 20 + below);
  const place = pages.place;
  pages.as(pages.root.add(isMain ? 'H1' : 'H2'), () => pages.text(part.title, look));
  if (isMain && newPage) titleRule(pages);
  else pages.y += 5;
  drawBlocks(pages, pages.root, part.blocks);
  return place;
}

/** Height of a line of the table of contents, points: lower if all lines fit on one page only then. */
const LINE = { most: 19, least: 14.5 } as const;

/** Reserves the space of the table of contents, which is rendered once the page numbers are known. */
function reserveContents(
  pages: Pages,
  title: string,
  parts: number,
): { places: Place[]; line: number; element: Element } {
  pages.turn();
  const element = pages.root.add('TOC');
  pages.as(element.add('P'), () => pages.text(title, looks.part));
  titleRule(pages);
  const line = Math.max(LINE.least, Math.min(LINE.most, pages.room / parts));
  const places: Place[] = [];
  for (let index = 0; index < parts; index += 1) {
    pages.keep(line);
    places.push(pages.place);
    pages.y += line;
  }
  pages.turn();
  return { places, line, element };
}

function drawContents(
  pages: Pages,
  parts: readonly PdfPart[],
  { places, line, element }: { places: readonly Place[]; line: number; element: Element },
  begins: readonly Place[],
): void {
  for (const [index, { title, level }] of parts.entries()) {
    const [place, to] = [places[index]!, begins[index]!];
    pages.goTo(place);
    const base = place.y + 13;
    const look = { font: level === 1 ? 'bold' : 'text', size: 10 } as const;
    const x = level === 1 ? 0 : 16;
    pages.as(element.add('TOCI'), () => {
      const width = pages.label(title, { ...look, x, base });
      const number = String(to.page + 1);
      const wide = pages.type.widthOf(number, look.font, look.size);
      pages.rule(x + width + 6, base, WIDTH - wide - 6, base, 'hair', 0.4);
      pages.label(number, { ...look, x: WIDTH, base, align: 'end' });
    });
    pages.link(place.y, line, to);
  }
}

/** Factors of line heights and spaces for a short document whose last page would be nearly empty. */
const TIGHTER = [0.95, 0.9];
/** A document of at most this many pages is short. */
const SHORT = 12;
/** A page that is filled less than this is nearly empty. */
const NEARLY_EMPTY = 0.25;

/** Renders all of a document. */
function layOut(document: PdfDocument, pages: Pages, onProgress: (share: number) => void) {
  const { title, titleShown = true, letterhead, opening, contents, parts } = document;
  const { newPages = contents !== undefined } = document;
  if (letterhead) drawLetterhead(pages, letterhead);
  if (titleShown) {
    pages.as(pages.root.add('H1'), () => pages.text(title, looks.title));
    titleRule(pages);
  }
  drawBlocks(pages, pages.root, opening);
  const note = { element: pages.root.add('P'), place: pages.place };
  const reserved = contents === undefined ? null : reserveContents(pages, contents, parts.length);

  const begins = parts.map((part, index) => {
    const place = drawPart(pages, part, parts[index + 1], newPages);
    onProgress((index + 1) / (parts.length + 1));
    return place;
  });
  if (letterhead?.signature) drawSignature(pages, letterhead.signature);
  const { page } = pages.place;
  const endsEarly = page > 0 && page < SHORT && pages.filled < NEARLY_EMPTY;
  if (reserved) drawContents(pages, parts, reserved, begins);
  return { pages, note, begins, endsEarly };
}

export interface CreatePdfOptions {
  /** The font files by their role, the first with a character is used. */
  fonts: PdfFonts;
  /** Called after each part with the share that is done, from 0 to 1. */
  onProgress?: (share: number) => void;
}

export interface CreatedPdf {
  /** The file. */
  bytes: Uint8Array<ArrayBuffer>;
  /**
   * What no font has: scripts, named in the language of the document, and the code points (`U+2605`) of characters in none
   * of the scripts of `scripts.ts`. These characters are printed as question marks but remain in the text of the file.
   */
  missing: string[];
}

/**
 * Typesets a document on A4 pages as a tagged PDF 1.7 file.
 * @throws PdfError if the document or the fonts are not as their types say, or the logo of the letterhead is not a JPEG in grey or RGB
 * @throws the rejection of the `load` function of a font
 */
export async function createPdf(
  document: PdfDocument,
  options: CreatePdfOptions,
): Promise<CreatedPdf> {
  checkInput(document, options);
  const { fonts, onProgress = () => undefined } = options;
  const { title, author, language, parts } = document;
  const type = await Typesetter.load(textOf(document), fonts);
  let laid = layOut(document, new Pages(type), onProgress);
  for (const leading of TIGHTER) {
    if (!laid.endsEarly) break;
    const tighter = layOut(document, new Pages(type, leading), () => undefined);
    if (!tighter.endsEarly) laid = tighter;
  }
  const { pages, note, begins } = laid;

  const missing = scriptsOf(type.missing, language);
  if (missing.length > 0) {
    // Known only after all parts are set; with a table of contents, the first page has space below the opening.
    if (document.contents !== undefined) pages.goTo(note.place);
    const text = document.missing.replace('{scripts}', missing.join(', '));
    pages.as(note.element, () => pages.text(text, looks.missing));
  }
  const bytes = await pages.end({
    title: `${author}: ${title}`,
    author,
    language,
    foot: `${author} · ${title}`,
    marks: parts.map(({ title: name, level }, index) => ({
      title: name,
      level,
      to: begins[index]!,
    })),
  });
  onProgress(1);
  return { bytes, missing };
}
