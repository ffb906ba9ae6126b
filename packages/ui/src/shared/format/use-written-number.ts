import { useLocale } from '../../i18n/index.ts';
import { writtenNumber, type Writing } from './written-number.ts';

/** Writes numbers as the current locale does: 1,50,000 in India, 150,000 in America. */
export function useWrittenNumber(): (value: number, writing?: Writing) => string {
  const locale = useLocale();
  return (value, writing) => writtenNumber(value, { locale, ...writing });
}
