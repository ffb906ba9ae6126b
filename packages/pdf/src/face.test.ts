import { Blob as HarfBuzzBlob, Buffer, Face as HarfBuzzFace, Font, shape } from 'harfbuzzjs';
import { create } from 'fontkit';
import { describe, expect, test } from 'vitest';
import { readFont } from '../test/print-fonts.ts';
import { Face } from './face.ts';

const files = ['mukta-devanagari-400-normal.ttf', 'mukta-devanagari-600-normal.ttf'];

/** Names and words with conjuncts, vowel signs before their letter, reph, nukta and half letters. */
const words =
  'आशा कुलकर्णी श्री क्षत्रिय ज्ञान कृष्ण द्वारा विद्या अर्थ धर्मेन्द्र पार्वती शृंगार हृदय र्कि क्षिप्र त्र्यम्बक ऊर्ध्व ' +
  'पंख हूँ द्ध ह्म ट्ट ड्ड क्\u200dष क्\u200cष रु रू ट्र स्त्री लक्ष्मी वशिष्ठ ज्येष्ठा पुष्य आर्द्रा मृगशीर्ष कुंभ वृश्चिक ॐ ऑफिस ज़मीन ' +
  'फ़र्क ड़ ढ़ र्\u200dय चव्हाण कऱ्हाड राष्ट्रीय उज्ज्वल बुद्धि सिद्धि ङ्क्ष श्व ह्र प्रीति हिन्दी शक्ति निर्मिति सिंह पिंड बिंदु विंशोत्तरी';

describe.each(files)('%s', async (file) => {
  const bytes = await readFont(file);
  const reference = new Font(new HarfBuzzFace(new HarfBuzzBlob(bytes.slice().buffer), 0));

  /** Glyphs of a word as HarfBuzz, the shaper of browsers, gives them. */
  const expected = (word: string) => {
    const buffer = new Buffer();
    buffer.addText(word);
    buffer.guessSegmentProperties();
    shape(reference, buffer);
    return buffer.getGlyphInfosAndPositions();
  };

  test('shapes each word with the glyphs, the order and the positions of HarfBuzz', () => {
    for (const word of words.split(' ')) {
      const { glyphs, positions } = create(bytes).layout(word);
      const shaped = expected(word);
      expect(
        glyphs.map(({ id }) => id),
        word,
      ).toEqual(shaped.map(({ codepoint }) => codepoint));
      for (const [index, { xAdvance, xOffset, yOffset }] of positions.entries()) {
        const { xAdvance: advance, xOffset: dx = 0, yOffset: dy = 0 } = shaped[index]!;
        expect(xAdvance, word).toBe(advance);
        // A mark above a vowel sign that precedes its letter differs slightly, in thousandths of the font size.
        expect(Math.abs(xOffset - dx), word).toBeLessThanOrEqual(60);
        expect(yOffset, word).toBe(dy);
      }
    }
  });
});

test('a vowel sign that is rendered before its letter follows it in the text', async () => {
  const face = new Face('test', await readFont(files[0]!));
  const plain = face.shape('क');
  const [sign, letter] = face.shape('कि');
  // The letter is the same glyph, but with the vowel sign as its text: another code.
  expect(letter?.width).toBe(plain[0]?.width);
  expect(letter?.code).not.toBe(plain[0]?.code);
  expect(sign?.code).not.toBe(letter?.code);
  expect(face.shape('कि')).toBe(face.shape('कि'));
});
