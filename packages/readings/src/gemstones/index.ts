import type {
  Gem,
  GemAdvice,
  GemAffliction,
  GemGuard,
  GemReading,
  GrahaId,
  SignNumber,
} from '@jyoti/jyotish';
import { formatList } from '@jyoti/language';
import type { ReadingLanguage } from '../language.ts';
import { gemstonesMessages, type GemstonesMessages } from '../messages.generated/gemstones.ts';
import { housesMessages } from '../messages.generated/houses.ts';
import { entry, inLanguage, reading, type Reading } from '../reading.ts';
import { say } from '../say.ts';
import { grahaName, signName } from '../words.ts';

function placeOf({ role, period, graha }: GemAdvice): keyof GemstonesMessages['places'] {
  if (role !== null) return role;
  if (graha !== 'rahu' && graha !== 'ketu') return 'lord';
  return period === null ? 'node' : `own_${period}`;
}

function afflictionList(afflictions: readonly GemAffliction[], language: ReadingLanguage): string {
  return formatList(
    afflictions.map(
      (affliction) => inLanguage(gemstonesMessages, language).afflictions[affliction],
    ),
    language,
  );
}

/** What the sentence about a reason against a gem may name. */
const guardValues = (guard: GemGuard, language: ReadingLanguage) => ({
  guarded: guard.code === 'dusthana_lord' ? inLanguage(housesMessages, language)[guard.house] : '',
  afflictions: guard.code === 'weakened' ? afflictionList(guard.afflictions, language) : '',
});

/** Why a gem is considered for a chart, where its graha is, and what counts against it. */
export function gemReason(
  advice: GemAdvice,
  lagna: SignNumber,
  language: ReadingLanguage,
): Reading {
  return reading(gemstonesMessages, language, (texts) => {
    const houses = inLanguage(housesMessages, language);
    const values = {
      gem: texts.gems[advice.gem],
      graha: grahaName(advice.graha, language),
      lagna: signName(lagna, language),
      owned: formatList(
        advice.ownHouses.map((house) => say(texts.ownedHouse, { house: houses[house] })),
        language,
      ),
      house: houses[advice.house],
    };
    const verdict = advice.nature === 'yogakaraka' ? texts.advised.yogakaraka : texts.advised.plain;
    const afflictions = afflictionList(advice.afflictions, language);
    const cautions = advice.guards.map((guard) =>
      say(texts.guards[guard.code], { ...values, ...guardValues(guard, language) }),
    );
    return [
      say(texts.places[placeOf(advice)], values),
      say(texts.house, values),
      ...(advice.verdict === 'advised' ? [verdict] : []),
      ...(advice.verdict === 'advised_with_care'
        ? [...cautions.slice(0, 1), texts.withCare]
        : cautions),
      ...(advice.advised && afflictions !== ''
        ? [say(texts.oneAffliction, { ...values, afflictions })]
        : []),
      ...(advice.advised || advice.role === null ? [] : [texts.notAdvised]),
    ].join(' ');
  });
}

/** How the gem of a graha is first put on, by custom. */
export function gemEnergising(graha: GrahaId, language: ReadingLanguage): Reading {
  return reading(gemstonesMessages, language, ({ energising }) => entry(energising, graha));
}

/**
 * Whom a gem suits, by the ascendant.
 * @param suits the ascendants; none for the gem of a node
 */
export function gemSuits(
  { gem, graha }: Pick<GemAdvice, 'gem' | 'graha'>,
  suits: readonly SignNumber[],
  language: ReadingLanguage,
): Reading {
  return reading(gemstonesMessages, language, (texts) =>
    say(suits.length > 0 ? texts.suits.some : texts.suits.none, {
      gem: texts.gems[gem],
      graha: grahaName(graha, language),
      signs: formatList(
        suits.map((sign) => signName(sign, language)),
        language,
      ),
    }),
  );
}

/** The gems that must not be combined with that of a graha, and why. */
export function gemAvoidWith(
  graha: GrahaId,
  gems: readonly Gem[],
  language: ReadingLanguage,
): Reading {
  return reading(gemstonesMessages, language, (texts) =>
    say(texts.avoidWith, {
      graha: grahaName(graha, language),
      gems: formatList(
        gems.map((gem) => texts.gems[gem]),
        language,
      ),
    }),
  );
}

/** Conclusion on the three stones of a chart. */
export function gemsReading(
  { lagna, order, stones }: GemReading,
  language: ReadingLanguage,
): Reading {
  return reading(gemstonesMessages, language, (texts) => {
    const gems = order.map((role) => texts.gems[stones[role].gem]);
    return say(texts.summary, {
      count: gems.length,
      lagna: signName(lagna, language),
      gem: gems[0] ?? '',
      others: formatList(gems.slice(1), language),
    });
  });
}

/** The limits of the tradition, and how reliable the customs of wearing are. */
export function gemDisclaimer(language: ReadingLanguage): Reading {
  return reading(gemstonesMessages, language, ({ disclaimer }) => disclaimer);
}

/** The verdict with its reason, where one counts against the gem. */
function becauseOf(
  verdict: GemAdvice['verdict'],
  { code }: GemGuard,
  { withCareBecause, notAdvisedBecause, ...plain }: GemstonesMessages['verdicts'],
) {
  if (verdict === 'not_advised') return notAdvisedBecause[code];
  return verdict === 'advised_with_care' && code in withCareBecause
    ? withCareBecause[code as keyof typeof withCareBecause]
    : plain[verdict];
}

/** Whose gem it is and the verdict on it for the chart, with the first of the reasons against it, in a few words each. */
export function gemVerdictWords(
  { gem, graha, verdict, guards }: Pick<GemAdvice, 'gem' | 'graha' | 'verdict' | 'guards'>,
  language: ReadingLanguage,
): {
  /** the gem, with its graha */
  readonly gem: string;
  /** the verdict, with the first reason against it */
  readonly verdict: string;
} {
  const { gems, verdicts } = inLanguage(gemstonesMessages, language);
  const values = { gem: gems[gem], graha: grahaName(graha, language) };
  const [guard] = guards;
  return {
    gem: say(verdicts.ofGraha, values),
    verdict: guard
      ? say(becauseOf(verdict, guard, verdicts), { ...values, ...guardValues(guard, language) })
      : verdicts[verdict],
  };
}
