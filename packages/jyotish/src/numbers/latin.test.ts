import { describe, expect, test } from 'vitest';
import { inLatinLetters } from './latin.ts';

const lettersOf = (name: string): string => inLatinLetters(name).words.join(' ');

describe('Latin letters of any language', () => {
  test.each([
    ['François Müller', 'FRANCOIS MULLER'],
    ['Strauß', 'STRAUSS'],
    ['STRAUẞ', 'STRAUSS'],
    ['Æsa Sørensen', 'AESA SORENSEN'],
    ['Łukasz Wałęsa', 'LUKASZ WALESA'],
    ['Đặng Nguyễn Ơ', 'DANG NGUYEN O'],
    ['Þór Guðmundsson', 'THOR GUDMUNDSSON'],
    ['Ilgın Şükrü İnönü', 'ILGIN SUKRU INONU'],
    ['Kṛṣṇa', 'KRSNA'],
    ['Əliyev', 'ELIYEV'],
    ['ﬁn Ａｓｈａ', 'FIN ASHA'],
  ])('%s is counted as %s', (name, expected) => {
    const result = inLatinLetters(name);
    expect(result).toEqual({ words: expected.split(' '), transliterated: true, ignored: [] });
  });

  test('a plain name is unchanged', () => {
    expect(inLatinLetters("Mary-Jane D'Souza, Jr.")).toEqual({
      words: ['MARY', 'JANE', 'D', 'SOUZA', 'JR'],
      transliterated: false,
      ignored: [],
    });
  });
});

describe('Devanagari', () => {
  test.each([
    // the a at the end is not pronounced
    ['राम', 'RAM'],
    ['रमेश कुमार', 'RAMESH KUMAR'],
    ['आनन्द', 'ANAND'],
    ['गणेश', 'GANESH'],
    // but it is after a cluster that needs it, and when it is all there is
    ['चन्द्र', 'CHANDRA'],
    ['कृष्ण', 'KRISHNA'],
    ['सूर्य', 'SURYA'],
    ['क', 'KA'],
    // written vowels
    ['सीता', 'SITA'],
    ['लक्ष्मी', 'LAKSHMI'],
    ['गौरी', 'GAURI'],
    ['ऐश्वर्या', 'AISHVARYA'],
    ['ऋषि', 'RISHI'],
    // nasals
    ['संजय', 'SANJAY'],
    ['अंबा', 'AMBA'],
    ['शिवं', 'SHIVAM'],
    ['चाँद', 'CHAND'],
    ['मनमोहन सिंह', 'MANAMOHAN SINGH'],
    // clusters and the dot below
    ['ज्ञान', 'GYAN'],
    ['यज्ञ', 'YAGYA'],
    ['फ़िरोज़', 'FIROZ'],
    ['छाया', 'CHHAYA'],
    ['दुःख', 'DUHKH'],
    ['ॐ', 'OM'],
  ])('%s is counted as %s', (name, expected) => {
    expect(lettersOf(name)).toBe(expected);
    expect(lettersOf(name.normalize('NFC'))).toBe(expected);
    expect(inLatinLetters(name)).toMatchObject({ transliterated: true, ignored: [] });
  });

  test('joiners have no letter; digits of the script are named as left out', () => {
    expect(lettersOf('श\u094d\u200dयाम')).toBe('SHYAM');
    expect(lettersOf('\u200dराम')).toBe('RAM');
    expect(inLatinLetters('राम२')).toMatchObject({ words: ['RAM'], ignored: ['२'] });
  });
});

test('other scripts and symbols are left out and named once each', () => {
  expect(inLatinLetters('ராம Анна 山 A1★A')).toEqual({
    words: ['AA'],
    transliterated: false,
    ignored: ['ர', 'ா', 'ம', 'А', 'н', 'а', '山', '1', '★'],
  });
});
