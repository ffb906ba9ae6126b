import { hi as names } from '../../format/names.hi.ts';
import { hi as aspects } from './aspects-words.hi.ts';
import type { AstrologerWords } from './astrologer-words.en.ts';
import { hi as charts } from './charts-words.hi.ts';
import { hi as houses } from './houses-words.hi.ts';
import { hi as jaimini } from './jaimini-words.hi.ts';
import { hi as kp } from './kp-words.hi.ts';
import { hi as moreDashas } from './more-dashas-words.hi.ts';
import { hi as strengths } from './strengths-words.hi.ts';
import { hi as year } from './year-words.hi.ts';
import { hi as yogas } from './yogas-words.hi.ts';

/** The sentences of the tab More for astrologers, in Hindi. `[id|words]` explains a term. */
export const hi: AstrologerWords = {
  names,
  aspects,
  charts,
  houses,
  jaimini,
  kp,
  moreDashas,
  strengths,
  year,
  yogas,
};
