// @vitest-environment node
import { expect, test } from 'vitest';
import { homeSectionsMessages } from '../src/messages.generated/home-sections.ts';
import { poojaMessages } from '../src/messages.generated/pooja.ts';
import { zodiacSignMessages } from '../src/messages.generated/zodiac-sign.ts';

test.each([
  ['English', poojaMessages.en],
  ['Hindi', poojaMessages.hi],
])('the form of a booking and its review have the same labels in %s', (_, { booking, review }) => {
  const { service, mobile, email } = review.facts;
  expect([service, mobile, email]).toEqual([booking.serviceType, booking.mobile, booking.email]);
});

test.each([
  ['English', homeSectionsMessages.en, zodiacSignMessages.en],
  ['Hindi', homeSectionsMessages.hi, zodiacSignMessages.hi],
])('the home page and the pages of signs head the same list alike in %s', (_, front, page) => {
  const { challenges, vulnerabilities, strengths } = front.traits.groups;
  expect({ challenges, vulnerabilities, strengths }).toEqual({
    challenges: page.lists.challenges,
    vulnerabilities: page.lists.vulnerabilities,
    strengths: page.lists.strengths,
  });
});
