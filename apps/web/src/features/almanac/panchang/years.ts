import type { Language, Panchang } from '@jyoti/contract';
import { civilDate } from '@jyoti/ui/dates';
import type { PanchangMessages } from '../../../messages.generated/panchang.ts';

/** The years of a day with the names of their samvatsaras. */
export function yearsOf(
  { advanced_details: more }: Panchang,
  facts: PanchangMessages['facts'],
  language: Language,
) {
  const { vikram_samvatsara: ofYear, jupiter_samvatsara: running } = more;
  const vikram = facts.year({ year: more.vikram_samvat, samvatsara: ofYear });
  return {
    vikram:
      running.name === ofYear
        ? vikram
        : facts.yearSince({
            year: vikram,
            samvatsara: running.name,
            since: civilDate(language, running.since, 'short'),
          }),
    shaka: facts.year({ year: more.shaka_samvat, samvatsara: more.samvatsara }),
    gujarati: facts.year({ year: more.gujarati_samvat, samvatsara: more.gujarati_samvatsara }),
  };
}
