import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { headlineFigures } from '../src/features/content/about/headline-figures.ts';
import { freshReader, main, openPage } from './render-reading.tsx';
import { infoPage, storedHome } from './site-content.ts';

freshReader();

const about = infoPage('about');
const section = (name: string) => within(main().getByRole('region', { name }));

test('opens with its name and its sentence, and ends with two links [S0-014] [S0-382] [S0-406] [S0-407]', async () => {
  await openPage('/about');
  expect(main().getByRole('heading', { level: 1, name: about.title })).toBeVisible();
  expect(main().getByText(about.description)).toBeVisible();
  const kundli = main().getByRole('link', { name: 'Make your kundli' });
  expect(kundli).toHaveAttribute('href', '/kundli');
  const chat = main().getByRole('link', { name: 'Chat with an astrologer' });
  expect(chat).toHaveAttribute('href', '/contact?topic=consultation');
  expect(document.title).toBe('About Jyoti');
});

test.each([
  ['2012', 'Foundation', 'S0-383'],
  ['2015', 'Digital Expansion', 'S0-384'],
  ['2018', 'Astrologer Academy', 'S0-385'],
  ['2020', 'Global Reach', 'S0-386'],
  ['2023', 'Research Center', 'S0-387'],
  ['2025', 'Modern Integration', 'S0-388'],
])('the story has %s %s [%s] [S0-518]', async (year, title) => {
  await openPage('/about');
  const entries = within(section(about.story.title).getByRole('list', { name: 'Our story' }));
  const entry = entries.getByText(year).closest('li') as HTMLElement;
  expect(entry).toHaveTextContent(title);
  const expected = about.story.timeline.find((one) => one.year === year)?.description;
  expect(entry).toHaveTextContent(expected ?? 'no entry for this year');
});

test('has a mission and four values, each with a drawing [S0-389] [S0-519]', async () => {
  await openPage('/about');
  const mission = section(about.mission.title);
  expect(mission.getByText(about.mission.description)).toBeVisible();
  const values = mission.getAllByRole('listitem');
  expect(values).toHaveLength(4);
  expect(values.map((value) => value.querySelector('svg')?.dataset.icon)).toEqual([
    'om-symbol',
    'dharma-wheel',
    'open-book',
    'rising-sun',
  ]);
  for (const [index, { title, description }] of about.mission.values.entries()) {
    expect(values[index]).toHaveTextContent(title);
    expect(values[index]).toHaveTextContent(description);
  }
});

test('names four people with role, credentials, experience and a sentence for each [S0-390] [S0-520]', async () => {
  await openPage('/about');
  const people = section('The people').getAllByRole('listitem');
  expect(people).toHaveLength(4);
  for (const [index, member] of about.team.entries()) {
    for (const fact of [
      member.name,
      member.role,
      member.credentials,
      member.experience,
      member.bio,
    ])
      expect(people[index]).toHaveTextContent(fact);
  }
  expect(section('The people').getByText('Sample data')).toBeVisible();
});

test('shows four figures: clients and rating as in the hero, years computed from the founding year [S0-391] [S0-392] [S0-393] [S0-394] [S0-395]', async () => {
  vi.setSystemTime('2031-05-01T12:00:00Z');
  await openPage('/about');
  vi.useRealTimers();
  const labels = section(about.why.title).getAllByRole('term');
  expect(
    labels.map(({ textContent, nextElementSibling }) => [
      textContent,
      nextElementSibling?.textContent,
    ]),
  ).toEqual([
    ['Clients', '50,000+'],
    ['Rating', '4.8/5'],
    ['Consultations', '15,000+'],
    ['Years', '19+'],
  ]);
  expect(section(about.why.title).getByText('Sample data')).toBeVisible();
});

test('the figures equal those of the hero, even after they change', () => {
  const trust = { clientCount: '61,000+', rating: 4.6, reviewCount: 3 };
  const [clients, rating] = headlineFigures(about, trust, 2026);
  expect([clients?.value, rating?.value]).toEqual(['61,000+', '4.6/5']);
});

test('shows testimonials with the cards and arrows of the home page [S0-396] [S0-397]', async () => {
  await openPage('/about');
  const clients = section('What Our Clients Say');
  const shown = clients.getAllByRole('article', { hidden: true });
  expect(shown).toHaveLength(storedHome.testimonials.length);
  expect(shown[0]).toHaveTextContent(storedHome.testimonials[0]?.text ?? 'no testimonial');
  const arrows = clients.getAllByRole('button', { name: /previous|next/i });
  expect(arrows).toHaveLength(2);
});

test('shows contact details and a link to the astrologers [S0-398] [S0-399] [S0-400] [S0-401] [S0-402] [S0-404]', async () => {
  await openPage('/about');
  const touch = section('Get In Touch');
  const { contact } = about;
  expect(touch.getByRole('link', { name: contact?.email ?? '' })).toHaveAttribute(
    'href',
    `mailto:${contact?.email}`,
  );
  expect(touch.getByRole('link', { name: contact?.phone ?? '' })).toHaveAttribute(
    'href',
    `tel:${contact?.phone.replace(/ /g, '')}`,
  );
  expect(touch.getByText('24/7 online')).toBeVisible();
  expect(touch.getByText('9AM-6PM IST Mon-Sat')).toBeVisible();
  for (const line of contact?.address ?? ['no address'])
    expect(touch.getByText(line)).toBeVisible();
  expect(touch.getByRole('link', { name: 'CONNECT WITH AN ASTROLOGER' })).toHaveAttribute(
    'href',
    '/contact',
  );
});

test('links to the office on a map, which opens only on a click [S0-403]', async () => {
  await openPage('/about');
  const map = section('Get In Touch').getByRole('link', { name: /on a map/ });
  expect(map).toHaveAttribute('target', '_blank');
  expect(decodeURIComponent(map.getAttribute('href') ?? '')).toContain('New Delhi');
  expect(document.querySelector('iframe')).toBeNull();
});

test('names the publications that wrote about it, marked as sample [S0-405] [S0-521]', async () => {
  await openPage('/about');
  const press = section('In the press');
  expect(press.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    about.media.map(({ name }) => name),
  );
  expect(press.getByText('Sample data')).toBeVisible();
});

test('shows a retry if the page fails to load', async () => {
  let tries = 0;
  await openPage('/about', {
    'GET /api/pages/about': () => {
      tries += 1;
      return tries === 1
        ? { status: 400, body: { error: 'Not now.', code: 'bad_request' } }
        : { body: { data: about } };
    },
  });
  const alert = await main().findByRole('alert');
  expect(alert).toHaveTextContent('We couldn’t load this page.');
  await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: about.title })).toBeVisible();
});
