import { inflateSync } from 'node:zlib';
import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFRawStream,
  type PDFPage,
} from 'pdf-lib';

const bytesOf = (stream: PDFRawStream) =>
  new TextDecoder('latin1').decode(decodePDFRawStream(stream).decode());

const utf16 = (digits: string) =>
  String.fromCharCode(...(digits.match(/.{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16)));

/** The text of each character code of a font, as a PDF reader finds it. */
function codeMapOf(font: PDFDict): Map<string, string> {
  const map = bytesOf(font.lookup(PDFName.of('ToUnicode')) as PDFRawStream);
  return new Map(
    [...map.matchAll(/^<([\da-f]{4})> <([\da-f]+)>$/gm)].map(([, code = '', text = '']) => [
      code,
      utf16(text),
    ]),
  );
}

function textOfPage(page: PDFPage): string {
  const fonts = page.node.Resources()!.lookup(PDFName.of('Font'), PDFDict);
  const codeMaps = new Map(
    fonts
      .keys()
      .map((name) => [name.asString().slice(1), codeMapOf(fonts.lookup(name, PDFDict))] as const),
  );
  const content = bytesOf(page.node.Contents() as PDFRawStream);
  let font = new Map<string, string>();
  let text = '';
  for (const line of content.split('\n')) {
    if (line.startsWith('BT')) text += '\n';
    const [, name] = /^\/(F\d+) [\d.]+ Tf/.exec(line) ?? [];
    if (name) font = codeMaps.get(name) ?? new Map();
    if (line.endsWith('TJ')) {
      for (const [, codes = ''] of line.matchAll(/<([\da-f]+)>/g)) {
        for (const code of codes.match(/.{4}/g) ?? []) text += font.get(code) ?? '';
      }
    }
  }
  return text;
}

/** The text of each page, line by line. It is read from the character codes, as when text is copied. */
export async function textOfPdf(bytes: Uint8Array): Promise<string[]> {
  const file = await PDFDocument.load(bytes);
  return file.getPages().map(textOfPage);
}

/** Titles of the bookmarks, with those of level 2 below their parent. */
export async function marksOfPdf(bytes: Uint8Array): Promise<{ title: string; kids: string[] }[]> {
  const { catalog } = await PDFDocument.load(bytes);
  const kidsOf = (mark: PDFDict): PDFDict[] => {
    const kids: PDFDict[] = [];
    let next = mark.lookupMaybe(PDFName.of('First'), PDFDict);
    while (next) {
      kids.push(next);
      next = next.lookupMaybe(PDFName.of('Next'), PDFDict);
    }
    return kids;
  };
  const titleOf = (mark: PDFDict) => {
    const title = mark.lookup(PDFName.of('Title')) as unknown as { decodeText: () => string };
    return title.decodeText();
  };
  return kidsOf(catalog.lookup(PDFName.of('Outlines'), PDFDict)).map((mark) => ({
    title: titleOf(mark),
    kids: kidsOf(mark).map(titleOf),
  }));
}

/** The number of links on each page. */
export async function linksOfPdf(bytes: Uint8Array): Promise<number[]> {
  const file = await PDFDocument.load(bytes);
  return file
    .getPages()
    .map(({ node }) => node.lookupMaybe(PDFName.of('Annots'), PDFArray)?.size() ?? 0);
}

/** The pictures drawn on each page: their size in points, and the bytes of the JPEG. */
export async function imagesOfPdf(
  bytes: Uint8Array,
): Promise<{ width: number; height: number; bytes: Uint8Array }[][]> {
  const file = await PDFDocument.load(bytes);
  return file.getPages().map(({ node }) => {
    const images = node.Resources()!.lookupMaybe(PDFName.of('XObject'), PDFDict);
    const content = bytesOf(node.Contents() as PDFRawStream);
    return [...content.matchAll(/q ([\d.]+) 0 0 ([\d.]+) [\d.]+ [\d.]+ cm \/(I\d+) Do Q/g)].map(
      ([, width, height, name = '']) => {
        const { contents } = images!.lookup(PDFName.of(name)) as PDFRawStream;
        return {
          width: Number(width),
          height: Number(height),
          bytes: new Uint8Array(inflateSync(contents)),
        };
      },
    );
  });
}
