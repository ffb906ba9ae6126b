import type { Kundli } from '@jyoti/contract';
import type { TransitsSetting } from '@jyoti/reports';
import { useDoshasTabWords } from '../doshas-tab/words.ts';
import { usePeriodWords } from '../period-words.ts';
import { useTransitsWords } from './transits-words.ts';

/** What the parts of the tab are written with besides its own words. */
export function useAstrologerSetting(
  { settings }: Kundli,
  now: string,
  nowLabel?: string,
): TransitsSetting {
  const periods = usePeriodWords();
  return {
    periods: nowLabel === undefined ? periods : { ...periods, running: nowLabel },
    doshas: useDoshasTabWords(),
    transits: useTransitsWords(),
    timezone: settings.timezone,
    now,
    when: nowLabel,
  };
}
