import { languageOfPath } from '@jyoti/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { matchRoutes } from 'react-router-dom';
import { routes } from '../src/app/routes.tsx';
import { freshReader, openPage } from './render-reading.tsx';
import { header, home, renderSite, fakeApi } from './render-site.tsx';
import { footer as content } from './site-content.ts';

freshReader();

const footer = () => within(screen.getByRole('contentinfo'));
const paths = () =>
  footer()
    .getAllByRole('link')
    .map((link) => link.getAttribute('href') ?? '');
const column = (title: string) =>
  within(footer().getByRole('heading', { name: title }).parentElement as HTMLElement);

describe('the footer', () => {
  test.each([
    ['/about', 'S0-088'],
    ['/kundli', 'S0-089'],
    ['/kundli-matching', 'S0-090'],
    ['/gemestone', 'S0-091'],
    ['/panchang', 'S0-092'],
    ['/horoscope', 'S0-093'],
    ['/numerology', 'S0-094'],
    ['/privacy-policy', 'S0-095'],
    ['/pricing-policy', 'S0-096'],
    ['/terms-and-conditions', 'S0-097'],
    ['/disclaimer', 'S0-098'],
    ['/refund-policy', 'S0-099'],
    ['/help', 'S0-100'],
    ['/contact', 'S0-101'],
    ['/faq', 'S0-102'],
    ['/poojas', 'S0-103'],
  ])('links to %s [%s]', async (path) => {
    await openPage('/login');
    expect(paths()).toContain(path);
  });

  test('links only to pages that the site has', async () => {
    await openPage('/login');
    for (const path of paths().filter((one) => one.startsWith('/'))) {
      const found = matchRoutes(routes, languageOfPath(path).path)?.at(-1)?.route.path;
      expect(found, path).toBeDefined();
      expect(found, path).not.toBe('*');
    }
  });

  test('has its columns, this year’s copyright and the office in New Delhi [S0-077] [S0-078] [S0-086] [S0-087]', async () => {
    vi.setSystemTime('2031-03-04T12:00:00Z');
    await openPage('/login');
    vi.useRealTimers();
    expect(column('Company').getByRole('link', { name: 'About' })).toBeVisible();
    expect(column('Legal').getByRole('link', { name: 'Disclaimer' })).toBeVisible();
    expect(footer().getByText('© 2031 Jyoti. All rights reserved.')).toBeVisible();
    expect(footer().getByText(/Registered office: .*New Delhi/)).toBeVisible();
  });

  test('says how soon support replies, and at which hours [S0-084] [S0-558] [S0-562]', async () => {
    await openPage('/login');
    const note = column('Support').getByText(/Average response under 30 minutes/);
    expect(note).toHaveTextContent('9AM-6PM IST Mon-Sat');
  });

  test('links to four social pages with the counts of the content, marked as sample [S0-079] [S0-080] [S0-081] [S0-082] [S0-083]', async () => {
    await openPage('/login');
    const social = column('Follow us');
    for (const { title, followers = 0 } of content.social) {
      expect(social.getByRole('link', { name: new RegExp(title) })).toHaveTextContent(
        followers.toLocaleString('en-IN'),
      );
    }
    expect(content.social.map(({ id }) => id)).toEqual([
      'facebook',
      'instagram',
      'youtube',
      'twitter',
    ]);
    expect(social.getByText('Sample figures')).toBeVisible();
  });

  test('shows the accreditations of the content, and no row if there are none [S0-085]', async () => {
    const site = await openPage('/login');
    expect(footer().queryByRole('heading', { name: 'Accreditations' })).not.toBeInTheDocument();
    site.unmount();
    fakeApi({});
    await renderSite('/login', {
      header,
      home,
      footer: { ...content, accreditations: [{ id: 'guild', title: 'Guild of Calendar Makers' }] },
    });
    expect(column('Accreditations').getByText('Guild of Calendar Makers')).toBeVisible();
  });

  test('still links to the terms if its content fails to load', async () => {
    fakeApi({ 'GET /api/footer': { status: 404, body: { error: 'Nothing.', code: 'not_found' } } });
    await renderSite('/login', { header, home, footer: undefined });
    expect(paths()).toEqual(
      expect.arrayContaining(['/about', '/privacy-policy', '/terms-and-conditions', '/contact']),
    );
    expect(footer().queryByRole('button', { name: 'Subscribe' })).not.toBeInTheDocument();
  });
});

describe('the newsletter', () => {
  const email = () => footer().getByLabelText('Email');
  const subscribe = async (address: string) => {
    if (address) await userEvent.type(email(), address);
    await userEvent.click(footer().getByRole('button', { name: 'Subscribe' }));
  };

  test('has its title, its description, an e-mail input and Subscribe [S0-071] [S0-072] [S0-073] [S0-074]', async () => {
    await openPage('/login');
    expect(footer().getByRole('heading', { name: content.newsletter.title })).toBeVisible();
    expect(footer().getByText(content.newsletter.description)).toBeVisible();
    expect(email()).toHaveAttribute('type', 'email');
  });

  test.each(['', 'meera', 'meera@example'])(
    'rejects %j with an error and sends nothing [S0-075]',
    async (address) => {
      const { calls } = await openPage('/login');
      await subscribe(address);
      expect(email()).toBeInvalid();
      expect(email()).toHaveAccessibleDescription(/e-?mail|address/i);
      expect(calls.some(({ path }) => path === '/api/newsletter')).toBe(false);
    },
  );

  test('sends an address and says what happens next, for a known one too [S0-076] [S0-543]', async () => {
    const { calls } = await openPage('/login', {
      'POST /api/newsletter': { status: 202, body: { data: { accepted: true } } },
    });
    await subscribe('meera@example.com');
    expect(
      await footer().findByText('Almost done: check your inbox and open the link to confirm.'),
    ).toBeVisible();
    expect(calls.find(({ path }) => path === '/api/newsletter')?.body).toEqual({
      email: 'meera@example.com',
    });
  });

  test('shows the server’s sentence if it rejects the address, and keeps the input', async () => {
    await openPage('/login', {
      'POST /api/newsletter': {
        status: 429,
        body: { error: 'Too many attempts. Please wait a minute.', code: 'rate_limited' },
      },
    });
    await subscribe('meera@example.com');
    expect(await footer().findByText('Too many attempts. Please wait a minute.')).toBeVisible();
    expect(email()).toHaveValue('meera@example.com');
  });

  test('reports a network error', async () => {
    await openPage('/login', { 'POST /api/newsletter': 'no response' });
    await subscribe('meera@example.com');
    await waitFor(() => expect(email()).toBeInvalid());
    expect(email()).toHaveValue('meera@example.com');
  });
});
