import type { KitStrings } from '../i18n/index.ts';

interface NumberFieldMessages {
  more: (label: string) => string;
  less: (label: string) => string;
  format: string;
  decimals: (most: number) => string;
  /** Bounds as the field writes numbers; undefined where there is none. */
  range: (min: string | undefined, max: string | undefined) => string;
}

export const numberFieldStrings: KitStrings<NumberFieldMessages> = {
  component: 'NumberField',
  en: {
    more: (label) => `${label}: more`,
    less: (label) => `${label}: less`,
    format: 'Please enter a number',
    decimals: (most) =>
      most === 0
        ? 'Please enter a whole number'
        : `At most ${most} ${most === 1 ? 'digit' : 'digits'} after the point`,
    range: (min, max) => {
      if (min === undefined) return `At most ${max}`;
      return max === undefined ? `At least ${min}` : `From ${min} to ${max}`;
    },
  },
};
