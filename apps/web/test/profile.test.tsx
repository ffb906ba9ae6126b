import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  chart,
  CHARTS,
  closeBrowser,
  dialog,
  EXPORT,
  field,
  freshBrowser,
  openProfile,
  page,
  press,
  profileApi,
} from './profile-site.ts';
import { asha, renderSite, type FakeResponse } from './render-site.tsx';
// Preloads lazy parts, as for a visitor who waits a moment before pressing.
import '../src/features/account/profile/remove-chart-dialog.tsx';

beforeEach(freshBrowser);
afterEach(closeBrowser);

describe('while the profile loads', () => {
  test('shows it below the title, without an edit button [S0-337] [S0-338]', async () => {
    let respond: (response: FakeResponse) => void = () => undefined;
    const { sent } = profileApi({
      'GET /api/users/profile': () =>
        new Promise((resolve) => {
          respond = resolve;
        }),
    });
    await renderSite('/profile');
    expect(await page().findByText('Loading profile...')).toBeInTheDocument();
    expect(page().queryByRole('button', { name: 'Edit Profile' })).not.toBeInTheDocument();
    respond({ body: { data: asha } });
    expect(await page().findByRole('button', { name: 'Edit Profile' })).toBeInTheDocument();
    expect(page().queryByText('Loading profile...')).not.toBeInTheDocument();
    expect(sent('GET /api/users/profile')[0]?.authorization).toBe('Bearer stored-token');
  });

  test('redirects a visitor without a token to the login page and back [S0-343]', async () => {
    localStorage.clear();
    const { sent } = profileApi();
    const site = await renderSite('/profile');
    await waitFor(() => expect(site.path()).toBe('/login?next=%2Fprofile'));
    expect(await page().findByText('Log in to open your profile.')).toBeInTheDocument();
    expect(sent('GET /api/users/profile')).toHaveLength(0);
  });

  test.each<[string, FakeResponse, string]>([
    [
      'the server’s sentence [S0-347]',
      { status: 503, body: { error: 'Back in a minute.', code: 'shutting_down' } },
      'Back in a minute.',
    ],
    ['its own without one [S0-348]', { status: 500, body: {} }, 'Failed to load profile'],
    [
      'why no response came',
      'no response',
      'Failed to load profile. We couldn’t reach the server. Please check your connection and try again.',
    ],
  ])(
    'after a failure shows %s in a red box, with a retry [S0-351]',
    async (_name, failure, sentence) => {
      let requests = 0;
      profileApi({
        'GET /api/users/profile': () => {
          requests += 1;
          return requests === 1 ? failure : { body: { data: asha } };
        },
      });
      await renderSite('/profile');
      const alert = await page().findByRole('alert');
      expect(within(alert).getByText(sentence)).toBeInTheDocument();
      expect(alert).toHaveAttribute('data-tone', 'danger');
      expect(localStorage.getItem('token')).toBe('stored-token');
      await press('Try again');
      expect(await page().findByDisplayValue('Asha')).toBeInTheDocument();
      expect(page().queryByRole('alert')).not.toBeInTheDocument();
    },
  );

  test('a token that the server rejects ends the session', async () => {
    profileApi({
      'GET /api/users/profile': { status: 401, body: { error: 'No.', code: 'unauthorized' } },
    });
    const site = await renderSite('/profile');
    await waitFor(() => expect(site.path()).toBe('/login?next=%2Fprofile'));
    expect(await page().findByText(/Your session has ended/)).toBeInTheDocument();
    expect(localStorage.getItem('token')).toBeNull();
  });
});

describe('the profile', () => {
  test('shows its title and the four fields, read-only [S0-323] [S0-327] [S0-328] [S0-329] [S0-330] [S0-331] [S0-338] [S0-345]', async () => {
    await openProfile();
    expect(page().getByRole('heading', { level: 1 })).toHaveTextContent('Your Profile');
    const values = {
      'First Name': 'Asha',
      'Last Name': 'Verma',
      Email: 'asha@example.com',
      'Mobile Number': '9876543210',
    };
    for (const [label, value] of Object.entries(values)) {
      expect(field(label)).toHaveValue(value);
      expect(field(label)).toHaveAttribute('readonly');
      await userEvent.type(field(label), 'x');
      expect(field(label)).toHaveValue(value);
    }
    expect(field('Email')).toHaveAttribute('type', 'email');
    expect(page().queryByRole('button', { name: 'Save Changes' })).not.toBeInTheDocument();
    expect(page().queryByLabelText(/Profile image/)).not.toBeInTheDocument();
  });

  test('shows the birth from sign-up as text [S0-330]', async () => {
    await openProfile();
    expect(field('Date of birth')).toHaveValue('14 May 1990');
    expect(field('Time of birth')).toHaveValue('6:30 am');
    expect(field('Birth place')).toHaveValue('Ujjain, Madhya Pradesh, India');
  });

  test('draws initials for default_profile.jpg, otherwise the picture under /uploads/profiles [S0-325] [S0-326]', async () => {
    const { site } = await openProfile();
    const avatar = page().getByRole('img', { name: 'Asha Verma' });
    expect(avatar).toHaveTextContent('A');
    expect(avatar.querySelector('img')).toBeNull();
    site.unmount();

    const file = '0123456789abcdef0123456789abcdef.webp';
    await openProfile({}, { ...asha, profileImage: file });
    const picture = page().getByRole('img', { name: 'Asha Verma' }).querySelector('img');
    expect(picture).toHaveAttribute('src', `/uploads/profiles/${file}`);
  });

  test('has its sections in order, the Danger Zone last, with a table of contents', async () => {
    await openProfile();
    const titles = page()
      .getAllByRole('heading', { level: 2 })
      .map(({ textContent }) => textContent);
    expect(titles).toEqual([
      // The most used sections are first.
      'My bookings',
      'My charts',
      'Shared links',
      'My requests',
      'Your details',
      'Password',
      'Logins',
      'Your data',
      'Danger Zone',
    ]);
    const contents = within(page().getByRole('navigation', { name: 'On this page' }));
    for (const link of contents.getAllByRole('link')) {
      const part = document.querySelector(link.getAttribute('href') ?? '');
      expect(part).toContainElement(screen.getByRole('heading', { name: link.textContent }));
    }
  });
});

describe('my charts', () => {
  test('are imported from files: what cannot be read is named, and a failure can be continued', async () => {
    let answers = 0;
    const { sent } = await openProfile({
      'POST /api/users/charts': ({ body }) => {
        answers += 1;
        if (answers === 2)
          return { status: 409, body: { error: 'Back in a minute.', code: 'conflict' } };
        const { name, birth } = body as typeof chart;
        return { status: 201, body: { data: { ...chart, name, birth, id: `n${answers}` } } };
      },
    });
    await userEvent.click(await charts().findByRole('button', { name: 'Import' }));
    const form = within(await screen.findByRole('dialog', { name: 'Import births' }));
    const table = [
      'name,date,time,place,lat,lng,tz',
      'Kavya Nair,1991-02-03,06:30,Kochi,9.93,76.26,Asia/Kolkata',
      'Imran Khan,1984-07-09,,Lucknow,26.85,80.95,Asia/Kolkata',
      'Nobody,1984-13-09,10:00,Lucknow,26.85,80.95,Asia/Kolkata',
    ].join('\n');
    await userEvent.upload(form.getByLabelText('Choose files'), new File([table], 'clients.csv'));
    expect(await form.findByText('2 births can be saved, 1 line cannot.')).toBeVisible();
    expect(form.getByText(/^clients\.csv, line 4: /)).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: 'Save 2 charts' }));
    expect(await form.findByRole('alert')).toHaveTextContent('Back in a minute.');
    await userEvent.click(form.getByRole('button', { name: 'Save 1 chart' }));
    expect(await screen.findByText('2 charts are saved.')).toBeInTheDocument();
    expect(sent('POST /api/users/charts')).toHaveLength(3);
    expect(charts().getByText('Imran Khan')).toBeVisible();
  });

  const charts = () => within(page().getByRole('region', { name: 'My charts' }));

  test('can be renamed, with a relation and a note', async () => {
    const { sent } = await openProfile({
      [CHARTS]: { body: { data: [chart] } },
      'PATCH /api/users/charts/c1': ({ body }) => ({
        body: { data: { ...chart, ...(body as object) } },
      }),
    });
    await userEvent.click(
      await charts().findByRole('button', { name: 'Edit the name and note of “Ravi of Mysuru”' }),
    );
    const form = within(await screen.findByRole('dialog'));
    const name = form.getByLabelText('Name in my charts');
    await userEvent.clear(name);
    await userEvent.type(name, 'My brother');
    await userEvent.selectOptions(form.getByLabelText('Relation to me'), 'Brother or sister');
    await userEvent.type(form.getByLabelText(/^Note/), 'Time from his school');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    expect(await charts().findByText('My brother')).toBeInTheDocument();
    expect(charts().getByText('Brother or sister · Time from his school')).toBeInTheDocument();
    expect(sent('PATCH /api/users/charts/c1')).toEqual([
      expect.objectContaining({
        body: { name: 'My brother', relation: 'sibling', note: 'Time from his school' },
      }),
    ]);
  });

  test('link to the kundli form if there are none', async () => {
    await openProfile();
    expect(await charts().findByText('No charts saved yet')).toBeInTheDocument();
    expect(charts().getByRole('link')).toHaveAttribute('href', '/kundli');
  });

  test('open the same chart with the settings it was saved with', async () => {
    await openProfile({ [CHARTS]: { body: { data: [chart] } } });
    const link = await charts().findByRole('link', { name: 'Open the kundli of Ravi of Mysuru' });
    const search = new URL(link.getAttribute('href') ?? '', 'http://localhost').searchParams;
    expect(Object.fromEntries(search)).toEqual({
      name: 'Ravi Kulkarni',
      gender: 'male',
      date: '1988-11-03',
      time: '21:05:00',
      place: 'Mysuru, Karnataka, India',
      lat: '12.2979',
      lng: '76.6393',
      tz: 'Asia/Kolkata',
      ayanamsa: 'raman',
    });
    expect(charts().getByText(/3 November 1988 · 9:05 pm · Mysuru/)).toBeInTheDocument();
  });

  test('are deleted after a confirmation; a failure is shown there and can be retried', async () => {
    let requests = 0;
    const { sent } = await openProfile({
      [CHARTS]: { body: { data: [chart, { ...chart, id: 'c2', name: 'Nila' }] } },
      'DELETE /api/users/charts/c1': () => {
        requests += 1;
        return requests === 1 ? 'no response' : { status: 204 };
      },
    });
    const remove = await charts().findByRole('button', {
      name: 'Delete the chart “Ravi of Mysuru”',
    });
    await userEvent.click(remove);
    await screen.findByRole('alertdialog');
    await userEvent.click(dialog().getByRole('button', { name: 'Cancel' }));
    expect(sent('DELETE /api/users/charts/c1')).toHaveLength(0);

    await userEvent.click(remove);
    await userEvent.click(dialog().getByRole('button', { name: 'Delete' }));
    expect(await dialog().findByRole('alert')).toHaveTextContent(
      /The chart could not be deleted\. We couldn’t reach the server/,
    );
    await userEvent.click(dialog().getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('The chart “Ravi of Mysuru” is deleted.')).toBeInTheDocument();
    expect(charts().queryByText('Ravi of Mysuru')).not.toBeInTheDocument();
    expect(charts().getByText('Nila')).toBeInTheDocument();
    expect(page().getByRole('region', { name: 'My charts' })).toHaveFocus();
  });

  test('show an error with a retry if they fail to load', async () => {
    let requests = 0;
    await openProfile({
      [CHARTS]: () => {
        requests += 1;
        return requests === 1 ? { status: 500, body: {} } : { body: { data: [chart] } };
      },
    });
    expect(await charts().findByText('Your charts could not be loaded.')).toBeInTheDocument();
    await userEvent.click(charts().getByRole('button', { name: 'Try again' }));
    expect(await charts().findByText('Ravi of Mysuru')).toBeInTheDocument();
  });
});

describe('your data', () => {
  const data = () => within(page().getByRole('region', { name: 'Your data' }));
  const exported = { exportedAt: '2026-11-22T01:00:00Z', account: asha };
  const modal = () => dialog('Download your data?');
  const requestExport = async () => {
    await userEvent.click(data().getByRole('button', { name: 'Download my data' }));
    await screen.findByRole('alertdialog');
  };
  const give = async () => {
    await userEvent.type(modal().getByLabelText('Current password'), 'a quiet lamp');
    await userEvent.click(modal().getByRole('button', { name: 'Download' }));
  };

  test('are downloaded as one file, with a polite announcement', async () => {
    const links: HTMLAnchorElement[] = [];
    const click = HTMLAnchorElement.prototype.click;
    HTMLAnchorElement.prototype.click = function keep() {
      links.push(this);
    };
    try {
      const { sent } = await openProfile({ [EXPORT]: { body: exported } });
      await requestExport();
      await userEvent.click(modal().getByRole('button', { name: 'Download' }));
      expect(modal().getByLabelText('Current password')).toHaveAccessibleDescription(
        'Current password is required.',
      );
      expect(sent(EXPORT)).toHaveLength(0);
      await give();
      expect(sent(EXPORT)[0]?.body).toEqual({ currentPassword: 'a quiet lamp' });
      const message = await screen.findByText('Your data is downloaded.');
      expect(message.closest('[aria-live]')).toHaveAttribute('aria-live', 'polite');
    } finally {
      HTMLAnchorElement.prototype.click = click;
    }
    expect(links.map(({ download }) => download)).toEqual(['jyoti-my-data-2026-11-22.json']);
    const [file] = (URL.createObjectURL as unknown as { mock: { calls: [Blob][] } }).mock.calls[0]!;
    expect(JSON.parse(await file.text())).toEqual(exported);
  });

  test('in this browser are cleared with one press, and later data are stored for the same account', async () => {
    const deleted = vi.fn();
    vi.stubGlobal('indexedDB', { deleteDatabase: deleted });
    try {
      await openProfile();
      const owner = localStorage.getItem('visitor.owner');
      localStorage.setItem('visitor.last-read', '"Ujjain"');
      await userEvent.click(
        data().getByRole('button', { name: 'Clear the copies in this browser' }),
      );
      expect(await screen.findByText('The copies in this browser are removed.')).toBeVisible();
      expect(deleted).toHaveBeenCalledWith('kept-answers');
      expect(localStorage.getItem('visitor.last-read')).toBeNull();
      expect(localStorage.getItem('visitor.owner')).toBe(owner);
    } finally {
      vi.unstubAllGlobals();
    }
  });

  test('show that they are loading, and an error with a retry after a failure', async () => {
    let requests = 0;
    let respond: (response: FakeResponse) => void = () => undefined;
    await openProfile({
      [EXPORT]: () => {
        requests += 1;
        if (requests > 1) return { body: exported };
        return new Promise((resolve) => {
          respond = resolve;
        });
      },
    });
    await requestExport();
    await give();
    expect(await modal().findByRole('button', { name: 'Preparing your file...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    respond('no response');
    expect(await modal().findByRole('alert')).toHaveTextContent(
      /Your data could not be prepared\. We couldn’t reach the server/,
    );
    expect(modal().getByLabelText('Current password')).toHaveValue('a quiet lamp');
    await userEvent.click(modal().getByRole('button', { name: 'Download' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(requests).toBe(2);
  });
});
