// @vitest-environment node
import { expect, test } from 'vitest';
import { en as home } from '../src/pages/home/section-words.en.ts';
import { hi as homeHi } from '../src/pages/home/section-words.hi.ts';
import { en as pooja } from '../src/pages/pooja/words.en.ts';
import { hi as poojaHi } from '../src/pages/pooja/words.hi.ts';
import { en as sign } from '../src/pages/zodiac-sign/words.en.ts';
import { hi as signHi } from '../src/pages/zodiac-sign/words.hi.ts';

test.each([
  ['English', pooja],
  ['Hindi', poojaHi],
])('the form of a booking and its review have the same labels in %s', (_, { booking, review }) => {
  const { service, mobile, email } = review.facts;
  expect([service, mobile, email]).toEqual([booking.serviceType, booking.mobile, booking.email]);
});

test.each([
  ['English', home, sign],
  ['Hindi', homeHi, signHi],
])('the home page and the pages of signs head the same list alike in %s', (_, front, page) => {
  const { challenges, vulnerabilities, strengths } = front.traits.groups;
  expect({ challenges, vulnerabilities, strengths }).toEqual({
    challenges: page.lists.challenges,
    vulnerabilities: page.lists.vulnerabilities,
    strengths: page.lists.strengths,
  });
});
