import { expect, test } from 'vitest';
import { en as kpEn } from './astrologer/kp-words.en.ts';
import { hi as kpHi } from './astrologer/kp-words.hi.ts';
import { hi as doshas } from './doshas-words.hi.ts';
import { hi as transits } from './transits-words.hi.ts';

test('the two nodes are joined by “and”', () => {
  expect(kpEn.ruling.nodes(['Rahu', 'Ketu'])).toMatch(/^Rahu and Ketu are in signs/);
  expect(kpHi.ruling.nodes(['राहु', 'केतु'])).toMatch(/^राहु और केतु इन ग्रहों/);
  expect(kpEn.ruling.nodes(['Rahu'])).toMatch(/^Rahu is in a sign/);
});

test('Hindi counts the houses of Mars in one sentence', () => {
  expect(doshas.mangal.marsCounts([{ from: 'venus', house: 12 }])).toBe(
    'मंगल शुक्र से बारहवें भाव में गिना जाता है।',
  );
  expect(
    doshas.mangal.marsCounts([
      { from: 'lagna', house: 1 },
      { from: 'moon', house: 4 },
      { from: 'venus', house: 12 },
    ]),
  ).toBe('मंगल लग्न से पहले, चंद्र से चौथे और शुक्र से बारहवें भाव में गिना जाता है।');
});

test('Hindi counts aspects with ordinals', () => {
  expect(transits.contacts.aspect('सूर्य', 'लग्न', '0°10′', 7)).toBe(
    'सूर्य की सातवीं दृष्टि आपके जन्म के लग्न पर है, 0°10′ के भीतर।',
  );
});
