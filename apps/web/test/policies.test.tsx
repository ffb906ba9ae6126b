import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { freshReader, main, openPage } from './render-reading.tsx';
import { faqs, infoPage } from './site-content.ts';

freshReader();

const contents = () => within(main().getByRole('navigation', { name: 'On this page' }));
const text = () => screen.getByRole('main').textContent ?? '';

describe.each([
  ['disclaimer', 'S0-015'],
  ['privacy-policy', 'S0-016'],
  ['pricing-policy', 'S0-017'],
  ['terms-and-conditions', 'S0-018'],
  ['refund-policy', 'S0-019'],
  ['contact', 'S0-040'],
] as const)('/%s [%s] [S0-035]', (id, _row) => {
  const page = infoPage(id);

  test('is public, with one h1, all its text and a link home', async () => {
    await openPage(`/${id}`);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(main().getByRole('heading', { level: 1, name: page.title })).toBeVisible();
    expect(document.title).toBe(`${page.title} · Jyoti`);
    const trail = within(main().getByRole('navigation', { name: 'You are here' }));
    expect(trail.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    for (const { heading, blocks } of page.sections) {
      expect(main().getByRole('heading', { name: heading })).toBeVisible();
      for (const block of blocks)
        if (block.type === 'paragraph') expect(text()).toContain(block.text);
    }
  });
});

describe('the privacy page', () => {
  test.each([
    ['collection', 'S0-419'],
    ['usage', 'S0-420'],
    ['data-protection', 'S0-421'],
    ['rights', 'S0-422'],
    ['contact', 'S0-423'],
  ])('links to %s, and has that section [%s] [S0-418]', async (id) => {
    await openPage('/privacy-policy');
    const link = contents()
      .getAllByRole('link')
      .find((one) => one.getAttribute('href') === `#${id}`);
    const section = document.getElementById(id);
    expect(section?.tagName).toBe('SECTION');
    expect(within(section as HTMLElement).getByRole('heading', { level: 2 })).toHaveTextContent(
      link?.textContent ?? 'no such link',
    );
  });

  test('says what is stored, why and how long, who is responsible, and the visitor’s rights [S0-424]', async () => {
    await openPage('/privacy-policy');
    const table = main().getByRole('table', { name: /What we keep/ });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((one) => one.textContent),
    ).toEqual(['Data', 'Why', 'How long']);
    expect(table).toHaveTextContent(/Birth place, time and date/);
    for (const right of [/Erasure/, /Correction/, /Access/, /Withdrawal/, /Data Protection Board/])
      expect(document.getElementById('rights')).toHaveTextContent(right);
    expect(document.getElementById('contact')).toHaveTextContent(
      infoPage('privacy-policy').contact?.grievanceOfficer.email ?? 'no officer',
    );
  });

  test('links to the contact page, with its topic, and home [S0-425] [S0-426]', async () => {
    await openPage('/privacy-policy');
    expect(main().getByRole('link', { name: 'Write to us about your data' })).toHaveAttribute(
      'href',
      '/contact?topic=privacy',
    );
    expect(main().getByRole('link', { name: 'Back to the home page' })).toHaveAttribute(
      'href',
      '/',
    );
  });
});

describe('the terms', () => {
  test('have a link back, five sections and the date of their last change [S0-454] [S0-455] [S0-456] [S0-457] [S0-458] [S0-459] [S0-460]', async () => {
    await openPage('/terms-and-conditions');
    expect(main().getByRole('link', { name: 'Back to the home page' })).toHaveAttribute(
      'href',
      '/',
    );
    for (const id of ['acceptance', 'services', 'user-responsibilities', 'privacy', 'contact'])
      expect(document.getElementById(id)?.tagName).toBe('SECTION');
    expect(main().getByText('Last Updated: March 15, 2025', { selector: 'time' })).toBeVisible();
  });

  test('have three questions, each collapsed at first [S0-461] [S0-462] [S0-463] [S0-464]', async () => {
    await openPage('/terms-and-conditions');
    const section = within(main().getByRole('region', { name: 'Frequently asked questions' }));
    const buttons = section.getAllByRole('button');
    expect(buttons.map((button) => button.textContent)).toEqual([
      'How do I cancel a subscription?',
      'How is my personal information used?',
      'Are my consultations confidential?',
    ]);
    for (const button of buttons) {
      expect(button).toHaveAttribute('aria-expanded', 'false');
      await userEvent.click(button);
      expect(button).toHaveAttribute('aria-expanded', 'true');
      const { answer } = faqs.find(({ question }) => question === button.textContent) ?? {};
      expect(section.getByText(answer ?? 'no answer')).toBeVisible();
    }
    expect(section.getByText(/we have no subscriptions/)).toBeVisible();
  });

  test('mention registered accounts and an age of 18 [S0-465] [S0-466] [S0-561]', async () => {
    await openPage('/terms-and-conditions');
    expect(document.getElementById('services')).toHaveTextContent(/Registered accounts/);
    expect(document.getElementById('acceptance')).toHaveTextContent(/at least 18 years old/);
  });
});

test('the other policies have their date in the format of the site', async () => {
  await openPage('/refund-policy');
  expect(main().getByText(/^Last Updated: \d{1,2} \w+ \d{4}$/, { selector: 'time' })).toBeVisible();
});

describe('the refund policy', () => {
  test('has six numbered sections and a link for requests [S0-467] [S0-469] [S0-478]', async () => {
    await openPage('/refund-policy');
    const headings = main().getAllByRole('heading', { level: 2 });
    expect(headings.map(({ textContent }) => textContent?.slice(0, 3))).toEqual([
      '1. ',
      '2. ',
      '3. ',
      '4. ',
      '5. ',
      '6. ',
    ]);
    expect(main().getByRole('link', { name: /Ask for a refund/ })).toHaveAttribute(
      'href',
      '/contact?topic=refund',
    );
    expect(document.getElementById('how-to-ask')).toHaveTextContent(
      /Write to support within 24 hours of the issue/,
    );
  });

  test.each([
    ['consultations', /at least 24 hours ahead gets a full refund/, '[S0-470]'],
    ['consultations', /within 24 hours gets no refund/, '[S0-471]'],
    ['consultations', /can be rescheduled once/, '[S0-472]'],
    ['completed-services', /no refund for completed consultations/, '[S0-473]'],
    ['completed-services', /none for reports and remedies that have been delivered/, '[S0-474]'],
    ['completed-services', /A report with errors gets a free revision/, '[S0-475]'],
    ['packages', /Packages are non-refundable/, '[S0-476]'],
    ['packages', /transferable to another person on request/, '[S0-477]'],
    ['how-to-ask', /review the request within 3-5 business days/, '[S0-479]'],
    ['how-to-ask', /payout takes 7-10 business days/, '[S0-480]'],
    [
      'expert-unavailable',
      /Last-minute cancellations are not refunded, except when the expert is unavailable/,
      '[S0-481]',
    ],
    ['ceremonies', /The same rule applies to ceremonies/, '[S0-482]'],
  ])('%s: %s %s', async (id, rule) => {
    await openPage('/refund-policy');
    expect(document.getElementById(id)).toHaveTextContent(rule);
  });

  test('the FAQs say the same, and nothing mentions half the price [S0-483] [S0-484] [S0-485] [S0-486]', async () => {
    await openPage('/faqs');
    const answer = (question: string) =>
      main().getByRole('button', { name: question }).closest('[data-part="accordion-item"]');
    expect(answer('Can I reschedule my appointment?')).toHaveTextContent(
      /Rescheduling is free at least 24 hours before/,
    );
    const cancelling = answer('What is your cancellation policy?');
    expect(cancelling).toHaveTextContent(/24 or more hours ahead you get a full refund, or credit/);
    expect(cancelling).toHaveTextContent(/Within 24 hours there is no refund/);
    expect(answer('How far ahead should I book?')).toHaveTextContent(
      /For preferred slots, book 7-10 days ahead/,
    );
    expect(text()).not.toMatch(/50\s?%/);
  });

  test('returns to its top, and moves the focus too [S0-468]', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query.includes('reduce'),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
    await openPage('/refund-policy');
    await userEvent.click(main().getByRole('button', { name: 'Back to the top' }));
    expect(globalThis.scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'auto' });
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });
});
