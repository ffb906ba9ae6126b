import { en as names } from '../../format/names.en.ts';
import { en as aspects } from './aspects-words.en.ts';
import { en as charts } from './charts-words.en.ts';
import { en as houses } from './houses-words.en.ts';
import { en as jaimini } from './jaimini-words.en.ts';
import { en as kp } from './kp-words.en.ts';
import { en as moreDashas } from './more-dashas-words.en.ts';
import { en as strengths } from './strengths-words.en.ts';
import { en as year } from './year-words.en.ts';
import { en as yogas } from './yogas-words.en.ts';

/** The sentences of the tab More for astrologers, in English. `[id|words]` explains a term. */
export const en = {
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

export type AstrologerWords = typeof en;
