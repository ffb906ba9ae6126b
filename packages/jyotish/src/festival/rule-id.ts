import { LUNAR_MONTH_NAMES } from '../panchang/index.ts';
import type { LunarMonthNumber } from '../panchang/index.ts';
import type { DayTest, FestivalRule } from './rule.ts';

const WEEKDAYS = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
] as const;

/**
 * A rule in one line of lower-case words, the same for the same rule:
 * `chaitra shukla-9 at madhyahna; both: second; neither: second`.
 */
export function ruleIdOf(rule: FestivalRule): string {
  switch (rule.kind) {
    case 'tithi': {
      const month = rule.sunIn === undefined ? monthName(rule.month) : `sun in ${rule.sunIn}:`;
      const extra = rule.adhika === 'instead' ? ' (adhika instead)' : '';
      return `${month} ${tithiName(rule.tithi)}${extra} ${testName(rule)}`;
    }
    case 'nakshatra': {
      const joined = rule.withTithi === undefined ? '' : `; with ${tithiName(rule.withTithi)}`;
      return `sun in ${rule.sunIn}: nakshatra ${rule.nakshatra} ${testName(rule)}${joined}`;
    }
    case 'sankranti':
      return `sun enters ${rule.sign}: ${rule.day}`;
    case 'relative':
      return `${rule.to} ${rule.days > 0 ? '+' : ''}${rule.days}`;
    case 'weekday_before':
      return `${WEEKDAYS[rule.weekday]} before ${rule.to}`;
    case 'holika':
      return `${monthName(rule.month)} ${tithiName(rule.tithi)} at pradosha; clear of bhadra`;
    case 'vijayadashami':
      return `${monthName(rule.month)} ${tithiName(rule.tithi)} at aparahna; with shravana`;
    case 'ekadashi':
      return 'every ekadashi at sunrise; vaishnava: without dashami at arunodaya';
  }
}

function monthName(month: LunarMonthNumber | undefined): string {
  return month === undefined ? 'every' : LUNAR_MONTH_NAMES[month - 1]!.toLowerCase();
}

function tithiName(tithi: number): string {
  if (tithi === 15) return 'purnima';
  if (tithi === 30) return 'amavasya';
  return tithi < 15 ? `shukla-${tithi}` : `krishna-${tithi - 15}`;
}

function testName({ at, both, neither, least }: DayTest): string {
  const atLeast = least === undefined ? '' : ` for ${least} min`;
  return `at ${at}${atLeast}; both: ${both}; neither: ${neither}`;
}
