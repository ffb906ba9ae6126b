import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { freshReader, main, openPage } from './render-reading.tsx';
import { asha } from './render-site.tsx';
import { astrologer, astrologers } from './site-content.ts';

freshReader();

const ticket = { status: 201, body: { data: { ticket: 'JY-20261122-7K2M' } } };
const sends = { 'POST /api/consultations': ticket };
const fill = async () => {
  await userEvent.type(main().getByLabelText('Name'), 'Kavya Menon');
  await userEvent.type(main().getByLabelText('Email'), 'kavya@example.com');
  await userEvent.type(main().getByLabelText('Mobile number'), '+91 98765 43210');
};
const submit = () => userEvent.click(main().getByRole('button', { name: 'Send request' }));

test.each(astrologers.map(({ id }) => id))(
  '/astrologers/%s shows name, specialities, hours and price [S0-046] [S0-047] [S0-508] [S0-509] [S0-510]',
  async (slug) => {
    const one = astrologer(slug);
    await openPage(`/astrologers/${slug}`);
    expect(main().getByRole('heading', { level: 1, name: one.name })).toBeVisible();
    const page = screen.getByRole('main');
    for (const fact of [
      one.bio,
      one.status,
      `${one.experience} years`,
      one.languages.join(', '),
      `₹${one.price} per ${one.priceUnit}`,
      one.availability.nextSlot.replaceAll(/\s/g, ' '),
      one.availability.waitTime,
      one.profile.approach,
      ...one.specializations,
      ...one.badges,
      ...one.profile.about,
      ...one.profile.training,
      ...one.profile.questions,
    ])
      expect(page).toHaveTextContent(fact);
  },
);

test('/astrologers links to every one of them', async () => {
  await openPage('/astrologers');
  for (const { name, url } of astrologers) {
    expect(main().getByRole('link', { name })).toHaveAttribute('href', url);
  }
});

describe('requesting', () => {
  test('a consultation returns a ticket number [S0-046]', async () => {
    const { calls } = await openPage('/astrologers/meera-joshi', sends);
    await fill();
    await userEvent.type(main().getByLabelText(/What it is about/), 'Two job offers.');
    await submit();
    expect(await main().findByText('JY-20261122-7K2M')).toBeVisible();
    expect(main().getByText(/kavya@example.com/)).toBeVisible();
    expect(calls.find(({ path }) => path === '/api/consultations')?.body).toEqual({
      astrologer: 'meera-joshi',
      kind: 'consultation',
      name: 'Kavya Menon',
      email: 'kavya@example.com',
      mobile: '9876543210',
      preferredDate: null,
      message: 'Two job offers.',
    });
  });

  test('a chat is preselected by the URL [S0-046]', async () => {
    const { calls } = await openPage('/astrologers/meera-joshi?ask=chat', sends);
    expect(main().getByRole('radio', { name: 'Chat' })).toBeChecked();
    await fill();
    await submit();
    await main().findByText('JY-20261122-7K2M');
    expect(calls.find(({ path }) => path === '/api/consultations')?.body).toMatchObject({
      kind: 'chat',
    });
  });

  test.each([
    ['call', 'Ask for a call', 'Consultation by call'],
    ['chat', 'Ask for a chat', 'Chat'],
  ])('%s on a card opens the form, scrolls to it and focuses it', async (kind, title, choice) => {
    const scrolled: Element[] = [];
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function into(
      this: Element,
    ) {
      scrolled.push(this);
    });
    await openPage(`/astrologers/meera-joshi?ask=${kind}#ask`);
    const heading = main().getByRole('heading', { level: 2, name: title });
    expect(heading.closest('#ask')).toHaveFocus();
    expect(scrolled).toContain(heading.closest('#ask'));
    expect(main().getByRole('radio', { name: choice })).toBeChecked();
    scroll.mockRestore();
  });

  test('without a press on a card, the page opens at its top', async () => {
    await openPage('/astrologers/meera-joshi');
    expect(
      main().getByRole('heading', { name: 'Ask for a consultation or a chat' }),
    ).not.toHaveFocus();
  });

  test('offers only the services of this astrologer [S0-511]', async () => {
    const byCall = astrologers.find(({ call, chat }) => call && !chat);
    await openPage(`/astrologers/${byCall?.id}?ask=chat`);
    expect(main().getByRole('radio', { name: 'Consultation by call' })).toBeChecked();
    expect(main().queryByRole('radio', { name: 'Chat' })).not.toBeInTheDocument();
    expect(main().getByText(/only takes calls/)).toBeVisible();
  });

  test('works for an astrologer who is busy or away, and the page says so [S0-509]', async () => {
    const away = astrologers.find(({ status }) => status === 'Busy' || status === 'Offline');
    await openPage(`/astrologers/${away?.id}`);
    expect(main().getByText(/will see your request/)).toBeVisible();
    expect(main().getByRole('button', { name: 'Send request' })).toBeEnabled();
  });

  test('with missing fields reports all of them at once and sends nothing', async () => {
    const { calls } = await openPage('/astrologers/meera-joshi', sends);
    await submit();
    for (const field of ['Name', 'Email', 'Mobile number'])
      expect(main().getByLabelText(field)).toBeInvalid();
    expect(calls.some(({ path }) => path === '/api/consultations')).toBe(false);
  });

  test('rejects a date in the past', async () => {
    const { calls } = await openPage('/astrologers/meera-joshi', sends);
    await fill();
    await userEvent.type(main().getByRole('textbox', { name: /Preferred date/ }), '01/02/2020');
    await submit();
    expect(main().getByRole('textbox', { name: /Preferred date/ })).toBeInvalid();
    expect(calls.some(({ path }) => path === '/api/consultations')).toBe(false);
  });

  test('keeps the input if sending fails', async () => {
    await openPage('/astrologers/meera-joshi', { 'POST /api/consultations': 'no response' });
    await fill();
    await submit();
    expect(await main().findByText(/could not be sent/)).toBeVisible();
    expect(main().getByLabelText('Name')).toHaveValue('Kavya Menon');
    expect(main().getByLabelText('Mobile number')).toHaveValue('+91 98765 43210');
  });

  test('says above the form that the e-mail of the account is not confirmed', async () => {
    sessionStorage.clear();
    localStorage.setItem('token', 'a token');
    const unconfirmed = { ...asha, emailConfirmed: false };
    await openPage('/astrologers/meera-joshi', {
      'GET /api/auth/profile': { body: { data: unconfirmed } },
    });
    expect(await main().findByRole('button', { name: 'Send the e-mail again' })).toBeVisible();
  });

  test('is prefilled for a logged-in visitor', async () => {
    localStorage.setItem('token', 'stored-token');
    await openPage('/astrologers/meera-joshi', {
      'GET /api/auth/profile': { body: { data: asha } },
    });
    await waitFor(() => expect(main().getByLabelText('Name')).toHaveValue('Asha Verma'));
    expect(main().getByLabelText('Email')).toHaveValue(asha.email);
    expect(main().getByLabelText('Mobile number')).toHaveValue(asha.mobile);
  });
});
