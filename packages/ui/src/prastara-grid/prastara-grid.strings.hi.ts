import type { MessagesOf } from '../i18n/index.ts';
import type { prastaraGridStrings } from './prastara-grid.strings.ts';

export const prastaraGridHi: MessagesOf<typeof prastaraGridStrings> = {
  label: (body) => `${body} के बिंदु, दाता के अनुसार`,
  contributor: 'दाता',
  bindus: 'बिंदु',
  legend: (body) =>
    `घेरे में 1: दाता उस राशि में ${body} को बिंदु देता है। अंतिम पंक्ति अष्टकवर्ग में ${body} की पंक्ति है।`,
};
