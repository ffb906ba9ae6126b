import { Face, type SetGlyph } from './face.ts';
import { PdfError } from './pdf-error.ts';
import { filesFor, type FontFile, type FontRole, type PdfFonts } from './fonts.ts';

/** Consecutive glyphs of one font. */
export interface Run {
  face: Face;
  glyphs: readonly SetGlyph[];
}

/** A word or a space, shaped. */
interface Word {
  runs: readonly Run[];
  /** The text of a word with combining marks, for PDF readers that would otherwise split it by glyph positions. */
  actualText?: string;
  /** Thousandths of the font size. */
  width: number;
}

/** A shaped line of text. Its width is in thousandths of the font size. */
export interface Line {
  words: readonly Word[];
  width: number;
}

/** Marks and joiners are set in the font of the letter before them. */
const belongsToLetter = /^(?:\p{M}|\u200c|\u200d)$/u;
const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** A day of the month with its month, and year: a number before a word in capitals or in a script without them. */
const dates = /(?<![\p{L}\d.:])\d{1,2} [\p{Lu}\p{Lo}][\p{L}\p{M}]*[.॰]?(?: \d{4}(?!\d))?/gu;
/** A line break within a date, or between a time and am or pm, is hard to read. */
const unbroken = (text: string) =>
  text
    .replace(dates, (date) => date.replaceAll(' ', '\u00a0'))
    .replace(/(\d:\d\d) (?=[ap]m)/g, '$1\u00a0');

/** Replaces special spaces, hyphens and arrows, which fonts often lack. */
const plain = (text: string) => unbroken(/^[\n -~]*$/.test(text) ? text : normalised(text));

const normalised = (text: string) =>
  text
    .normalize('NFC')
    .replace(/[\t\u2000-\u200a\u202f\u205f]/g, ' ')
    .replaceAll('\u2011', '-')
    .replaceAll('→', '->')
    // Invisible characters, except joiners, which change the shape of their neighbours.
    .replace(/(?![\n\u200c\u200d])[\p{Cc}\p{Cf}]/gu, '');

function faceOf(name: string, file: Uint8Array): Face {
  try {
    return new Face(name, file);
  } catch (cause) {
    throw new PdfError('unreadable_font', `The font ${name} is no TrueType file.`, { cause });
  }
}

/** Shapes and measures the text of a document, each word once. */
export class Typesetter {
  readonly #faces: Readonly<Record<FontRole, readonly Face[]>>;
  readonly #words: Readonly<Record<FontRole, Map<string, Word>>> = {
    text: new Map(),
    bold: new Map(),
    heading: new Map(),
  };
  /** By font, size, width and text: a text is measured before it is rendered, often more than once. */
  readonly #lines = new Map<string, readonly Line[]>();
  /** Characters that no font has. */
  readonly missing = new Set<string>();

  private constructor(faces: Readonly<Record<FontRole, readonly Face[]>>) {
    this.#faces = faces;
  }

  /** @param text all text of the document: it decides which font files are loaded */
  static async load(text: string, fonts: PdfFonts): Promise<Typesetter> {
    const faces = new Map<string, Promise<Face>>();
    const face = ({ name, load }: FontFile) => {
      const known = faces.get(name);
      if (known) return known;
      const loading = load().then((file) => faceOf(name, file));
      faces.set(name, loading);
      return loading;
    };
    const of = (role: FontRole) => Promise.all(filesFor(fonts[role], text).map(face));
    const [regular, bold, heading] = await Promise.all([of('text'), of('bold'), of('heading')]);
    return new Typesetter({ text: regular, bold, heading });
  }

  get faces(): Face[] {
    return [...new Set(Object.values(this.#faces).flat())];
  }

  #shape(text: string, font: FontRole): Word {
    const known = this.#words[font].get(text);
    if (known) return known;
    const faces = this.#faces[font];
    const parts: { face: Face | null; text: string }[] = [];
    for (const character of text) {
      const last = parts.at(-1);
      const hasGlyph = last?.face?.has(character) && belongsToLetter.test(character);
      const face = hasGlyph ? last!.face : (faces.find((one) => one.has(character)) ?? null);
      if (last && last.face === face) last.text += character;
      else parts.push({ face, text: character });
    }
    const runs = parts.map(({ face, text: part }): Run => {
      if (face) return { face, glyphs: face.shape(part) };
      const [first] = faces as [Face];
      for (const character of part) this.missing.add(character);
      return { face: first, glyphs: [...part].map((character) => first.replacement(character)) };
    });
    const width = runs
      .flatMap(({ glyphs }) => glyphs)
      .reduce((sum, { advance }) => sum + advance, 0);
    const word = { runs, width, actualText: /\p{M}/u.test(text) ? text : undefined };
    this.#words[font].set(text, word);
    return word;
  }

  /** A text on one line, regardless of its width. */
  line(text: string, font: FontRole): Line {
    const words = plain(text)
      .split(/([ \u00a0])/)
      .filter(Boolean)
      .map((word) => this.#shape(word === '\u00a0' ? ' ' : word, font));
    return { words, width: words.reduce((sum, { width }) => sum + width, 0) };
  }

  /** Width of a text without automatic line breaks, points. */
  widthOf(text: string, font: FontRole, size: number): number {
    const widths = this.lines(text, font, size, Infinity).map(({ width }) => width);
    return (Math.max(...widths) * size) / 1000;
  }

  /** Width of the widest word, points: the minimum width of a column. */
  widestWord(text: string, font: FontRole, size: number): number {
    return Math.max(
      0,
      ...plain(text)
        .split(/[ \n]+/)
        .map((word) => this.widthOf(word, font, size)),
    );
  }

  /** Splits a word that is wider than a line into pieces that fit. */
  #pieces(word: string, font: FontRole, width: number): string[] {
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
  lines(text: string, font: FontRole, size: number, width: number): readonly Line[] {
    const key = `${font} ${size} ${width} ${text}`;
    const known = this.#lines.get(key);
    if (known) return known;
    const lines = this.#break(text, font, (width * 1000) / size);
    this.#lines.set(key, lines);
    return lines;
  }

  #break(text: string, font: FontRole, most: number): Line[] {
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
