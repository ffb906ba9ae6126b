import type { CoverSubject } from '@jyoti/ui/cover-art';
import type { RashiNumber } from '@jyoti/ui/glyphs';
import { zodiacSigns } from '../../../packages/contract/src/choices.ts';
import type { Language } from '@jyoti/language';
import { en } from './words.en.ts';
import { hi } from './words.hi.ts';

interface Lines {
  title: string;
  line: string;
}

/** Words of the pictures in a language. */
export interface PictureWords {
  site: Lines;
  guides: Lines;
  horoscopes: Lines;
  moonPhases: Lines;
  festivals: Lines;
  wallCalendar: Lines;
  muhurta: Lines;
  /** Aries first. */
  signs: readonly Lines[];
}

/** A preview picture for shared links: its words, and the drawing next to them. */
export interface SharePicture extends Lines {
  language: Language;
  /** `share-aries`: the file is `/pictures/share-aries.png`, that of another language `/pictures/hi/share-aries.png`. */
  name: string;
  drawing: { cover: CoverSubject } | { sign: RashiNumber };
}

function picturesIn(language: Language, words: PictureWords): SharePicture[] {
  const cover = (name: string, lines: Lines, subject: CoverSubject): SharePicture => ({
    language,
    name,
    ...lines,
    drawing: { cover: subject },
  });
  return [
    cover('share', words.site, 'ring'),
    cover('share-guides', words.guides, 'gnomon'),
    cover('share-horoscopes', words.horoscopes, 'orbits'),
    cover('share-moon-phases', words.moonPhases, 'moons'),
    cover('share-festivals', words.festivals, 'lotus'),
    cover('share-wall-calendar', words.wallCalendar, 'moons'),
    cover('share-muhurta', words.muhurta, 'hours'),
    ...words.signs.map((lines, index): SharePicture => ({
      language,
      name: `share-${zodiacSigns[index]?.toLowerCase()}`,
      ...lines,
      drawing: { sign: (index + 1) as RashiNumber },
    })),
  ];
}

export const sharePictures = [...picturesIn('en', en), ...picturesIn('hi', hi)];
