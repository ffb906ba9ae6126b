import { create, type Font, type Glyph } from 'fontkit';
import { dictionary, figure, list, reference, utf16, type PdfFile } from './pdf-file.ts';

/** A glyph where a text has it. Lengths in thousandths of the size. */
export interface SetGlyph {
  /** The code under which the file knows it, four hexadecimal digits. */
  code: string;
  /** What the glyph itself is wide, which a reader of the file moves on by. */
  width: number;
  /** How far the text moves on. */
  advance: number;
  dx: number;
  dy: number;
}

const digitsOf = (code: number) => code.toString(16).padStart(4, '0');

/** The characters of a text shared out among its glyphs. */
function sharedOut(characters: readonly string[], glyphs: number): string[] {
  // A glyph more than there are characters says nothing of its own.
  return Array.from({ length: glyphs }, (_, index) =>
    index === glyphs - 1 ? characters.slice(index).join('') : (characters[index] ?? ''),
  );
}

const sorted = (points: readonly number[]) => points.toSorted((a, b) => a - b).join();

/**
 * What each glyph of a shaped text says. Glyphs stand as they are seen, the vowel sign of कि first; characters are handed
 * out within each syllable as they are spoken, so that who reads the codes in their order reads the word.
 */
function textsOf(text: string, glyphs: readonly { codePoints: readonly number[] }[]): string[] {
  const characters = [...text];
  const points = characters.map((character) => character.codePointAt(0)!);
  const texts: string[] = [];
  let seen: number[] = [];
  let first = 0;
  let from = 0;
  for (const [index, glyph] of glyphs.entries()) {
    seen = [...seen, ...glyph.codePoints];
    const to = from + seen.length;
    const isLast = index === glyphs.length - 1;
    if (!isLast && (seen.length === 0 || sorted(seen) !== sorted(points.slice(from, to)))) continue;
    texts.push(...sharedOut(characters.slice(from, isLast ? undefined : to), index + 1 - first));
    seen = [];
    from = to;
    first = index + 1;
  }
  return texts;
}

/**
 * A font file in a document: shapes text and is embedded with the glyphs that were used. A code stands for a glyph together
 * with what it says, so that one glyph may say different letters in different words.
 */
export class Face {
  readonly #font: Font;
  readonly #name: string;
  readonly #codes = new Map<string, string>();
  /** By code; code 0 is the glyph of what is missing, and is never used. */
  readonly #glyphs: { glyph: number; text: string }[] = [{ glyph: 0, text: '' }];
  readonly #shaped = new Map<string, readonly SetGlyph[]>();

  /** @param name letters, digits and hyphens */
  constructor(name: string, file: Uint8Array) {
    this.#font = create(file);
    this.#name = name;
  }

  has(character: string): boolean {
    return this.#font.hasGlyphForCodePoint(character.codePointAt(0)!);
  }

  #inEm(units: number): number {
    return (units * 1000) / this.#font.unitsPerEm;
  }

  #code(glyph: number, text: string): string {
    const key = `${glyph} ${text}`;
    const known = this.#codes.get(key);
    if (known !== undefined) return known;
    const code = digitsOf(this.#glyphs.push({ glyph, text }) - 1);
    this.#codes.set(key, code);
    return code;
  }

  /** The glyphs of a text that this face has, from left to right. */
  shape(text: string): readonly SetGlyph[] {
    const known = this.#shaped.get(text);
    if (known) return known;
    const { glyphs, positions } = this.#font.layout(text);
    const texts = textsOf(text, glyphs);
    const shaped = glyphs.map((glyph, index) => {
      const { xAdvance, xOffset, yOffset } = positions[index]!;
      return {
        code: this.#code(glyph.id, texts[index] ?? ''),
        width: this.#inEm(glyph.advanceWidth),
        advance: this.#inEm(xAdvance),
        dx: this.#inEm(xOffset),
        dy: this.#inEm(yOffset),
      };
    });
    this.#shaped.set(text, shaped);
    return shaped;
  }

  /** The question mark that stands for a character which no face has; the character itself stays in the text of the file. */
  mark(character: string): SetGlyph {
    const [glyph] = this.#font.layout('?').glyphs as [Glyph];
    const width = this.#inEm(glyph.advanceWidth);
    return { code: this.#code(glyph.id, character), width, advance: width, dx: 0, dy: 0 };
  }

  /** Writes the font with the glyphs used, as a composite font (ISO 32000-1, 9.7), under a reserved id. */
  embed(file: PdfFile, id: number): void {
    const subset = this.#font.createSubset();
    const map = new DataView(new ArrayBuffer(this.#glyphs.length * 2));
    const widths: string[] = [];
    for (const [code, { glyph }] of this.#glyphs.entries()) {
      map.setUint16(code * 2, subset.includeGlyph(glyph));
      widths.push(figure(this.#inEm(this.#font.getGlyph(glyph).advanceWidth)));
    }
    const { bbox, ascent, descent, capHeight, italicAngle } = this.#font;
    // Six letters and a plus tell that a font is a part of itself.
    const name = `/SUBSET+${this.#name}`;
    const embedded = subset.encode();
    const descriptor = file.add(
      dictionary({
        Type: '/FontDescriptor',
        FontName: name,
        Flags: 4,
        FontBBox: list(
          [bbox.minX, bbox.minY, bbox.maxX, bbox.maxY].map((edge) => figure(this.#inEm(edge))),
        ),
        ItalicAngle: figure(italicAngle),
        Ascent: figure(this.#inEm(ascent)),
        Descent: figure(this.#inEm(descent)),
        CapHeight: figure(this.#inEm(capHeight || ascent)),
        StemV: 80,
        FontFile2: reference(file.addStream(embedded, { Length1: embedded.length })),
      }),
    );
    const descendant = file.add(
      dictionary({
        Type: '/Font',
        Subtype: '/CIDFontType2',
        BaseFont: name,
        CIDSystemInfo: '<</Registry (Adobe) /Ordering (Identity) /Supplement 0>>',
        FontDescriptor: reference(descriptor),
        DW: 0,
        W: `[0 ${list(widths)}]`,
        CIDToGIDMap: reference(file.addStream(new Uint8Array(map.buffer))),
      }),
    );
    file.write(
      id,
      dictionary({
        Type: '/Font',
        Subtype: '/Type0',
        BaseFont: name,
        Encoding: '/Identity-H',
        DescendantFonts: list([reference(descendant)]),
        ToUnicode: reference(file.addText(this.#toUnicode())),
      }),
    );
  }

  /** Which characters each code says (Adobe Technical Note 5411). */
  #toUnicode(): string {
    const said = [...this.#glyphs.entries()].filter(([, { text }]) => text !== '');
    const blocks = [];
    for (let from = 0; from < said.length; from += 100) {
      const lines = said
        .slice(from, from + 100)
        .map(([code, { text }]) => `<${digitsOf(code)}> <${utf16(text)}>`);
      blocks.push(`${lines.length} beginbfchar\n${lines.join('\n')}\nendbfchar`);
    }
    return `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo <</Registry (Adobe) /Ordering (UCS) /Supplement 0>> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<0000> <ffff>
endcodespacerange
${blocks.join('\n')}
endcmap
CMapName currentdict /CMap defineresource pop
end
end
`;
  }
}
