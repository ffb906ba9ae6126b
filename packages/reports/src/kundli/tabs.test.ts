import { describe, expect, test } from 'vitest';
import { tabsMessages } from '../messages.generated/tabs.ts';
import { reportTabs } from './tabs.ts';

const labels = (key: string) =>
  reportTabs.find((tab) => tab.key === key)?.subTabs.map((sub) => tabsMessages.en[sub.key]);

test('main tabs in their order [S1-064] [S1-065] [S1-066] [S1-067] [S1-068]', () => {
  expect(reportTabs.slice(0, 4).map((tab) => tabsMessages.en[tab.key])).toEqual([
    'Kundli',
    'General',
    'Dashas',
    'Doshas',
  ]);
});

test('what the specification does not have is in a fifth tab', () => {
  expect(reportTabs.slice(4).map((tab) => tabsMessages.en[tab.key])).toEqual([
    'More for astrologers',
  ]);
});

describe('sub-tabs in their order', () => {
  test('of Kundli [S1-073]', () => {
    expect(labels('kundli')).toEqual([
      'Basic Details',
      'Planet Details',
      'Divisional Chart',
      'Ashtakvarga',
      'Binnashtakvarga',
      'Western Planet',
    ]);
  });
  test('of General [S1-074]', () => {
    expect(labels('general')).toEqual([
      'Personal Characteristics',
      'Ascendant Report',
      'Planet Report',
    ]);
  });
  test('of Dashas [S1-075] [S1-076]', () => {
    expect(labels('dashas')).toEqual([
      'Mahadasha',
      'Mahadasha Prediction',
      'Antardasha',
      'Char Dasha Current',
      'Char Dasha Main',
      'Char Dasha Sub',
      'Current Mahadasha',
      'Current Mahadasha Full',
      'Yogini Dasha Main',
      'Yogini Dasha Sub',
    ]);
  });
  test('of Doshas [S1-077]', () => {
    expect(labels('doshas')).toEqual([
      'Mangal Dosh',
      'Kaal Sarp Dosh',
      'Manglik Dosh',
      'Pitra Dosh',
      'Papasamaya',
    ]);
  });
});
