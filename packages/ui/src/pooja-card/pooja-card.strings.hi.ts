import type { MessagesOf } from '../i18n/index.ts';
import type { poojaCardStrings } from './pooja-card.strings.ts';

export const poojaCardHi: MessagesOf<typeof poojaCardStrings> = {
  days: 'दिन',
  duration: 'अवधि',
  pandit: 'पंडित',
  next: 'अगली तारीख़',
  from: 'शुरुआती मूल्य',
  minutes: (minutes) => `लगभग ${minutes} मिनट`,
  everyDay: 'प्रतिदिन',
  weekdays: ['रवि', 'सोम', 'मंगल', 'बुध', 'गुरु', 'शुक्र', 'शनि'],
};
