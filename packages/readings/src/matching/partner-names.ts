import type { MatchingTexts, PartnerNames } from './matching.types.ts';

/** Values of `{boyName}` and `{girlName}`: their names, or 'the boy' and 'the girl' if they have none or the same. */
export function partnerValues(
  { partners }: MatchingTexts,
  names: PartnerNames | undefined,
): Readonly<Record<'boyName' | 'girlName', string>> {
  const known = names && names.boy !== '' && names.girl !== '' && names.boy !== names.girl;
  const { boy, girl } = known ? names : partners;
  return { boyName: boy, girlName: girl };
}
