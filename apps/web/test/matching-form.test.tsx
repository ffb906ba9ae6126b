import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { MatchingDocumentInput } from '@jyoti/contract';
import {
  freshBrowser,
  kavya,
  matchingApi,
  MATCHING,
  matchingDocumentOf,
  matchPath,
  page,
  rohan,
} from './matching-site.ts';
import { asha, renderSite, type Call } from './render-site.tsx';

const formPath = () => matchPath().replace('/generate-kundli-matching', '/kundli-matching');
const person = (who: 'Boy' | 'Girl') =>
  within(page().getByRole('group', { name: `${who}'s Details` }));
const submitButton = () => page().getByRole('button', { name: 'Generate Compatibility Report' });
const submit = () => userEvent.click(submitButton());

async function open(handlers: Parameters<typeof matchingApi>[0] = {}, path = '/kundli-matching') {
  const calls = matchingApi(handlers);
  const site = await renderSite(path);
  await page().findByRole('button', { name: 'Generate Compatibility Report' });
  // The result requests the parts that are not open in another call.
  const matches = () =>
    calls.filter(
      (call) =>
        `${call.method} ${call.path}` === MATCHING &&
        (call.body as MatchingDocumentInput).parts?.includes('aggregate'),
    );
  return { calls, matches, site };
}

/** Fills or empties the details of one person by an entry of its menu. */
async function chooseFor(who: 'boy' | 'girl', entry: string) {
  await userEvent.click(page().getByRole('button', { name: `Fill in the ${who}'s details` }));
  await userEvent.click(await page().findByRole('menuitem', { name: entry }));
}

/** Field values of one person. */
function fieldValues(who: 'Boy' | 'Girl') {
  const fields = person(who);
  const value = (name: string) => fields.getByLabelText<HTMLInputElement>(name).value;
  return {
    name: value('Name'),
    date: value('Date of birth'),
    time: `${value('Hour')}:${value('Minute')}:${value('Second')}`,
    place: fields.getByRole<HTMLInputElement>('combobox', { name: 'Birth place' }).value,
  };
}

const ofRohan = {
  name: 'Rohan Mehta',
  date: '07/12/1996',
  time: '10:34:00',
  place: 'Chennai, India',
};
const ofKavya = {
  name: 'Kavya Rao',
  date: '15/06/1990',
  time: '05:58:41',
  place: 'Mumbai, India',
};

const ofAsha = {
  name: 'Asha Verma',
  date: '14/05/1990',
  time: '06:30:00',
  place: 'Ujjain, Madhya Pradesh, India',
};
const ofNobody = { name: '', date: '', time: '::00', place: '' };

beforeEach(freshBrowser);
afterEach(() => vi.unstubAllGlobals());

describe('the matching form', () => {
  test('has its title, text, two blocks with the fields of a birth, and the button [S1-230] [S1-233] [S1-234] [S1-245]', async () => {
    await open();
    expect(page().getByRole('heading', { level: 1, name: 'KUNDLI MATCHING' })).toBeInTheDocument();
    expect(
      page().getByText(
        'Enter the birth details of both persons to generate a comprehensive compatibility report.',
      ),
    ).toBeInTheDocument();
    for (const who of ['Boy', 'Girl'] as const) {
      const fields = person(who);
      expect(fields.getByLabelText('Name')).toBeInTheDocument();
      expect(fields.getByLabelText('Date of birth')).toBeInTheDocument();
      expect(fields.getByRole('combobox', { name: 'Birth place' })).toBeInTheDocument();
      expect(fields.queryByLabelText('Gender')).not.toBeInTheDocument();
      const hours = within(fields.getByLabelText('Hour'))
        .getAllByRole<HTMLOptionElement>('option')
        .map(({ value }) => value)
        .filter((value) => value !== '');
      expect(hours).toEqual(Array.from({ length: 24 }, (_, hour) => String(hour).padStart(2, '0')));
    }
  });

  test('reports all missing fields of both people at once, in its own words [S1-235] [S1-236] [S1-237] [S1-238] [S1-239] [S1-240] [S1-242] [S1-243] [S1-244]', async () => {
    const { matches } = await open();
    await chooseFor('boy', 'For someone else');
    await submit();
    const expectAt = (who: 'Boy' | 'Girl') => {
      const fields = person(who);
      const name = `${who}'s`;
      expect(fields.getByLabelText('Name')).toHaveAccessibleDescription(
        expect.stringContaining(`${name} name is required`),
      );
      expect(fields.getByLabelText('Date of birth')).toHaveAccessibleDescription(
        expect.stringContaining(`${name} date of birth is required`),
      );
      expect(fields.getByText(`${name} time of birth is required`)).toBeInTheDocument();
      expect(fields.getByRole('combobox', { name: 'Birth place' })).toHaveAccessibleDescription(
        expect.stringContaining(`${name} birth place is required`),
      );
    };
    expectAt('Boy');
    expectAt('Girl');
    // The summary lists the eight too, each as a link to its field.
    const links = within(page().getByRole('alert')).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      "Boy's name is required",
      "Boy's date of birth is required",
      "Boy's time of birth is required",
      "Boy's birth place is required",
      "Girl's name is required",
      "Girl's date of birth is required",
      "Girl's time of birth is required",
      "Girl's birth place is required",
    ]);
    expect(matches()).toHaveLength(0);
  });

  test('rejects an hour without a minute, and seconds may stay 00 [S1-239] [S1-240] [S1-241]', async () => {
    const { matches } = await open({}, formPath().replaceAll(/&(boy|girl)\.time=[^&]*/g, ''));
    await userEvent.selectOptions(person('Boy').getByLabelText('Hour'), '10');
    await userEvent.selectOptions(person('Girl').getByLabelText('Minute'), '58');
    await submit();
    expect(person('Boy').getByText("Boy's time of birth is required")).toBeInTheDocument();
    expect(person('Girl').getByText("Girl's time of birth is required")).toBeInTheDocument();
    expect(matches()).toHaveLength(0);
    await userEvent.selectOptions(person('Boy').getByLabelText('Minute'), '34');
    await userEvent.selectOptions(person('Girl').getByLabelText('Hour'), '05');
    await submit();
    await waitFor(() => expect(matches()).toHaveLength(1));
    expect(matches()[0]?.body).toMatchObject({
      boy: { time: '10:34:00' },
      girl: { time: '05:58:00' },
    });
  });

  test('has the same rule for names as the kundli form, and says whose name it is [S1-235]', async () => {
    await open({}, formPath());
    await userEvent.type(person('Boy').getByLabelText('Name'), ' 2');
    await submit();
    expect(person('Boy').getByLabelText('Name')).toHaveAccessibleDescription(
      expect.stringContaining('Boy: Name should only contain letters.'),
    );
    expect(person('Girl').getByLabelText('Name')).not.toBeInvalid();
    await userEvent.clear(person('Boy').getByLabelText('Name'));
    await userEvent.type(person('Boy').getByLabelText('Name'), 'आशा राव');
    expect(person('Boy').getByLabelText('Name')).not.toBeInvalid();
  });

  test('sends both births as entered and opens the aggregate of the match [S1-231] [S1-232] [S1-246] [S1-247] [S1-248]', async () => {
    const log = vi.spyOn(console, 'log');
    // A URL that still names a tab of the previous match.
    const { matches, site } = await open({}, `${formPath()}&tab=papa-samaya`);
    await submit();
    await waitFor(() => expect(site.path()).toMatch(/^\/generate-kundli-matching\?/));
    expect(matches()).toHaveLength(1);
    expect(matches()[0]?.body).toMatchObject({ boy: rohan, girl: kavya });
    expect(
      await page().findByRole('tab', { name: 'Aggregate Match', selected: true }),
    ).toBeInTheDocument();
    // The result is that of these two: other charts give another score.
    expect(page().getByRole('meter', { name: 'Ashtakoot points' })).toHaveAttribute(
      'aria-valuenow',
      '20',
    );
    expect(matches()).toHaveLength(1);
    expect(log).not.toHaveBeenCalled();
  });

  test('swaps the two', async () => {
    await open({}, formPath());
    expect(fieldValues('Boy')).toEqual(ofRohan);
    expect(fieldValues('Girl')).toEqual(ofKavya);
    await userEvent.click(page().getByRole('button', { name: 'Swap details' }));
    expect(fieldValues('Boy')).toEqual(ofKavya);
    expect(fieldValues('Girl')).toEqual(ofRohan);
    expect(page().getByText('Details swapped.')).toBeInTheDocument();
  });

  test('starts with the visitor’s own birth, which moves to the chosen side and gives way to somebody else', async () => {
    await open();
    await waitFor(() => expect(fieldValues('Boy')).toEqual(ofAsha));
    expect(fieldValues('Girl')).toEqual(ofNobody);
    await chooseFor('girl', 'My own birth details');
    expect(fieldValues('Girl')).toEqual(ofAsha);
    expect(fieldValues('Boy')).toEqual(ofNobody);
    await chooseFor('girl', 'For someone else');
    expect(fieldValues('Girl')).toEqual(ofNobody);
  });

  test('fills one person from the profile or a saved chart', async () => {
    await open({
      'GET /api/users/charts': {
        body: {
          data: [
            {
              id: 'c1',
              name: 'My cousin',
              birth: { ...rohan, gender: 'male' },
              settings: {},
              createdAt: '2026-01-01T00:00:00Z',
            },
          ],
        },
      },
    });
    await submit();
    await chooseFor('boy', 'My cousin, 7 December 1996');
    await chooseFor('girl', 'My own birth details');
    expect(fieldValues('Girl')).toEqual(ofAsha);
    expect(fieldValues('Boy')).toEqual(ofRohan);
    expect(person('Boy').getByLabelText('Name')).not.toBeInvalid();
    expect(person('Girl').getByLabelText('Name')).not.toBeInvalid();
  });

  test('sends an unknown time as unknown, not as a made-up hour', async () => {
    const untimed = { ...asha, birthData: { ...asha.birthData, time: '' } };
    const { matches, site } = await open(
      { 'GET /api/auth/profile': { body: { data: untimed } } },
      formPath(),
    );
    await chooseFor('girl', 'My own birth details');
    expect(person('Girl').getByRole('switch', { name: /time/i })).toBeChecked();
    await submit();
    await waitFor(() => expect(matches()).toHaveLength(1));
    expect(matches()[0]?.body).toMatchObject({ girl: { time_unknown: true } });
    await waitFor(() => expect(site.path()).toContain('girl.notime=1'));
    expect(site.path()).not.toContain('girl.time=');
  });

  test('after a server error shows a message and keeps the form; a retry succeeds', async () => {
    let fails = true;
    const sent: Call[] = [];
    const { site } = await open(
      {
        [MATCHING]: (call) => {
          sent.push(call);
          return fails
            ? { status: 503, body: {} }
            : { body: { data: matchingDocumentOf(rohan, kavya) } };
        },
      },
      formPath(),
    );
    await submit();
    expect(
      await page().findByText(/The compatibility report could not be generated/),
    ).toBeInTheDocument();
    expect(site.path()).toMatch(/^\/kundli-matching/);
    expect(fieldValues('Boy')).toEqual(ofRohan);
    expect(fieldValues('Girl')).toEqual(ofKavya);
    expect(submitButton()).toBeEnabled();
    fails = false;
    await submit();
    await waitFor(() => expect(site.path()).toMatch(/^\/generate-kundli-matching/));
    expect(sent).toHaveLength(2);
  });

  test('shows the server’s validation error at its field, with the person', async () => {
    await open(
      {
        [MATCHING]: {
          status: 400,
          body: {
            error: 'This clock time was skipped.',
            code: 'validation',
            fields: { 'girl.time': 'This clock time was skipped.' },
          },
        },
      },
      formPath(),
    );
    await submit();
    expect(
      await person('Girl').findByText('Girl: This clock time was skipped.'),
    ).toBeInTheDocument();
    expect(screen.queryByText('Boy: This clock time was skipped.')).not.toBeInTheDocument();
  });
});
