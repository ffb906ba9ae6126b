import { create, type Font, type Glyph } from 'fontkit';
import { dictionary, figure, list, reference, utf16, type PdfFile } from './pdf-file.ts';

/** A glyph of a shaped text. Lengths are in thousandths of the font size. */
export interface SetGlyph {
  /** Its character code in the file, four hexadecimal digits. */
  code: string;
  /** Width of the glyph, by which a PDF reader moves on. */
  width: number;
  /** How far the text moves on, which kerning and marks may change. */
  advance: number;
  dx: number;
  dy: number;
}

const digitsOf = (code: number) => code.toString(16).padStart(4, '0');

/** Distributes characters among glyphs, one each; the last glyph gets the rest. */
function distribute(characters: readonly string[], glyphs: number): string[] {
  // With more glyphs than characters, the surplus glyphs get no text.
  return Array.from({ length: glyphs }, (_, index) =>
    index === glyphs - 1 ? characters.slice(index).join('') : (characters[index] ?? ''),
  );
}

const sorted = (points: readonly number[]) => points.toSorted((a, b) => a - b).join();

/**
 * The text of each glyph. Glyphs are in visual order: in कि the vowel sign comes first. Within each syllable, the characters are
 * assigned in logical order, so that copied text is the original word.
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
    texts.push(...distribute(characters.slice(from, isLast ? undefined : to), index + 1 - first));
    seen = [];
    from = to;
    first = index + 1;
  }
  return texts;
}

/**
 * A font in a document: shapes text and embeds the glyphs that were used. A character code identifies a glyph together with its
 * text, so that one glyph can have different text in different words.
 */
export class Face {
  readonly #font: Font;
  readonly #name: string;
  readonly #codes = new Map<string, string>();
  /** Indexed by character code; code 0 is the missing glyph and is never used. */
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

  /** The glyphs of a text, from left to right. The font must have all its characters. */
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

  /** A question mark for a character that no font has; its text in the file is still the character. */
  replacement(character: string): SetGlyph {
    const [glyph] = this.#font.layout('?').glyphs as [Glyph];
    const width = this.#inEm(glyph.advanceWidth);
    return { code: this.#code(glyph.id, character), width, advance: width, dx: 0, dy: 0 };
  }

  /** Writes the subset of used glyphs as a composite font (ISO 32000-1, 9.7) with a reserved object id. */
  embed(file: PdfFile, id: number): void {
    const subset = this.#font.createSubset();
    const map = new DataView(new ArrayBuffer(this.#glyphs.length * 2));
    const widths: string[] = [];
    for (const [code, { glyph }] of this.#glyphs.entries()) {
      map.setUint16(code * 2, subset.includeGlyph(glyph));
      widths.push(figure(this.#inEm(this.#font.getGlyph(glyph).advanceWidth)));
    }
    const { bbox, ascent, descent, capHeight, italicAngle } = this.#font;
    // Six letters and a plus sign mark a font subset (9.6.4).
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

  /** The text of each character code (Adobe Technical Note 5411). */
  #toUnicode(): string {
    const entries = [...this.#glyphs.entries()].filter(([, { text }]) => text !== '');
    const blocks = [];
    for (let from = 0; from < entries.length; from += 100) {
      const lines = entries
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
