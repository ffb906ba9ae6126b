import type { Judged } from '@jyoti/jyotish';
import type { Language } from '@jyoti/language';
import type { JudgementText } from '@jyoti/readings';
import type { Reading, ReportBadge } from '@jyoti/ui/data';
import type { Terms } from '../format/terms.ts';
import { generalMessages } from '../messages.generated/general.ts';

const verdictTones = { supported: 'success', mixed: 'plain', effort: 'warning' } as const;

/** The verdict on a graha or a house. */
export const verdictBadge = (
  of: 'grahas' | 'houses',
  { verdict }: Judged,
  { charts: { verdicts } }: Terms,
): ReportBadge => ({ text: verdicts[of][verdict], tone: verdictTones[verdict] });

/** What weighs most, and below it the other facts. */
export function weighed(
  before: string,
  { weighing, supports, challenges }: JudgementText,
  language: Language,
): Reading['pieces'] {
  const { areas: words } = generalMessages[language];
  // The sentence has the first of each.
  const others = (title: string, [, ...list]: readonly string[]) =>
    list.length > 0 ? [{ text: title, look: 'strong' as const }, { list }] : [];
  return [
    { text: `${before} ${weighing}`.trim() },
    ...others(words.supports, supports),
    ...others(words.challenges, challenges),
  ];
}
