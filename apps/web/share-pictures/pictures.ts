import type { CoverSubject } from '@jyoti/ui/cover-art';
import type { RashiNumber } from '@jyoti/ui/glyphs';
import { zodiacSigns } from '../../../packages/contract/src/choices.ts';
import { languages, type Language } from '@jyoti/language';
import { skyMessages } from '@jyoti/language/terms/sky';
import { sharePicturesMessages } from '../src/messages.generated/share-pictures.ts';

interface Lines {
  title: string;
  line: string;
}

/** A preview picture for shared links: its words, and the drawing next to them. */
export interface SharePicture extends Lines {
  language: Language;
  /** `share-aries`: the file is `/pictures/share-aries.png`, that of another language `/pictures/hi/share-aries.png`. */
  name: string;
  drawing: { cover: CoverSubject } | { sign: RashiNumber };
}

function picturesIn(language: Language): SharePicture[] {
  const words = sharePicturesMessages[language];
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
    ...Object.values(skyMessages[language].signs).map(
      ({ name, sanskrit }, index): SharePicture => ({
        language,
        name: `share-${zodiacSigns[index]?.toLowerCase()}`,
        title: name,
        line: sanskrit === name ? words.sign : sanskrit,
        drawing: { sign: (index + 1) as RashiNumber },
      }),
    ),
  ];
}

export const sharePictures = languages.flatMap(picturesIn);
