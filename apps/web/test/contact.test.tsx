import { cleanup, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { freshReader, main, openPage } from './render-reading.tsx';
import { asha } from './render-site.tsx';
import { infoPage } from './site-content.ts';

freshReader();

const page = infoPage('contact');
const ticket = { status: 201, body: { data: { ticket: 'JY-20261122-7K2M' } } };
const send = () => userEvent.click(main().getByRole('button', { name: 'Send message' }));
const fill = async () => {
  await userEvent.type(main().getByLabelText('Name'), 'Farhan Qureshi');
  await userEvent.type(main().getByLabelText('Email'), 'farhan@example.com');
  await userEvent.selectOptions(main().getByLabelText('Topic'), 'Refund');
  await userEvent.type(main().getByLabelText('Message'), 'Booking 12: a question.');
};

test('shows the contact details and the grievance officer [S0-040]', async () => {
  await openPage('/contact');
  const { email = '', phone = '', grievanceOfficer } = page.contact ?? {};
  expect(main().getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
  expect(main().getByRole('link', { name: phone })).toBeVisible();
  expect(main().getByText(grievanceOfficer?.name ?? 'nobody')).toBeVisible();
  expect(main().getByText(/Acknowledged within 48 hours/)).toBeVisible();
  expect(main().getByRole('link', { name: 'Read the FAQs' })).toHaveAttribute('href', '/faqs');
});

test('offers WhatsApp only if the content has a number for it', async () => {
  await openPage('/contact');
  expect(main().queryByRole('link', { name: /^\+91 98/ })).toBeNull();
  cleanup();
  const contact = page.contact && { ...page.contact, whatsApp: '+91 98123 45678' };
  await openPage('/contact', {
    'GET /api/pages/contact': { body: { data: { ...page, contact } } },
  });
  expect(main().getByRole('link', { name: /^\+91 98123 45678/ })).toHaveAttribute(
    'href',
    'https://wa.me/919812345678',
  );
});

test('stores a message and shows a ticket number [S0-040] [S0-047]', async () => {
  const { calls } = await openPage('/contact', { 'POST /api/contact': ticket });
  await fill();
  await send();
  expect(await main().findByText('JY-20261122-7K2M')).toBeVisible();
  expect(main().getByRole('status')).toHaveFocus();
  expect(calls.find(({ path }) => path === '/api/contact')?.body).toEqual({
    name: 'Farhan Qureshi',
    email: 'farhan@example.com',
    topic: 'refund',
    message: 'Booking 12: a question.',
  });
  await userEvent.click(main().getByRole('button', { name: 'Write another message' }));
  expect(main().getByLabelText('Message')).toHaveValue('');
});

test('offers the topics of the content, and preselects that of the URL [S0-478]', async () => {
  await openPage('/contact?topic=refund');
  expect(main().getByLabelText('Topic')).toHaveValue('refund');
  for (const { title } of page.topics) {
    expect(main().getByRole('option', { name: title })).toBeInTheDocument();
  }
});

test('reports all missing fields at once, each at its field, and sends nothing', async () => {
  const { calls } = await openPage('/contact', { 'POST /api/contact': ticket });
  await userEvent.type(main().getByLabelText('Email'), 'farhan@');
  await send();
  for (const field of ['Name', 'Email', 'Topic', 'Message']) {
    expect(main().getByLabelText(field)).toBeInvalid();
  }
  expect(calls.some(({ path }) => path === '/api/contact')).toBe(false);
  await userEvent.type(main().getByLabelText('Name'), 'F');
  expect(main().getByLabelText('Name')).toBeValid();
});

test.each([
  ['cannot be reached', 'no response' as const, /could not be sent/],
  [
    'refuses',
    { status: 429, body: { error: 'Too many messages. Please wait.', code: 'rate_limited' } },
    /Too many messages/,
  ],
])('keeps the input if the server %s', async (_name, response, sentence) => {
  await openPage('/contact', { 'POST /api/contact': response });
  await fill();
  await send();
  expect(await main().findByText(sentence)).toBeVisible();
  expect(main().getByLabelText('Message')).toHaveValue('Booking 12: a question.');
  expect(main().getByLabelText('Topic')).toHaveValue('refund');
});

test('never replaces what was typed before the session loaded', async () => {
  localStorage.setItem('token', 'stored-token');
  let known: (response: { body: unknown }) => void = () => undefined;
  await openPage('/contact', {
    'GET /api/auth/profile': () =>
      new Promise((resolve) => {
        known = resolve;
      }),
  });
  await userEvent.type(main().getByLabelText('Name'), 'Farhan');
  await userEvent.type(main().getByLabelText('Message'), 'Half a sentence');
  known({ body: { data: asha } });
  await waitFor(() => expect(main().getByLabelText('Email')).toHaveValue(asha.email));
  expect(main().getByLabelText('Name')).toHaveValue('Farhan');
  expect(main().getByLabelText('Message')).toHaveValue('Half a sentence');
});

test('is prefilled for a logged-in visitor', async () => {
  localStorage.setItem('token', 'stored-token');
  await openPage('/contact', { 'GET /api/auth/profile': { body: { data: asha } } });
  await waitFor(() => expect(main().getByLabelText('Name')).toHaveValue('Asha Verma'));
  expect(main().getByLabelText('Email')).toHaveValue(asha.email);
});
