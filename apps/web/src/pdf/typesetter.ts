import { Face, type SetGlyph } from './face.ts';
import { faceFiles, fontNames, subsetsFor, type FontName } from './face-files.ts';

/** Glyphs of one face, one after another. */
export interface Run {
  face: Face;
  glyphs: readonly SetGlyph[];
}

/** A word or a space, shaped. */
interface Word {
  runs: readonly Run[];
  /** The word itself where its marks stand over and under its letters: a reader that goes by places alone would split it. */
  spoken?: string;
  /** Thousandths of the size. */
  width: number;
}

/** A line of a text, ready to be set. */
export interface Line {
  words: readonly Word[];
  width: number;
}

/** Marks, joiners and selectors belong to the letter before them, whoever has it. */
const belongsToLetter = /^(?:\p{M}|\u200c|\u200d)$/u;
const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** A text in characters that the faces have, where they lack only the shape of a space, a hyphen or an arrow. */
const plain = (text: string) => (/^[\n -~]*$/.test(text) ? text : tidied(text));

const tidied = (text: string) =>
  text
    .normalize('NFC')
    .replace(/[\t\u2000-\u200a\u202f\u205f]/g, ' ')
    .replaceAll('\u2011', '-')
    .replaceAll('→', '->')
    // What has no shape of its own; joiners stay, for they shape their neighbours.
    .replace(/(?![\n\u200c\u200d])[\p{Cc}\p{Cf}]/gu, '');

/** Shapes and measures texts in the faces of a document, each word once. */
export class Typesetter {
  readonly #faces: Readonly<Record<FontName, readonly Face[]>>;
  readonly #words: Readonly<Record<FontName, Map<string, Word>>> = {
    text: new Map(),
    bold: new Map(),
    heading: new Map(),
  };
  /** By font, size, width and text: a text is measured before it is set, often more than once. */
  readonly #broken = new Map<string, readonly Line[]>();
  /** Characters that no face has. */
  readonly missing = new Set<string>();

  private constructor(faces: Readonly<Record<FontName, readonly Face[]>>) {
    this.#faces = faces;
  }

  /**
   * @param text all that will be set: it decides which files are brought
   * @param load the bytes of a face
   */
  static async begin(
    text: string,
    load: (address: string) => Promise<Uint8Array>,
  ): Promise<Typesetter> {
    const subsets = subsetsFor(text);
    const faces = new Map<string, Promise<Face>>();
    const face = (font: FontName, subset: keyof (typeof faceFiles)[FontName]) => {
      const address = faceFiles[font][subset];
      // Two fonts may share a face: it is brought and embedded once.
      const known = faces.get(address);
      if (known) return known;
      const brought = load(address).then((file) => new Face(`${font}-${subset}`, file));
      faces.set(address, brought);
      return brought;
    };
    const [regular, bold, heading] = await Promise.all(
      fontNames.map((font) => Promise.all(subsets.map((subset) => face(font, subset)))),
    );
    // Only the face of the headings draws the marks of minutes and seconds.
    const marks = heading!.slice(0, 1);
    return new Typesetter({
      text: [...regular!, ...marks],
      bold: [...bold!, ...marks],
      heading: heading!,
    });
  }

  get faces(): Face[] {
    return [...new Set(Object.values(this.#faces).flat())];
  }

  #shape(text: string, font: FontName): Word {
    const known = this.#words[font].get(text);
    if (known) return known;
    const faces = this.#faces[font];
    const parts: { face: Face | null; text: string }[] = [];
    for (const character of text) {
      const last = parts.at(-1);
      const holds = last?.face?.has(character) && belongsToLetter.test(character);
      const face = holds ? last!.face : (faces.find((one) => one.has(character)) ?? null);
      if (last && last.face === face) last.text += character;
      else parts.push({ face, text: character });
    }
    const runs = parts.map(({ face, text: part }): Run => {
      if (face) return { face, glyphs: face.shape(part) };
      const [first] = faces as [Face];
      for (const character of part) this.missing.add(character);
      return { face: first, glyphs: [...part].map((character) => first.mark(character)) };
    });
    const width = runs
      .flatMap(({ glyphs }) => glyphs)
      .reduce((sum, { advance }) => sum + advance, 0);
    const word = { runs, width, spoken: /\p{M}/u.test(text) ? text : undefined };
    this.#words[font].set(text, word);
    return word;
  }

  /** A text on one line, whatever its width. */
  line(text: string, font: FontName): Line {
    const words = plain(text)
      .split(/([ \u00a0])/)
      .filter(Boolean)
      .map((word) => this.#shape(word === '\u00a0' ? ' ' : word, font));
    return { words, width: words.reduce((sum, { width }) => sum + width, 0) };
  }

  /** Width of a text that is broken only where it says so, points. */
  widthOf(text: string, font: FontName, size: number): number {
    const widths = this.lines(text, font, size, Infinity).map(({ width }) => width);
    return (Math.max(...widths) * size) / 1000;
  }

  /** Width of the widest word, points: what a column needs at least. */
  widestWord(text: string, font: FontName, size: number): number {
    return Math.max(
      0,
      ...plain(text)
        .split(/\s+/)
        .map((word) => this.widthOf(word, font, size)),
    );
  }

  /** A word that alone is wider than a line, in pieces that are not. */
  #pieces(word: string, font: FontName, width: number): string[] {
    const pieces: string[] = [];
    let piece = '';
    for (const { segment } of graphemes.segment(word)) {
      if (piece !== '' && this.#shape(piece + segment, font).width > width) {
        pieces.push(piece);
        piece = segment;
      } else piece += segment;
    }
    return [...pieces, piece];
  }

  /** A text broken into lines no wider than the width in points. */
  lines(text: string, font: FontName, size: number, width: number): readonly Line[] {
    const key = `${font} ${size} ${width} ${text}`;
    const known = this.#broken.get(key);
    if (known) return known;
    const lines = this.#break(text, font, (width * 1000) / size);
    this.#broken.set(key, lines);
    return lines;
  }

  #break(text: string, font: FontName, most: number): Line[] {
    const space = this.#shape(' ', font);
    return plain(text)
      .split('\n')
      .flatMap((paragraph) => {
        const lines: Line[] = [];
        let words: Word[] = [];
        let used = 0;
        const end = () => {
          lines.push({ words, width: used });
          words = [];
          used = 0;
        };
        for (const piece of paragraph.split(/ +/)) {
          const whole = this.line(piece, font);
          const parts = whole.width > most ? this.#pieces(piece, font, most) : [piece];
          for (const [index, part] of parts.entries()) {
            const { words: shaped, width: wide } = this.line(part, font);
            const gap = words.length > 0 && index === 0 ? space.width : 0;
            if (words.length > 0 && used + gap + wide > most) end();
            else if (gap > 0) {
              words.push(space);
              used += gap;
            }
            words.push(...shaped);
            used += wide;
          }
        }
        end();
        return lines;
      });
  }
}
