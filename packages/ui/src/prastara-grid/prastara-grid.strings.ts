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
};
