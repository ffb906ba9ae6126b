import type { Kp, Kundli } from '@jyoti/contract';
import { expect, test } from 'vitest';
import { doshasMessages } from '../messages.generated/doshas.ts';
import { kpMessages } from '../messages.generated/kp.ts';
import { transitsMessages } from '../messages.generated/transits.ts';
import { reportWords } from '../report-words.ts';
import { kpRulingPlanets } from './astrologer/kp.ts';
import { doshasPart } from './doshas-part.ts';

const nodesSentence = (language: 'en' | 'hi', ...nodes: ('Rahu' | 'Ketu')[]) => {
  const lords = { star_lord: 'Sun', sign_lord: 'Sun', sub_lord: 'Sun' };
  const ruling = { ascendant: lords, moon: lords, day_lord: 'Sun', ruling: ['Sun'], nodes };
  const kp = { ruling_planets: ruling } as unknown as Kp;
  return JSON.stringify(kpRulingPlanets(kp, reportWords(kpMessages, language)));
};

test('the two nodes are joined by “and”', () => {
  expect(nodesSentence('en', 'Rahu', 'Ketu')).toContain('Rahu and Ketu are in signs');
  expect(nodesSentence('hi', 'Rahu', 'Ketu')).toContain('राहु और केतु इन ग्रहों');
  expect(nodesSentence('en', 'Rahu')).toContain('Rahu is in a sign');
});

const marsSentence = (...houses: [from: string, house: number][]) => {
  const factors = houses.map(([from, house]) => ({ code: 'mars_in_house', from, house }));
  const cancellation = { cancellationScore: 0, cancellationReason: [] };
  const mangal = { cancellation, because: { factors }, percent: 50, score: 50 };
  const manglik = { mars_zodiac: 'Leo', mars_dignity: 'Neutral', mars_strength: 'Neutral' };
  const kundli = { doshas: { mangal, manglik }, birth: {} } as unknown as Kundli;
  return JSON.stringify(doshasPart('mangal-dosh', kundli, reportWords(doshasMessages, 'hi')));
};

test('Hindi counts the houses of Mars in one sentence', () => {
  expect(marsSentence(['venus', 12])).toContain('"मंगल शुक्र से बारहवें भाव में गिना जाता है।"');
  expect(marsSentence(['lagna', 1], ['moon', 4], ['venus', 12])).toContain(
    '"मंगल लग्न से पहले, चंद्र से चौथे और शुक्र से बारहवें भाव में गिना जाता है।"',
  );
});

test('aspects are counted with ordinals', () => {
  const { en, hi } = transitsMessages;
  const [sun, lagna] = [
    { graha: 'Sun', point: 'ascendant' },
    { graha: 'सूर्य', point: 'लग्न' },
  ];
  expect(en.contacts.aspect({ ...sun, orb: '0°10′', count: 3 })).toBe(
    'Sun aspects your natal ascendant as its 3rd, within 0°10′.',
  );
  expect(en.contacts.aspect({ ...sun, orb: '0°10′', count: 10 })).toContain('10th');
  expect(hi.contacts.aspect({ ...lagna, orb: '0°10′', count: 7 })).toBe(
    'सूर्य की सातवीं दृष्टि आपके जन्म के लग्न पर है, 0°10′ के भीतर।',
  );
});
