import type { ReadingLanguage } from '../language.ts';
import { matchingMessages } from '../messages.generated/matching.ts';
import type { PartnerNames } from './matching.types.ts';
import { inLanguage } from '../reading.ts';

/** Values of `{boyName}` and `{girlName}`: their names, or 'the boy' and 'the girl' if they have none or the same. */
export function partnerValues(
  names: PartnerNames | undefined,
  language: ReadingLanguage,
): Readonly<Record<'boyName' | 'girlName', string>> {
  const known = names && names.boy !== '' && names.girl !== '' && names.boy !== names.girl;
  const { boy, girl } = known ? names : inLanguage(matchingMessages, language).partners;
  return { boyName: boy, girlName: girl };
}
