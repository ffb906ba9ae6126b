import type { ZodiacPage } from '@jyoti/contract';
import type { ZodiacSignMessages } from '../../../messages.generated/zodiac-sign.ts';

/** Both names of a sign; one if they are equal, as in Hindi. */
export const signTitle = (
  { sign, sanskritName: sanskrit }: Pick<ZodiacPage, 'sign' | 'sanskritName'>,
  words: Pick<ZodiacSignMessages, 'title'>,
): string => (sign === sanskrit ? sign : words.title({ sign, sanskrit }));
