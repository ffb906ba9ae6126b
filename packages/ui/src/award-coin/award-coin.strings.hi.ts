import type { MessagesOf } from '../i18n/index.ts';
import type { awardCoinStrings } from './award-coin.strings.ts';

export const awardCoinHi: MessagesOf<typeof awardCoinStrings> = {
  label: (year) => `${year} का पुरस्कार`,
};
