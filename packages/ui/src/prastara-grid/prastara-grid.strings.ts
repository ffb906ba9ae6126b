import type { KitStrings } from '../i18n/index.ts';

interface Messages {
  label: (body: string) => string;
  contributor: string;
  bindus: string;
  legend: (body: string) => string;
}

export const prastaraGridStrings: KitStrings<Messages> = {
  component: 'PrastaraGrid',
  en: {
    label: (body) => `Points of ${body}, by giver`,
    contributor: 'Given by',
    bindus: 'Bindus',
    legend: (body) =>
      `1 in a ring: the giver grants ${body} a bindu in that sign. The last row is the row of ${body} in Ashtakavarga.`,
  },
  hi: {
    label: (body) => `${body} के बिंदु, दाता के अनुसार`,
    contributor: 'दाता',
    bindus: 'बिंदु',
    legend: (body) =>
      `घेरे में 1: दाता उस राशि में ${body} को बिंदु देता है। अंतिम पंक्ति अष्टकवर्ग में ${body} की पंक्ति है।`,
  },
};
