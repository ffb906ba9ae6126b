import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  closeBrowser,
  dialog,
  field,
  freshBrowser,
  openEdit,
  page,
  partsOf,
  press,
  UPDATE,
} from './profile-site.ts';
import { asha, type FakeResponse } from './render-site.tsx';
import { ujjain } from './signup-form.ts';
// Preloads lazy parts, as for a visitor who waits a moment before pressing.
import '../src/features/account/profile/fields-to-edit.tsx';

const picture = new File(['<svg/>'], 'asha.svg', { type: 'image/svg+xml' });
const title = () => page().getByRole('heading', { level: 1 });
const error = () => page().getByRole('alert');

async function retype(label: string, text: string) {
  await userEvent.clear(field(label));
  if (text) await userEvent.type(field(label), text);
}

beforeEach(freshBrowser);
afterEach(closeBrowser);

describe('editing', () => {
  test('starts with Edit Profile, with focus in the first field [S0-324] [S0-331] [S0-332] [S0-334] [S0-335] [S0-338]', async () => {
    await openEdit();
    expect(title()).toHaveTextContent('Edit Profile');
    for (const label of ['First Name', 'Last Name', 'Email', 'Mobile Number']) {
      expect(field(label)).not.toHaveAttribute('readonly');
    }
    expect(field('First Name')).toHaveFocus();
    expect(field('Email')).toHaveAttribute('type', 'email');
    expect(page().getByRole('button', { name: 'Cancel' })).toBeEnabled();
    expect(page().getByRole('button', { name: 'Save Changes' })).toBeEnabled();
    expect(page().queryByRole('button', { name: 'Edit Profile' })).not.toBeInTheDocument();
  });

  test('accepts a new picture of the allowed types, with a preview before it is sent [S0-333] [S0-344]', async () => {
    await openEdit();
    const input = field('Profile image (optional)');
    expect(input).toHaveAttribute(
      'accept',
      'image/jpeg,image/png,image/gif,image/webp,image/svg+xml',
    );
    expect(input).toHaveAccessibleDescription(/JPG, PNG, GIF, WebP.*SVG, up to 5 MB/);
    await userEvent.upload(input, picture);
    expect(page().getByRole('img', { name: 'Preview of asha.svg' })).toBeInTheDocument();
  });

  test('Cancel reverts the input and the chosen picture, and returns the focus [S0-339] [S0-340]', async () => {
    const { sent } = await openEdit();
    await retype('First Name', 'Aisha');
    await retype('Date of birth', '01012001');
    await userEvent.upload(field('Profile image (optional)'), picture);
    await press('Cancel');
    expect(title()).toHaveTextContent('Your Profile');
    expect(field('First Name')).toHaveValue('Asha');
    expect(field('Date of birth')).toHaveValue('14 May 1990');
    expect(page().getByRole('button', { name: 'Edit Profile' })).toHaveFocus();
    await press('Edit Profile');
    expect(page().queryByText('asha.svg')).not.toBeInTheDocument();
    expect(field('First Name')).toHaveValue('Asha');
    expect(field('Date of birth')).toHaveValue('14/05/1990');
    expect(sent(UPDATE)).toHaveLength(0);
  });

  test('reports every error at once, each at its field, and sends nothing [S0-346]', async () => {
    const { sent } = await openEdit();
    await retype('First Name', '');
    await retype('Last Name', 'V3rma');
    await retype('Email', 'asha at example');
    await retype('Mobile Number', '12345');
    await retype('Date of birth', '31022000');
    await press('Save Changes');
    expect(field('First Name')).toHaveAccessibleDescription('First name is required.');
    expect(field('First Name')).toHaveFocus();
    expect(field('Last Name')).toHaveAccessibleDescription('Name should only contain letters.');
    expect(field('Email')).toHaveAccessibleDescription('Please enter a valid email address.');
    expect(field('Mobile Number')).toHaveAccessibleDescription(
      /^Please enter a valid 10-digit mobile number\./,
    );
    expect(field('Date of birth')).toHaveAccessibleDescription(
      /^This date is not in the calendar\./,
    );
    expect(sent(UPDATE)).toHaveLength(0);
  });

  test.each([
    [new File(['%PDF'], 'a.pdf', { type: 'application/pdf' }), /must be a JPEG, PNG/],
    [
      new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'a.png', { type: 'image/png' }),
      /larger than 5 MB/,
    ],
  ])('rejects a file that is not a picture or is too large', async (file, sentence) => {
    const { sent } = await openEdit();
    await userEvent.setup({ applyAccept: false }).upload(field('Profile image (optional)'), file);
    await press('Save Changes');
    expect(field('Profile image (optional)')).toHaveAccessibleDescription(sentence);
    expect(sent(UPDATE)).toHaveLength(0);
  });
});

describe('saving', () => {
  test('a new e-mail address needs the password, and the input is kept', async () => {
    const missing = 'Current password is required.';
    const wrong = 'The current password is not correct.';
    const errorResponse = (code: string, sentence: string): FakeResponse => ({
      status: 400,
      body: { error: sentence, code, fields: { currentPassword: sentence } },
    });
    const responses: FakeResponse[] = [
      errorResponse('invalid_input', missing),
      errorResponse('wrong_credentials', wrong),
      { body: { data: { ...asha, email: 'new@example.com' } } },
    ];
    const { sent } = await openEdit({ [UPDATE]: () => responses.shift() ?? 'no response' });
    const password = () => page().queryByLabelText('Current password');
    expect(password()).not.toBeInTheDocument();
    await retype('Email', 'ASHA@example.com');
    expect(password()).not.toBeInTheDocument();
    await retype('First Name', 'Aisha');
    await retype('Email', 'new@example.com');
    expect(password()).not.toBeInTheDocument();
    await press('Save Changes');
    await waitFor(() => expect(password()).toHaveAccessibleDescription(new RegExp(`^${missing}`)));
    expect(password()).toHaveFocus();
    await press('Save Changes');
    expect(sent(UPDATE)).toHaveLength(1);

    await userEvent.type(field('Current password'), 'not the one');
    await press('Save Changes');
    await waitFor(() => expect(password()).toHaveAccessibleDescription(new RegExp(`^${wrong}`)));
    expect(field('Email')).toHaveValue('new@example.com');
    expect(field('First Name')).toHaveValue('Aisha');

    await retype('Current password', 'a long enough secret');
    await press('Save Changes');
    await waitFor(() => expect(title()).toHaveTextContent('Your Profile'));
    expect(partsOf(sent(UPDATE)[2])).toMatchObject({
      email: 'new@example.com',
      currentPassword: 'a long enough secret',
    });
    expect(field('Email')).toHaveValue('new@example.com');
    await press('Edit Profile');
    expect(password()).not.toBeInTheDocument();
  });

  test('shows Saving..., then the stored data, in the header too [S0-336] [S0-341]', async () => {
    let respond: (response: FakeResponse) => void = () => undefined;
    const { sent } = await openEdit({
      [UPDATE]: () =>
        new Promise((resolve) => {
          respond = resolve;
        }),
    });
    await retype('First Name', 'Aisha');
    await retype('Mobile Number', '+91 91234 56789');
    await userEvent.upload(field('Profile image (optional)'), picture);
    await press('Save Changes');
    const busy = await page().findByRole('button', { name: 'Saving...' });
    expect(busy).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(busy);
    expect(partsOf(sent(UPDATE)[0])).toEqual({
      firstName: 'Aisha',
      lastName: 'Verma',
      email: 'asha@example.com',
      mobile: '+91 91234 56789',
      profileImage: picture,
    });
    expect(sent(UPDATE)[0]?.authorization).toBe('Bearer stored-token');

    const image = 'fedcba9876543210fedcba9876543210.webp';
    respond({
      body: { data: { ...asha, firstName: 'Aisha', mobile: '9123456789', profileImage: image } },
    });
    await waitFor(() => expect(title()).toHaveTextContent('Your Profile'));
    expect(field('First Name')).toHaveValue('Aisha');
    expect(field('Mobile Number')).toHaveValue('9123456789');
    expect(page().getByRole('img', { name: 'Aisha Verma' }).querySelector('img')).toHaveAttribute(
      'src',
      `/uploads/profiles/${image}`,
    );
    expect(await screen.findByText('Welcome, Aisha!')).toBeInTheDocument();
    const message = await screen.findByText('Your profile is saved.');
    expect(message.closest('[aria-live]')).toHaveAttribute('aria-live', 'polite');
    expect(page().getByRole('button', { name: 'Edit Profile' })).toHaveFocus();
    expect(sent(UPDATE)).toHaveLength(1);
  });

  test('sends the whole birth if any of it changed [S0-330]', async () => {
    const { sent } = await openEdit({
      'GET /api/places': { body: { data: [{ ...ujjain, place_name: 'Unjha, Gujarat, India' }] } },
      [UPDATE]: { body: { data: asha } },
    });
    const place = page().getByRole('combobox', { name: 'Birth place' });
    await userEvent.clear(place);
    await userEvent.type(place, 'Unj');
    await press('Save Changes');
    expect(place).toHaveAccessibleDescription(/choose the birth place from the list/);
    await userEvent.type(place, 'h');
    await userEvent.click(await page().findByRole('option', { name: /Unjha/ }));
    await press('Save Changes');
    await waitFor(() => expect(sent(UPDATE)).toHaveLength(1));
    expect(partsOf(sent(UPDATE)[0])).toMatchObject({
      'birthData[date]': '1990-05-14',
      'birthData[time]': '06:30:00',
      'birthData[place]': 'Unjha, Gujarat, India',
      'birthData[latitude]': '23.1765',
      'birthData[timezone]': 'Asia/Kolkata',
    });
  });

  test('deletes the picture if it was removed', async () => {
    const { sent } = await openEdit(
      { [UPDATE]: { body: { data: asha } } },
      { ...asha, profileImage: '0123456789abcdef0123456789abcdef.webp' },
    );
    await press('Remove: Profile image');
    await press('Save Changes');
    await waitFor(() => expect(sent(UPDATE)).toHaveLength(1));
    expect(partsOf(sent(UPDATE)[0])).toMatchObject({ removeProfileImage: 'true' });
    expect(partsOf(sent(UPDATE)[0])).not.toHaveProperty('profileImage');
  });

  test.each<[string, FakeResponse, string]>([
    [
      'the server’s sentence [S0-349]',
      { status: 429, body: { error: 'Too many attempts.', code: 'too_many_attempts' } },
      'Too many attempts.',
    ],
    ['its own without one [S0-350]', { status: 500, body: {} }, 'Failed to update profile'],
    [
      'why no response came',
      'no response',
      'Failed to update profile. We couldn’t reach the server. Please check your connection and try again.',
    ],
  ])(
    'after a failure shows %s in a red box, keeps the input, and clears the error on success [S0-342] [S0-351]',
    async (_name, failure, errorText) => {
      let requests = 0;
      await openEdit({
        [UPDATE]: () => {
          requests += 1;
          return requests === 1 ? failure : { body: { data: { ...asha, firstName: 'Aisha' } } };
        },
      });
      await retype('First Name', 'Aisha');
      await userEvent.upload(field('Profile image (optional)'), picture);
      await press('Save Changes');
      await waitFor(() => expect(within(error()).getByText(errorText)).toBeInTheDocument());
      expect(error()).toHaveAttribute('data-tone', 'danger');
      expect(error()).toHaveFocus();
      expect(title()).toHaveTextContent('Edit Profile');
      expect(field('First Name')).toHaveValue('Aisha');
      expect(page().getByText('asha.svg')).toBeInTheDocument();
      await press('Save Changes');
      await waitFor(() => expect(title()).toHaveTextContent('Your Profile'));
      expect(page().queryByText(errorText)).not.toBeInTheDocument();
      expect(page().queryByRole('alert')).not.toBeInTheDocument();
    },
  );

  test('reports an e-mail address of another account at its field [S0-346]', async () => {
    const sentence = 'An account with this email already exists.';
    await openEdit({
      [UPDATE]: {
        status: 409,
        body: { error: sentence, code: 'email_taken', fields: { email: sentence } },
      },
    });
    await retype('Email', 'ravi@example.com');
    await press('Save Changes');
    await waitFor(() => expect(field('Email')).toHaveAccessibleDescription(sentence));
    expect(field('Email')).toHaveFocus();
    expect(field('Email')).toHaveValue('ravi@example.com');
  });
});

describe('a session that ends during editing', () => {
  const refused: FakeResponse = { status: 401, body: { error: 'No.', code: 'unauthorized' } };

  async function logInAs(user: typeof asha) {
    await userEvent.type(page().getByLabelText('Email'), user.email);
    await userEvent.type(page().getByLabelText('Password'), 'a quiet lamp');
    await userEvent.click(page().getByRole('button', { name: 'Login' }));
  }

  test('returns to the draft after a new login', async () => {
    const { site } = await openEdit({
      [UPDATE]: refused,
      'POST /api/users/login': { body: { token: 'fresh', user: asha } },
    });
    await retype('First Name', 'Aisha');
    await press('Save Changes');
    await waitFor(() => expect(site.path()).toBe('/login?next=%2Fprofile'));
    expect(await page().findByText(/Your session has ended/)).toBeInTheDocument();
    expect(localStorage.getItem('token')).toBeNull();
    await logInAs(asha);
    await waitFor(() => expect(site.path()).toBe('/profile'));
    expect(await page().findByDisplayValue('Aisha')).toBeInTheDocument();
    expect(title()).toHaveTextContent('Edit Profile');
  });

  test('shows nothing of the draft to another visitor', async () => {
    const ravi = { ...asha, id: 'u2', firstName: 'Ravi', email: 'ravi@example.com' };
    let user = asha;
    const { site } = await openEdit({
      'GET /api/users/profile': () => ({ body: { data: user } }),
      [UPDATE]: refused,
      'POST /api/users/login': { body: { token: 'fresh', user: ravi } },
    });
    await retype('First Name', 'Aisha');
    await press('Save Changes');
    await waitFor(() => expect(site.path()).toBe('/login?next=%2Fprofile'));
    user = ravi;
    await page().findByText(/Your session has ended/);
    await logInAs(ravi);
    expect(await page().findByDisplayValue('Ravi')).toBeInTheDocument();
    expect(title()).toHaveTextContent('Your Profile');
    expect(page().queryByDisplayValue('Aisha')).not.toBeInTheDocument();
  });
});

describe('leaving with unsaved changes', () => {
  const leave = () => userEvent.click(screen.getByRole('link', { name: 'Jyoti' }));

  test('asks for confirmation; staying keeps them, leaving discards them', async () => {
    const { site } = await openEdit();
    await retype('First Name', 'Aisha');
    await leave();
    expect(
      dialog('Leave without saving?').getByRole('button', { name: 'Keep editing' }),
    ).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(site.path()).toBe('/profile');
    expect(field('First Name')).toHaveValue('Aisha');
    await leave();
    await userEvent.click(dialog().getByRole('button', { name: 'Leave without saving' }));
    await waitFor(() => expect(site.path()).toBe('/'), { timeout: 10_000 });
  });

  test('blocks closing the window only while there are unsaved changes', async () => {
    await openEdit();
    const end = () => {
      const event = new Event('beforeunload', { cancelable: true });
      act(() => void globalThis.dispatchEvent(event));
      return event.defaultPrevented;
    };
    expect(end()).toBe(false);
    await retype('First Name', 'Aisha');
    expect(end()).toBe(true);
    await press('Cancel');
    expect(end()).toBe(false);
  });

  test('without any change asks nothing', async () => {
    const { site } = await openEdit();
    await leave();
    await waitFor(() => expect(site.path()).toBe('/'), { timeout: 10_000 });
  });

  test('logging out asks nothing either', async () => {
    const { site } = await openEdit();
    await retype('First Name', 'Aisha');
    await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
    await waitFor(() => expect(site.path()).toBe('/login'));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });
});
