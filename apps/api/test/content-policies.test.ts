import { describe, expect, test } from 'vitest';
import {
  languages,
  message,
  mostReschedulings,
  type Block,
  type InfoPage,
  type InfoPageId,
} from '@jyoti/contract';
import { readContent } from '../src/content/content.ts';

const content = await readContent(() => {});

function page<Id extends InfoPageId>(id: Id): InfoPage<Id> {
  const found = content.page(id, 'en');
  if (!found) throw new Error(`There is no ${id}.`);
  return found.value as InfoPage<Id>;
}

function textOf(block: Block): string {
  if (block.type === 'list') return block.items.join(' ');
  if (block.type === 'table') return block.rows.flat().join(' ');
  return block.text;
}

/** The text of a page by section. */
function sectionTexts(id: InfoPageId): string[] {
  return page(id).sections.map(({ heading, blocks }) => [heading, ...blocks.map(textOf)].join(' '));
}

describe('pricing policy', () => {
  const { services, packages, paymentMethods } = page('pricing-policy');

  test('has the specified prices of services [S0-433] [S0-434] [S0-435] [S0-436] [S0-437] [S0-438] [S0-439] [S0-440] [S0-441] [S0-442] [S0-453]', () => {
    expect(services.map(({ name, price }) => [name, price])).toEqual([
      ['Vedic Astrology', 300],
      ['Tarot', 200],
      ['Numerology', 350],
      ['Vastu', 500],
      ['Kundli Matching Basic', 0],
      ['Kundli Matching Premium', 1100],
      ['Detailed Kundli Analysis', 800],
      ['Personalized Reports', 700],
      ['Customized Remedies', 1000],
      ['Ceremonies', null],
      ['Store products', null],
    ]);
    expect(services.find(({ id }) => id === 'ceremonies')?.url).toBe('/poojas');
  });

  test('has the specified prices of packages [S0-443] [S0-444] [S0-445] [S0-446] [S0-447] [S0-448]', () => {
    expect(packages.map(({ name, price, includes }) => [name, price, includes])).toEqual([
      ['Basic', 1500, ['3 Vedic consultations', 'E-mail support']],
      ['Premium', 2600, ['5 consultations of any type', '1 report', 'Priority scheduling']],
      ['Ultimate', 6000, ['Unlimited consultations for 1 month', '2 reports', 'VIP access']],
    ]);
  });

  test('has the four payment methods [S0-449] [S0-450] [S0-451] [S0-452]', () => {
    expect(paymentMethods).toEqual(['Cards', 'Net banking', 'UPI', 'Wallets']);
  });
});

test.each(languages)('the number of free changes of date is that of the API in %s', (language) => {
  const refunds = JSON.stringify(content.page('refund-policy', language)?.value);
  const faq = content.faqs(language).value.find(({ id }) => id === 'reschedule');
  for (const text of [refunds, faq?.answer, message('rescheduledOften', language)]) {
    expect(text).toMatch(new RegExp(`(?<!\\d)${mostReschedulings} (times|बार)`));
  }
});

describe('refund policy', () => {
  const sections = sectionTexts('refund-policy');
  const [consultations, ceremonies, unavailable, completed, packages, asking] = sections;

  test('has six numbered sections [S0-467]', () => {
    expect(sections.map((text) => text.slice(0, 2))).toEqual(['1.', '2.', '3.', '4.', '5.', '6.']);
  });

  test.each([
    ['24 hours ahead [S0-470]', consultations, 'at least 24 hours ahead gets a full refund'],
    ['within 24 hours [S0-471]', consultations, 'within 24 hours gets no refund'],
    ['rescheduling [S0-472]', consultations, 'can be rescheduled once'],
    ['ceremonies [S0-482]', ceremonies, 'The same rule applies to ceremonies'],
    ['an expert who is unavailable [S0-481]', unavailable, 'except when the expert is unavailable'],
    ['completed consultations [S0-473]', completed, 'no refund for completed consultations'],
    ['delivered reports [S0-474]', completed, 'none for reports and remedies that have been del'],
    ['errors in a report [S0-475]', completed, 'A report with errors gets a free revision'],
    ['packages [S0-476]', packages, 'Packages are non-refundable'],
    ['transfer of packages [S0-477]', packages, 'transferable to another person on request'],
    ['asking in time [S0-478]', asking, 'Write to support within 24 hours of the issue'],
    ['review [S0-479]', asking, 'within 3-5 business days'],
    ['payout [S0-480]', asking, 'takes 7-10 business days'],
  ])('states the rule about %s', (_what, section, sentence) => {
    expect(section).toContain(sentence);
  });
});

describe('other pages', () => {
  test('the about page has the history of the specification [S0-518] [S0-519] [S0-520] [S0-521]', () => {
    const { story, mission, team, media, why, sample } = page('about');
    expect(story.timeline.map(({ year, title }) => `${year} ${title}`)).toEqual([
      '2012 Foundation',
      '2015 Digital Expansion',
      '2018 Astrologer Academy',
      '2020 Global Reach',
      '2023 Research Center',
      '2025 Modern Integration',
    ]);
    expect(mission.values.map(({ icon }) => icon)).toEqual([
      'om-symbol',
      'dharma-wheel',
      'open-book',
      'rising-sun',
    ]);
    expect(team).toHaveLength(4);
    expect(media.length).toBeGreaterThan(0);
    expect(why.figures.map(({ value }) => value)).toEqual(['50,000+', '4.8/5', '15,000+', '12+']);
    expect([sample, why.sample]).toEqual([true, true]);
  });

  test('privacy policy and terms have the sections that links point to', () => {
    expect(page('privacy-policy').sections.map(({ id }) => id)).toEqual([
      'collection',
      'usage',
      'data-protection',
      'rights',
      'contact',
    ]);
    expect(page('terms-and-conditions').sections.map(({ id }) => id)).toEqual([
      'acceptance',
      'services',
      'user-responsibilities',
      'privacy',
      'contact',
    ]);
    expect(page('terms-and-conditions').updated).toBe('2025-03-15');
  });

  test('the privacy policy names all data stored about an account', () => {
    const [collection = ''] = sectionTexts('privacy-policy');
    for (const item of [
      'name',
      'e-mail',
      'mobile',
      'Birth place',
      'picture',
      'Password',
      'token',
    ]) {
      expect(collection).toContain(item);
    }
  });

  test('the contact page has office hours and a grievance officer', () => {
    expect(page('contact').contact).toMatchObject({
      onlineHours: '24/7 online',
      officeHours: '9AM-6PM IST Mon-Sat',
      grievanceOfficer: { promise: expect.stringContaining('48 hours') },
    });
  });
});
