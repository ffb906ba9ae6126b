import {
  numerologyDocumentResponseSchema,
  numerologyRequestSchema,
  validate,
} from '@jyoti/contract';
import { numerologyDocument } from '@jyoti/reports';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import faqs from '../../api/content/en/faqs.json';
import testimonials from '../../api/content/en/testimonials.json';
import { asha, fakeApi, header, home, renderSite, type Call } from './render-site.tsx';

/** Responses of the API. */
function numbersOf(body: unknown) {
  const checked = validate(numerologyRequestSchema, body, 'en');
  if (!checked.ok) throw new Error(JSON.stringify(checked.fields));
  return numerologyDocument(checked.value, 'en');
}

const response = ({ body }: Call) => ({ body: { data: numbersOf(body) } });

const user = userEvent.setup();
const main = () => within(screen.getByRole('main'));
const submit = () => user.click(screen.getByRole('button', { name: 'Calculate my numbers' }));

async function open(handlers: Parameters<typeof fakeApi>[0] = {}, search = '') {
  localStorage.setItem('token', 'good');
  const calls = fakeApi({
    'GET /api/auth/profile': { body: { data: asha } },
    'GET /api/faqs': { body: { data: faqs } },
    'POST /api/reports/numerology': response,
    ...handlers,
  });
  const site = await renderSite(`/numerology${search}`, {
    header,
    home: { ...home, testimonials },
  });
  if (search === '') await screen.findByRole('heading', { level: 1, name: 'Numerology' });
  return Object.assign(calls, { path: site.path });
}

async function fill(label: string, text: string) {
  const field = screen.getByRole('textbox', { name: label });
  await user.clear(field);
  if (text) await user.type(field, text);
}

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('scrollTo', vi.fn());
});
afterEach(() => vi.unstubAllGlobals());

test('the form starts with the visitor’s own name and birth, and makes room for someone else’s', async () => {
  await open();
  const values = () =>
    ['First name', 'Last name', 'Date of birth'].map(
      (name) => screen.getByRole<HTMLInputElement>('textbox', { name }).value,
    );
  await waitFor(() => expect(values()).toEqual(['Asha', 'Verma', '14/05/1990']));
  await user.click(await main().findByRole('button', { name: 'For someone else' }));
  expect(values()).toEqual(['', '', '']);
  await user.click(main().getByRole('button', { name: 'Use my own birth details' }));
  expect(values()).toEqual(['Asha', 'Verma', '14/05/1990']);
});

test('the response matches the contract', () => {
  const data = numbersOf({ firstName: 'Brj', lastName: 'Krt', birthDate: '1990-11-11' });
  expect(validate(numerologyDocumentResponseSchema, { data }, 'en').ok).toBe(true);
});

describe('the URL', () => {
  test('has the result, which a reload restores, and the form with it', async () => {
    const calls = await open();
    await fill('First name', 'Meera');
    await submit();
    await screen.findByRole('button', { name: 'Calculate Again' });
    const search = calls.path().split('?')[1] ?? '';
    expect(new URLSearchParams(search).get('first')).toBe('Meera');
    expect(calls.filter(({ path }) => path === '/api/reports/numerology')).toHaveLength(1);
  });

  test('opens its result, and the form is prefilled from it', async () => {
    await open({}, '?first=Meera&last=Joshi&date=1994-08-14&system=chaldean');
    await user.click(await screen.findByRole('button', { name: 'Calculate Again' }));
    expect(screen.getByRole('textbox', { name: 'First name' })).toHaveValue('Meera');
    expect(screen.getByRole('textbox', { name: 'Date of birth' })).toHaveValue('14/08/1994');
    expect(screen.getByRole('radio', { name: 'Chaldean' })).toBeChecked();
  });
});

describe('the form', () => {
  test('has first name, last name and date of birth, prefilled from the profile [S1-299] [S1-300]', async () => {
    await open();
    expect(screen.getByRole('textbox', { name: 'First name' })).toHaveValue('Asha');
    expect(screen.getByRole('textbox', { name: 'Last name' })).toHaveValue('Verma');
    expect(screen.getByRole('textbox', { name: 'Date of birth' })).toHaveValue('14/05/1990');
    expect(screen.getByRole('radio', { name: 'Pythagorean' })).toBeChecked();
  });

  test('is explained by three cards [S1-302]', async () => {
    await open();
    const how = within(screen.getByRole('region', { name: 'How it works' }));
    expect(how.getAllByRole('listitem')).toHaveLength(3);
  });

  test('two testimonials, marked as sample, both about numerology [S1-303]', async () => {
    await open();
    const voices = within(screen.getByRole('region', { name: 'What readers say' }));
    const cards = voices.getAllByRole('article');
    expect(cards).toHaveLength(2);
    for (const card of cards) {
      expect(within(card).getByText(/^Numerology, with/)).toBeInTheDocument();
    }
    expect(voices.getAllByText('Sample data')).toHaveLength(1);
  });

  test('four questions about numerology [S1-304]', async () => {
    await open();
    const questions = within(
      await screen.findByRole('region', { name: 'Questions about numerology' }),
    );
    expect(questions.getAllByRole('button')).toHaveLength(4);
  });

  test('an empty field shows the one sentence, and each empty field is marked [S1-317] [S1-318]', async () => {
    const calls = await open();
    await fill('First name', '');
    await fill('Date of birth', '');
    await submit();
    expect(
      screen.getByText('Please fill out all fields to calculate your numerology profile.'),
    ).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'First name' })).toBeInvalid();
    expect(screen.getByRole('textbox', { name: 'Date of birth' })).toBeInvalid();
    expect(screen.getByRole('textbox', { name: 'Last name' })).toBeValid();
    expect(calls.some(({ path }) => path === '/api/reports/numerology')).toBe(false);
  });

  test.each([
    ['a digit in the name', 'First name', 'Ash4'],
    ['a future date', 'Date of birth', '01/01/2190'],
    ['a day that is none', 'Date of birth', '31/02/1990'],
  ])(
    '%s is reported at its field, and nothing is requested [S1-317]',
    async (_name, label, text) => {
      const calls = await open();
      await fill(label, text);
      await submit();
      expect(screen.getByRole('textbox', { name: label })).toBeInvalid();
      expect(
        screen.queryByText('Please fill out all fields to calculate your numerology profile.'),
      ).not.toBeInTheDocument();
      expect(calls.some(({ path }) => path === '/api/reports/numerology')).toBe(false);
    },
  );

  test('reports a server error and keeps the input [S1-318]', async () => {
    await open({ 'POST /api/reports/numerology': 'no response' });
    await fill('First name', 'Ravi');
    await submit();
    expect(await screen.findByText(/Your numbers could not be calculated/)).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'First name' })).toHaveValue('Ravi');
  });
});

describe('the result', () => {
  test('replaces the form; Calculate Again restores the form with its values [S1-301] [S1-305] [S1-306] [S1-316]', async () => {
    await open();
    await fill('First name', 'Ravi');
    await submit();
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Your numbers, Ravi' }),
    ).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'First name' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: /WhatsApp/ })).toBeVisible();
    expect(screen.getByText('The link contains the birth details.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Calculate Again' }));
    expect(screen.getByRole('textbox', { name: 'First name' })).toHaveValue('Ravi');
    expect(screen.queryByText('Your numbers, Ravi')).not.toBeInTheDocument();
  });

  test('shows all seven with number, meaning, reading and calculation [S1-308] [S1-309] [S1-310] [S1-311] [S1-312] [S1-313] [S1-314] [S1-315]', async () => {
    await open();
    await submit();
    await screen.findByRole('heading', { level: 1, name: 'Your numbers, Asha' });
    const { parts } = numbersOf({
      firstName: 'Asha',
      lastName: 'Verma',
      birthDate: '1990-05-14',
    });
    const numbers = parts.flatMap((part) => part.numbers);
    const titles = {
      destiny: 'Destiny',
      personality: 'Personality',
      attitude: 'Attitude',
      character: 'Character',
      soul: 'Soul Urge',
      agenda: 'Hidden Agenda',
      purpose: 'Divine Purpose',
    } as const;
    for (const [category, title] of Object.entries(titles)) {
      const card = main()
        .getByRole('heading', { name: new RegExp(`^${title}`) })
        .closest('[data-part="number-card"]') as HTMLElement;
      const found = numbers.find(({ id }) => id === category);
      for (const text of [String(found?.number), found?.meaning, found?.description])
        expect(card).toHaveTextContent(text ?? 'missing');
    }
  });

  test('labels a master number [S1-307]', async () => {
    await open();
    // 14 May 1990: 5 + 14 + 1990 = 2009, and 2 + 0 + 0 + 9 = 11.
    await submit();
    await screen.findByRole('heading', { level: 1, name: 'Your numbers, Asha' });
    expect(main().getAllByText('Master number').length).toBeGreaterThan(0);
  });

  test('Chaldean gives other numbers, and is named [S1-307]', async () => {
    await open();
    await user.click(screen.getByRole('radio', { name: 'Chaldean' }));
    await submit();
    expect(await screen.findByText(/by the Chaldean values/)).toBeInTheDocument();
  });

  test('transliterates a Devanagari name to Latin letters, with a notice [S1-317]', async () => {
    await open();
    await fill('First name', 'आशा');
    await submit();
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Your numbers, आशा' }),
    ).toBeVisible();
    expect(main().getAllByText(/Latin|letters/).length).toBeGreaterThan(0);
  });

  test('a transliterated name can be respelled, and stays as it was written', async () => {
    const calls = await open({}, '?first=आशा&last=राव&date=1990-05-14&system=pythagorean');
    const field = await screen.findByRole('textbox', { name: 'Spelling for the calculation' });
    expect(field).toHaveValue('ASHA RAV');
    await fill('Spelling for the calculation', 'Asha Rao');
    await user.click(screen.getByRole('button', { name: 'Calculate with this spelling' }));
    expect(await screen.findByText(/Counted from ASHA RAO/)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Your numbers, आशा' })).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Spelling for the calculation' })).toHaveValue(
      'ASHA RAO',
    );
    expect(new URLSearchParams(calls.path().split('?')[1]).get('first')).toBe('आशा');
  });

  test('shows nine numbers at a glance, why two systems differ, and four phases of life', async () => {
    await open({}, '?first=Asha&last=Rao&date=1990-05-14&system=pythagorean');
    const glance = within(await screen.findByRole('region', { name: 'Nine numbers at a glance' }));
    expect(glance.getAllByRole('definition')).toHaveLength(9);
    const why = screen.getByRole('region', { name: 'Why the two systems differ' });
    expect(why).toHaveTextContent('the master number 11');
    const phases = within(screen.getByRole('region', { name: 'Four phases of life' }));
    expect(phases.getAllByRole('listitem')).toHaveLength(4);
    expect(screen.queryByRole('textbox', { name: /Spelling/ })).not.toBeInTheDocument();
  });
});
