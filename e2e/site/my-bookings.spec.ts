import { nightly } from '../nightly.ts';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible, expectFits } from './accessible.ts';
import { expect, signedIn, test } from './visitor.ts';

const day = 86_400_000;

/** Logs in on a file that has no icon, which a browser may request anyway. */
const NO_ICON = /\/favicon\.ico/;

interface Pooja {
  id: number;
  title: string;
  type: string[];
  availability: { date: string; placesLeft: number; hours: string[] }[];
}

const main = (page: Page) => page.getByRole('main');
const part = (page: Page, name: string) => main(page).getByRole('region', { name });
const bookings = (page: Page) => part(page, 'My bookings');
const requests = (page: Page) => part(page, 'My requests');
const question = (page: Page) => page.getByRole('alertdialog');
const dates = (page: Page) => page.getByRole('dialog');
/** The dates that can be chosen; their values begin with the year. */
const freeDates = (page: Page) => dates(page).locator('input[type="radio"][value^="20"]:enabled');

/** The API with the visitor's token. */
function callsOf(page: Page, token: string) {
  const headers = { authorization: `Bearer ${token}` };
  const data = async <Data>(response: Promise<{ json: () => Promise<unknown> }>): Promise<Data> =>
    ((await (await response).json()) as { data: Data }).data;
  return {
    poojas: () => data<Pooja[]>(page.request.get('/api/poojas', { headers })),
    list: () => data<{ id: string }[]>(page.request.get('/api/bookings', { headers })),
    book: async ({ id: poojaId, type, availability }: Pooja, preferredDate: string) => {
      const response = page.request.post('/api/bookings', {
        headers: { ...headers, 'idempotency-key': `${poojaId}-${preferredDate}` },
        data: {
          poojaId,
          package: 'standard',
          serviceType: type[0],
          firstName: 'Kavita',
          lastName: 'Iyer',
          mobileNumber: '9812345670',
          email: 'kavita@example.in',
          preferredDate,
          // Every date of a ceremony has an evening hour.
          preferredTime: availability.find(({ date }) => date === preferredDate)?.hours[0],
        },
      });
      const booked = await data<{ id: string; price: number; poojaTitle: string }>(response);
      return { ...booked, rupees: `₹${booked.price.toLocaleString('en-IN')}` };
    },
    ask: (kind: 'consultation' | 'chat') =>
      data<{ ticket: string }>(
        page.request.post('/api/consultations', {
          headers,
          data: {
            astrologer: 'meera-joshi',
            kind,
            name: 'Kavita Iyer',
            email: 'kavita@example.in',
            mobile: '9812345670',
          },
        }),
      ),
    status: async (path: string, change?: object) => {
      const response = change
        ? await page.request.patch(path, { headers, data: change })
        : await page.request.get(path, { headers });
      return response.status();
    },
  };
}

/** A ceremony with dates on both sides of the 24-hour limit. */
function chosenDays(poojas: Pooja[]) {
  /** Whether the first hour of a day, which is booked, is within the limit. */
  const isLate = ({ date, hours }: Pooja['availability'][number]) =>
    Date.now() > Date.parse(`${date}T${hours[0] ?? '00:00'}:00+05:30`) - day;
  const free = (pooja: Pooja) => pooja.availability.filter(({ placesLeft }) => placesLeft > 0);
  const late = poojas.find((pooja) => free(pooja).some(isLate));
  const early = poojas.find(({ id }) => id !== late?.id);
  if (!late || !early) throw new Error('No ceremony is offered on the coming day.');
  const ahead = free(early).filter((one) => !isLate(one));
  return { early, late, ahead, lateDate: free(late)[0]?.date ?? '' };
}

for (const [device, width] of [
  ['phone', 360],
  ['desktop', 1280],
] as const) {
  test(
    `a visitor sees, moves and cancels bookings on a ${device} [S1-571] [S1-573] @stored`,
    nightly(device === 'desktop'),
    async ({ page, browser, baseURL, quiet }) => {
      quiet.expectFailure(NO_ICON);
      // A dialog has the same colours at every width.
      const dialogThemes = device === 'phone' ? undefined : [];
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 800 });
      const { token } = await signedIn(page, 'Kavita');
      const own = callsOf(page, token);
      const { early, late, ahead, lateDate } = chosenDays(await own.poojas());
      const first = await own.book(early, ahead[2]?.date ?? '');
      const soon = await own.book(late, lateDate);
      const { ticket } = await own.ask('consultation');

      // Another visitor, in another browser.
      const elsewhere = await browser.newPage({ baseURL });
      const other = callsOf(elsewhere, (await signedIn(elsewhere, 'Ravi')).token);
      const theirs = await other.book(early, ahead[2]?.date ?? '');
      const path = `/api/bookings/${first.id}`;
      expect(await other.status(path)).toBe(404);
      expect(await other.status(path, { action: 'cancel' })).toBe(404);
      expect(await other.status(`/api/consultations/${ticket}`)).toBe(404);
      await elsewhere.goto('/profile');
      await expect(bookings(elsewhere)).toContainText(theirs.id);
      await expect(requests(elsewhere)).toContainText('No requests yet');
      for (const foreign of [first.id, soon.id, ticket]) {
        await expect(main(elsewhere)).not.toContainText(foreign);
      }
      await elsewhere.close();

      await page.goto('/');
      const hasMenu = width < 1024;
      if (hasMenu) await page.getByRole('button', { name: /menu/i }).click();
      await page
        .getByRole('banner')
        .getByRole('link', { name: hasMenu ? 'My bookings' : 'Profile' })
        .filter({ visible: true })
        .click();
      await expect(page).toHaveURL(hasMenu ? '/profile#bookings' : '/profile');
      const cards = bookings(page).getByRole('listitem').filter({ hasText: 'Booking number' });
      const card = (id: string) => cards.filter({ hasText: id });
      await expect(cards).toHaveCount(2);
      await expect(cards.first()).toContainText(soon.id); // Soonest first.
      await expect(bookings(page).getByRole('heading', { name: 'My bookings' })).toBeInViewport();
      await expect(main(page)).not.toContainText(theirs.id);
      await expect(card(first.id)).toContainText('Requested');
      await expect(card(first.id)).toContainText(first.rupees);
      await expectFits(page, 'the profile');
      await expectAccessible(page, 'the profile with bookings');

      // Another date with free places.
      await card(first.id)
        .getByRole('button', { name: /^Choose another date/ })
        .click();
      const places = freeDates(page);
      await expect(places.first()).toBeVisible();
      await expectFits(page, 'the dates');
      await expectAccessible(page, 'the dates', dialogThemes);
      const label = (await places.nth(3).getAttribute('value')) ?? '';
      await places.nth(3).check();
      await dates(page).getByRole('radiogroup', { name: 'Hour' }).getByRole('radio').last().check();
      await dates(page).getByRole('button', { name: 'Change the date' }).click();
      await expect(page.getByText(/is now requested for/)).toBeVisible();
      await expect(dates(page)).toHaveCount(0);
      await expect(bookings(page)).toBeFocused();
      const words = new Intl.DateTimeFormat('en-IN', { dateStyle: 'full', timeZone: 'UTC' });
      await expect(card(first.id)).toContainText(words.format(new Date(`${label}T00:00:00Z`)));

      // Participants can be edited until the team confirms.
      await card(first.id)
        .getByRole('button', { name: /^Change gotra, sankalp and address/ })
        .click();
      await dates(page).getByLabel('Gotra', { exact: true }).fill('Kashyapa');
      await expectFits(page, 'gotra and sankalp');
      await dates(page).getByRole('button', { name: 'Save' }).click();
      await expect(dates(page)).toHaveCount(0);
      await card(first.id).getByRole('button', { name: 'Details and history' }).click();
      await expect(card(first.id)).toContainText('Kashyapa');

      // Calendar entry.
      const download = page.waitForEvent('download');
      await card(first.id)
        .getByRole('button', { name: /^Add to calendar/ })
        .click();
      const file = await readFile(await (await download).path(), 'utf8');
      expect(file).toContain(`DTSTART:${label.replaceAll('-', '')}T`);
      expect(file).toContain('BEGIN:VALARM');

      // Within 24 hours there is no refund: the dialog says so, and the booking is kept.
      await card(soon.id)
        .getByRole('button', { name: /^Cancel booking/ })
        .click();
      await expect(question(page)).toContainText('You get no refund');
      await question(page).getByRole('button', { name: 'Keep the booking' }).click();
      await expect(card(soon.id).getByRole('button', { name: /^Cancel booking/ })).toBeFocused();

      // Earlier, everything is refunded.
      await card(first.id)
        .getByRole('button', { name: /^Cancel booking/ })
        .click();
      await expect(question(page)).toContainText(
        'You can cancel free of charge. Nothing has been paid.',
      );
      await expectAccessible(page, 'the cancellation', dialogThemes);
      await question(page).getByRole('button', { name: 'Cancel booking' }).click();
      await expect(question(page)).toHaveCount(0);
      await expect(card(first.id)).toContainText('Cancelled');
      await expect(card(first.id)).toContainText('there is nothing to refund');

      // A request to an astrologer can be withdrawn as well.
      const request = requests(page).getByRole('listitem').filter({ hasText: ticket });
      await expect(request).toContainText('Consultation with Meera Joshi');
      await request.getByRole('button', { name: /^Withdraw request/ }).click();
      await question(page).getByRole('button', { name: 'Withdraw request' }).click();
      await expect(request).toContainText('Withdrawn');

      await page.reload();
      await expect(card(first.id)).toContainText('Cancelled');
      await expect(request).toContainText('Withdrawn');
    },
  );
}

test('a booking that was changed in another window says so, and is reloaded @stored', async ({
  page,
  quiet,
}) => {
  quiet.expectFailure(/\/api\/bookings\//);
  quiet.expectFailure(NO_ICON);
  const { token } = await signedIn(page, 'Asha');
  const own = callsOf(page, token);
  const { early, ahead } = chosenDays(await own.poojas());
  const { id } = await own.book(early, ahead[0]?.date ?? '');
  await page.goto('/profile');
  await bookings(page)
    .getByRole('button', { name: /^Choose another date/ })
    .click();
  await freeDates(page).first().check();
  await dates(page).getByRole('radiogroup', { name: 'Hour' }).getByRole('radio').last().check();
  expect(await own.status(`/api/bookings/${id}`, { action: 'cancel' })).toBe(200);
  await dates(page).getByRole('button', { name: 'Change the date' }).click();
  await expect(dates(page)).toContainText('This booking can no longer be changed.');
  await expect(dates(page).getByRole('button', { name: 'Change the date' })).toBeDisabled();
  await dates(page).getByRole('button', { name: 'Keep the date' }).click();
  await expect(bookings(page)).toContainText('Cancelled');
  expect(await own.list()).toHaveLength(1);
});
