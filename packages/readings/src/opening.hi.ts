import type { OpeningTexts } from './opening.types.ts';

export const openingHi: OpeningTexts = {
  chart: '{lagna} लग्न, चंद्रमा {moonSign} राशि में, जन्म नक्षत्र {nakshatra}।',
  sign: ({ sanskrit }) => sanskrit,
  period: '{month} {year} तक {lord} की महादशा है।',
  lords: {
    sun: 'सूर्य',
    moon: 'चंद्र',
    mars: 'मंगल',
    mercury: 'बुध',
    jupiter: 'गुरु',
    venus: 'शुक्र',
    saturn: 'शनि',
    rahu: 'राहु',
    ketu: 'केतु',
  },
};
