import type { SkyToday } from '@jyoti/contract';
import type { Names } from '@jyoti/reports/format';

const halves = { shukla: 'Shukla', krishna: 'Krishna' } as const;

/** "Shukla Panchami"; the two that end a half have names of their own. */
export function tithiOf({ tithi }: Pick<SkyToday, 'tithi'>, names: Names): string {
  const { number, name, paksha } = tithi;
  return names.tithi(number % 15 === 0 ? name : `${halves[paksha]} ${name}`);
}
