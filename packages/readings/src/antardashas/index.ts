import type { ReadingLanguage } from '../language.ts';
import { isPast, isRead, lifeStage } from '../periods/life-stage.ts';
import type { AgeSpan } from '../periods/periods.types.ts';
import { reading, type Catalogue, type Reading } from '../reading.ts';
import type { AntardashaFacts, AntardashaTexts } from './antardashas.types.ts';
import { antardashasEn } from './en.ts';
import { antardashasHi } from './hi.ts';

export type { AntardashaFacts };

const catalogue: Catalogue<AntardashaTexts> = { en: antardashasEn, hi: antardashasHi };

/**
 * Reading of an antardasha, from the relation of its two lords (subject: BPHS 52 to 60): the distance in signs, their
 * friendship, and the houses of the sub-lord.
 * @returns `text` is null for one that ended before birth or begins at 90 or later
 */
export function antardashaReading(
  facts: AntardashaFacts,
  span: AgeSpan,
  language: ReadingLanguage,
): Reading<string | null> {
  return reading(catalogue, language, (texts) => {
    if (!isRead(span)) return null;
    const past = isPast(span);
    const isSame = facts.main.graha === facts.sub.graha;
    const sentences = isSame
      ? [texts.same(facts, past)]
      : [
          texts.distance[facts.count](facts, past),
          texts.adds[facts.sub.graha](facts, lifeStage(span), past),
          texts.views(facts, past),
        ];
    return sentences.filter((one) => one !== null).join(' ');
  });
}
