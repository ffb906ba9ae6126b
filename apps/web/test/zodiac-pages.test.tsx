import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { freshReader, main, openPage } from './render-reading.tsx';
import { sign, storedHome } from './site-content.ts';

freshReader();

const names = storedHome.zodiac.map(({ url }) => url.replace('/zodiac/', ''));

test('lists twelve signs', () => {
  expect(names).toHaveLength(12);
});

test.each(['Leo', 'LEO'])('/zodiac/%s redirects to the page of Leo', async (spelling) => {
  const { path } = await openPage(`/zodiac/${spelling}`);
  expect(main().getByRole('heading', { level: 1 })).toHaveTextContent(sign('leo').sign);
  expect(path()).toBe('/zodiac/leo');
});

test.each(names)(
  '/zodiac/%s shows all content of the sign [S0-045] [S0-047] [S0-512] [S0-513] [S0-514] [S0-515] [S0-516] [S0-517]',
  async (name) => {
    const content = sign(name);
    await openPage(`/zodiac/${name}`);
    expect(main().getByRole('heading', { level: 1 })).toHaveTextContent(
      `${content.sign} (${content.sanskritName})`,
    );
    const page = screen.getByRole('main');
    for (const fact of [
      content.element,
      content.rulingPlanet,
      content.dateRange,
      content.siderealDateRange,
    ])
      expect(page).toHaveTextContent(fact);
    for (const [id, text] of Object.entries(content.texts)) {
      expect(document.getElementById(id)).toHaveTextContent(text);
    }
    const { qualities, compatibility, career, health, famous } = content.detail;
    const under = {
      traits: [...qualities.traits, ...qualities.strengths, ...qualities.challenges],
      compatibility: [...compatibility.bestMatches, ...compatibility.challenging],
      career: [...career.suitableFields, ...career.strengths, ...career.challenges],
      health: [...health.strengths, ...health.vulnerabilities, ...health.recommendations],
    };
    for (const [id, items] of Object.entries(under)) {
      const listed = within(document.getElementById(id) as HTMLElement).getAllByRole('listitem');
      expect(listed.map((item) => item.textContent)).toEqual(items);
    }
    expect(page).toHaveTextContent(compatibility.nakshatra);
    for (const person of famous) expect(page).toHaveTextContent(person);
    expect(
      main().getByRole('link', { name: `Read the horoscope for ${content.sign}` }),
    ).toHaveAttribute('href', `/horoscope?sign=${name}`);
    const others = within(main().getByRole('navigation', { name: 'The twelve signs' }));
    expect(others.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      names.map((other) => `/zodiac/${other}`),
    );
  },
);

test('/zodiac links to all twelve', async () => {
  await openPage('/zodiac');
  const grid = within(main().getByRole('navigation', { name: 'The twelve signs' }));
  expect(grid.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    names.map((name) => `/zodiac/${name}`),
  );
});

test('an unknown sign redirects home [S0-031]', async () => {
  const site = await openPage('/zodiac/ophiuchus', {
    'GET /api/zodiac/ophiuchus': { status: 404, body: { error: 'No.', code: 'not_found' } },
  });
  await waitFor(() => expect(site.path()).toBe('/'), { timeout: 20_000 });
});
