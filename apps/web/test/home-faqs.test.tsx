import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fullHome } from './home-content.ts';
import { renderHome } from './render-home.tsx';

beforeEach(() => vi.stubGlobal('scrollTo', vi.fn()));
afterEach(() => vi.unstubAllGlobals());

const { faqs } = fullHome;
const part = () => within(screen.getByRole('region', { name: 'Frequently Asked Questions' }));
const headings = () =>
  within(part().getByRole('tabpanel')).queryAllByRole('button', { expanded: undefined });
const questions = () => headings().map(({ textContent }) => textContent);
const opened = () =>
  headings()
    .filter((heading) => heading.getAttribute('aria-expanded') === 'true')
    .map(({ textContent }) => textContent);
const of = (category: string) =>
  faqs.filter((faq) => faq.category === category).map(({ question }) => question);
const choose = (tab: string) => userEvent.click(part().getByRole('tab', { name: tab }));
const search = (words: string) => userEvent.type(part().getByRole('searchbox'), words);

describe('the FAQs', () => {
  test('General is open and shows all ten [S0-285] [S0-286] [S0-297]', async () => {
    await renderHome();
    expect(part().getByRole('tab', { selected: true })).toHaveTextContent('General');
    expect(questions()).toEqual(faqs.map(({ question }) => question));
    expect(questions()).toHaveLength(10);
  });

  test.each([
    ['Readings', '[S0-287]'],
    ['Scheduling', '[S0-288]'],
    ['Technical', '[S0-289]'],
  ])('%s shows only its own %s', async (tab) => {
    await renderHome();
    await choose(tab);
    expect(of(tab).length).toBeGreaterThan(0);
    expect(questions()).toEqual(of(tab));
    await choose('General');
    expect(questions()).toHaveLength(10);
  });

  test('a search matches questions, ignoring case [S0-290] [S0-291]', async () => {
    await renderHome();
    expect(part().getByRole('searchbox')).toHaveAttribute('placeholder', 'Search FAQs...');
    await search('hOW FAR');
    expect(questions()).toEqual(['How far ahead should I book?']);
  });

  test('and answers, ignoring case [S0-292]', async () => {
    await renderHome();
    await search('refund');
    expect(questions()).toEqual(['Can I cancel?']);
  });

  test('tab and search filter together [S0-292]', async () => {
    await renderHome();
    await search('birth');
    expect(questions()).toEqual([
      'What do I need for a kundli?',
      'Who sees my birth details?',
      'I do not know my birth time.',
    ]);
    await choose('Readings');
    expect(questions()).toEqual(['I do not know my birth time.']);
    await choose('Technical');
    expect(questions()).toEqual([]);
  });

  test('the first is open initially, and several can be open [S0-293] [S0-294]', async () => {
    await renderHome();
    expect(opened()).toEqual(['What do I need for a kundli?']);
    await userEvent.click(part().getByRole('button', { name: 'Can I cancel?' }));
    expect(opened()).toEqual(['What do I need for a kundli?', 'Can I cancel?']);
    await userEvent.click(part().getByRole('button', { name: 'What do I need for a kundli?' }));
    expect(opened()).toEqual(['Can I cancel?']);
  });

  test('reports that nothing was found [S0-295]', async () => {
    await renderHome();
    await search('xyzzy');
    expect(part().getByText('No FAQs found matching your search.')).toBeVisible();
    await userEvent.clear(part().getByRole('searchbox'));
    expect(part().queryByText('No FAQs found matching your search.')).toBeNull();
    expect(questions()).toHaveLength(10);
  });

  test('View All FAQs links to /faqs [S0-296]', async () => {
    await renderHome();
    expect(part().getByRole('link', { name: 'View All FAQs' })).toHaveAttribute('href', '/faqs');
  });
});
