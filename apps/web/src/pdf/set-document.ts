import { loadFace } from './load-face.ts';
import { Pages, WIDTH, type Look, type Place } from './pages.ts';
import { wordsOf, type PdfDocument, type PdfPart } from './pdf-document.ts';
import { scriptsOf } from './scripts.ts';
import { setBlock } from './set-blocks.ts';
import type { Element } from './structure.ts';
import { Typesetter } from './typesetter.ts';

const looks = {
  title: { font: 'heading', size: 25, lineHeight: 1.2 },
  part: { font: 'heading', size: 20, lineHeight: 1.25 },
  inner: { font: 'heading', size: 15, lineHeight: 1.25 },
  missing: { font: 'text', size: 9, lineHeight: 1.45, ink: 'quiet' },
} as const satisfies Record<string, Look>;

/** The ruled line under a title, which it stands under twice. */
function titleRule(pages: Pages): void {
  for (const offset of [4, 7])
    pages.rule(0, pages.y + offset, WIDTH, pages.y + offset, 'brass', 0.8);
  pages.y += 17;
}

function setPart(pages: Pages, part: PdfPart, begins: boolean): Place {
  const isMain = part.level === 1;
  if (begins && isMain && !pages.isAtTop) pages.turn();
  pages.space(isMain ? 12 : 16);
  // A heading never stands alone at the foot of a page: it takes what it heads along, a row of charts too.
  pages.keep(part.blocks.slice(0, 2).some(({ type }) => type === 'charts') ? 330 : 90);
  const place = pages.place;
  pages.as(pages.root.add(isMain ? 'H1' : 'H2'), () =>
    pages.text(part.title, isMain ? looks.part : looks.inner),
  );
  if (isMain && begins) titleRule(pages);
  else pages.y += 5;
  for (const block of part.blocks) setBlock(pages, pages.root, block);
  return place;
}

const LINE = 19;

/** Pages left free for the list of parts, to be filled once it is known where they begin. */
function leaveContents(
  pages: Pages,
  title: string,
  parts: number,
): { places: Place[]; element: Element } {
  pages.turn();
  const element = pages.root.add('TOC');
  pages.as(element.add('P'), () => pages.text(title, looks.part));
  titleRule(pages);
  const places: Place[] = [];
  for (let index = 0; index < parts; index += 1) {
    if (pages.linesLeft(LINE) < 1) pages.turn();
    places.push(pages.place);
    pages.y += LINE;
  }
  pages.turn();
  return { places, element };
}

function setContents(
  pages: Pages,
  parts: readonly PdfPart[],
  { places, element }: { places: readonly Place[]; element: Element },
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
    pages.link(place.y, LINE, to);
  }
}

export interface SetPdf {
  bytes: Uint8Array<ArrayBuffer>;
  /** Scripts of letters that stand as question marks, named in the language of the document. */
  missing: string[];
}

/**
 * Sets a document.
 * @param onProgress told the share that is done, 0 to 1
 * @param load the bytes of a face, asked for by its address
 * @throws TypeError where a face does not come
 */
export async function setDocument(
  document: PdfDocument,
  onProgress: (share: number) => void = () => undefined,
  load: (address: string) => Promise<Uint8Array> = loadFace,
): Promise<SetPdf> {
  const { title, author, language, opening, contents, parts } = document;
  const type = await Typesetter.begin(wordsOf(document), load);
  const pages = new Pages(type);
  const h1 = pages.root.add('H1');
  pages.as(h1, () => pages.text(title, looks.title));
  titleRule(pages);
  for (const block of opening) setBlock(pages, pages.root, block);
  const note = { element: pages.root.add('P'), place: pages.place };
  const left = contents === undefined ? null : leaveContents(pages, contents, parts.length);

  const begins = parts.map((part, index) => {
    const place = setPart(pages, part, left !== null);
    onProgress((index + 1) / (parts.length + 1));
    return place;
  });
  if (left) setContents(pages, parts, left, begins);

  const missing = scriptsOf(type.missing, language);
  if (missing.length > 0) {
    // Known only now; the first page has room below the opening where a page of contents follows it.
    if (left) pages.goTo(note.place);
    const said = document.missing.replace('{scripts}', missing.join(', '));
    pages.as(note.element, () => pages.text(said, looks.missing));
  }
  const bytes = await pages.end({
    title: `${author}: ${title}`,
    author,
    language,
    foot: `${author} · ${title}`,
    marks:
      left === null
        ? []
        : parts.map((part, index) => ({
            title: part.title,
            level: part.level,
            to: begins[index]!,
          })),
  });
  onProgress(1);
  return { bytes, missing };
}
