import type { Language, Panchang } from '@jyoti/contract';
import { civilDate } from '@jyoti/ui/dates';
import type { en } from './words.en.ts';

/** The years of a day with the names of their samvatsaras. */
export function yearsOf(
  { advanced_details: more }: Panchang,
  facts: (typeof en)['facts'],
  language: Language,
) {
  const { vikram_samvatsara: ofYear, jupiter_samvatsara: running } = more;
  const vikram = facts.year(more.vikram_samvat, ofYear);
  return {
    vikram:
      running.name === ofYear
        ? vikram
        : facts.yearSince(vikram, running.name, civilDate(language, running.since, 'short')),
    shaka: facts.year(more.shaka_samvat, more.samvatsara),
    gujarati: facts.year(more.gujarati_samvat, more.gujarati_samvatsara),
  };
}
