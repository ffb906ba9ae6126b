import type { NumerologyCategory } from '@jyoti/contract';

export const numberTitlesEn: Readonly<Record<NumerologyCategory, string>> = {
  destiny: 'Destiny',
  personality: 'Personality',
  attitude: 'Attitude',
  character: 'Character',
  soul: 'Soul Urge',
  agenda: 'Hidden Agenda',
  purpose: 'Divine Purpose',
};
