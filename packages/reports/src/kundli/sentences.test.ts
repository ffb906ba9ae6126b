import { castChart, type GrahaId } from '@jyoti/jyotish';
import { formatList, type Language } from '@jyoti/language';
import { expect, test } from 'vitest';
import { kpMessages } from '../messages.generated/kp.ts';
import { transitsMessages } from '../messages.generated/transits.ts';
import { terms } from '../format/terms.ts';
import { mangalDosh } from './doshas-part.ts';
import { kundliSource, type KundliSource } from './kundli-source.ts';

const nodesSentence = (language: Language, ...nodes: readonly GrahaId[]) =>
  kpMessages[language].ruling.nodes({
    count: nodes.length,
    nodes: formatList(nodes.map(terms[language].graha), language),
  });

test('the two nodes are joined by “and”', () => {
  expect(nodesSentence('en', 'rahu', 'ketu')).toContain('Rahu and Ketu are in signs');
  expect(nodesSentence('hi', 'rahu', 'ketu')).toContain('राहु और केतु इन ग्रहों');
  expect(nodesSentence('en', 'rahu')).toContain('Rahu is in a sign');
});

const marsSentence = (date: string, time: string) => {
  const delhi = { latitude: 28.6139, longitude: 77.209 };
  const chart = castChart({ date, time, timeZone: 'Asia/Kolkata', ...delhi });
  const of = { chart, nowJdUt: chart.time.jdUt, choices: {}, language: 'hi' };
  return JSON.stringify(mangalDosh(kundliSource(of as unknown as KundliSource)));
};

test('Hindi counts the houses of Mars in one sentence', () => {
  // In the twelfth from Venus.
  expect(marsSentence('1951-03-27', '09:30')).toContain('"मंगल शुक्र से बारहवें भाव में गिना जाता है।"');
  // In the first from the lagna, the fourth from the Moon and the twelfth from Venus.
  expect(marsSentence('1951-05-27', '05:30')).toContain(
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
