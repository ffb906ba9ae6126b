import type { OpeningTexts } from './opening.types.ts';

export const openingEn: OpeningTexts = {
  chart: '{lagna} ascendant, Moon in {moonSign}, born under {nakshatra}.',
  sign: ({ common, sanskrit }) => `${common} (${sanskrit})`,
  period: 'You are in {lord}’s main period (mahadasha) until {month} {year}.',
  // A graha that English names with an article: the Sun’s period.
  lords: {
    sun: 'the Sun',
    moon: 'the Moon',
    mars: 'Mars',
    mercury: 'Mercury',
    jupiter: 'Jupiter',
    venus: 'Venus',
    saturn: 'Saturn',
    rahu: 'Rahu',
    ketu: 'Ketu',
  },
};
