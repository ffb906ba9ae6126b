import type { Strings } from '../i18n/index.ts';

export const offerCardStrings: Strings<{
  save: (percent: string) => string;
  code: string;
}> = {
  en: { save: (percent) => `Save ${percent}%`, code: 'Use code:' },
  hi: { save: (percent) => `${percent}% की बचत`, code: 'कूपन कोड:' },
};
