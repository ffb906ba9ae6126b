import { todayIn } from '@jyoti/contract';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeApi, renderSite } from './render-site.tsx';
import { birthPlace, birthTime, field, fillAll, page, press, ujjain } from './signup-form.ts';

/** The civil date in India `years` ago, plus some days, as typed in the form: ddmmyyyy. */
function typedDate(years: number, days: number): string {
  const date = new Date(`${todayIn('Asia/Kolkata')}T00:00:00Z`);
  date.setUTCFullYear(date.getUTCFullYear() - years);
  date.setUTCDate(date.getUTCDate() + days);
  const [year, month, day] = date.toISOString().slice(0, 10).split('-');
  return `${day}${month}${year}`;
}

const picture = () => field('Profile image (optional)');

let calls: ReturnType<typeof fakeApi>;

beforeEach(async () => {
  localStorage.clear();
  vi.stubGlobal('scrollTo', vi.fn());
  URL.createObjectURL = vi.fn(() => 'blob:picture');
  URL.revokeObjectURL = vi.fn();
  calls = fakeApi({ 'GET /api/places': { body: { data: [ujjain] } } });
  await renderSite('/signup');
});
afterEach(() => {
  expect(calls.map(({ path }) => path)).not.toContain('/api/users/register');
  vi.unstubAllGlobals();
  Reflect.deleteProperty(URL, 'createObjectURL');
  Reflect.deleteProperty(URL, 'revokeObjectURL');
});

describe('before sending', () => {
  test('every missing field is reported at once, each at its field [S0-150] [S0-151] [S0-152] [S0-153] [S0-154] [S0-155] [S0-156] [S0-157]', async () => {
    await press();
    expect(field('First name')).toHaveAccessibleDescription('First name is required.');
    expect(field('Last name')).toHaveAccessibleDescription('Last name is required.');
    expect(field('Email')).toHaveAccessibleDescription('Email is required.');
    expect(field('Password')).toHaveAccessibleDescription(/^Password is required\./);
    expect(field('Mobile number')).toHaveAccessibleDescription(/^Mobile number is required\./);
    expect(field('Date of birth')).toHaveAccessibleDescription(/^Date of birth is required/);
    expect(page().getByRole('group', { name: 'Time of birth' })).toHaveAccessibleDescription(
      /^Time of birth is required/,
    );
    expect(birthPlace()).toHaveAccessibleDescription(/^Birth place is required/);
    expect(picture()).not.toBeInvalid();
    expect(field('First name')).toHaveFocus();
  });

  test.each([
    ['First name', 'Asha 2', 'Name should only contain letters.'],
    ['Last name', 'Verma!', 'Name should only contain letters.'],
    ['Email', 'asha@example', 'Please enter a valid email address.'],
    ['Mobile number', '98765', 'Please enter a valid 10-digit mobile number.'],
    ['Password', 'seven77', 'Password must have at least 8 characters.'],
    [
      'Password',
      'password123',
      'This password is among the most common ones. Please choose another.',
    ],
    ['Date of birth', '31022000', 'This date is not in the calendar.'],
    ['Date of birth', '01011799', 'Date of birth must be between 1800 and today.'],
  ])('%s: %s → %s', async (label, typed, sentence) => {
    await userEvent.type(field(label), typed);
    await press();
    expect(field(label)).toBeInvalid();
    expect(field(label)).toHaveAccessibleDescription(expect.stringContaining(sentence));
    expect(field(label)).not.toHaveValue('');
  });

  test.each([
    ['of somebody who turns 18 tomorrow', typedDate(18, 1), /at least 18 years old/],
    ['in the future', typedDate(-1, 0), /cannot be in the future/],
  ])(
    'rejects a birth date %s, and reports nothing else [S0-157] [S0-561]',
    async (_name, date, sentence) => {
      await fillAll();
      await userEvent.clear(field('Date of birth'));
      await userEvent.type(field('Date of birth'), date);
      await press();
      expect(field('Date of birth')).toHaveAccessibleDescription(sentence);
      expect(field('Date of birth')).toHaveFocus();
      expect(page().getAllByRole('listitem')).toHaveLength(1);
    },
  );

  test('rejects a time without minutes', async () => {
    await userEvent.selectOptions(birthTime().getByLabelText('Hour'), '06');
    await press();
    expect(birthTime().getByLabelText('Minute')).toBeInvalid();
    expect(birthTime().getByLabelText('Hour')).not.toBeInvalid();
  });

  test('a place must be chosen from the list, which closes on choosing [S1-022] [S1-023] [S1-027]', async () => {
    await userEvent.type(birthPlace(), 'Ujj');
    await press();
    expect(birthPlace()).toHaveAccessibleDescription(/choose the birth place from the list/);
    await userEvent.type(birthPlace(), 'a');
    await userEvent.click(await page().findByRole('option', { name: /Ujjain/ }));
    expect(birthPlace()).toHaveValue('Ujjain, Madhya Pradesh, India');
    expect(birthPlace()).not.toBeInvalid();
    expect(page().queryByRole('listbox')).not.toBeInTheDocument();
  });

  test.each([
    [
      'larger than 5 MB',
      new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'a.png', { type: 'image/png' }),
      /larger than 5 MB/,
    ],
    [
      'of another type',
      new File(['%PDF'], 'a.pdf', { type: 'application/pdf' }),
      /must be a JPEG, PNG, GIF, WebP or SVG/,
    ],
  ])('a picture %s is rejected before the upload', async (_name, file, sentence) => {
    await fillAll();
    await userEvent.setup({ applyAccept: false }).upload(picture(), file);
    await press();
    expect(picture()).toBeInvalid();
    expect(picture()).toHaveAccessibleDescription(sentence);
    await userEvent.click(page().getByRole('button', { name: 'Remove: Profile image' }));
    expect(picture()).not.toBeInvalid();
  });
});
