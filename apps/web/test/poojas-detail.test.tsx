import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  closeBrowser,
  dialog,
  freshBrowser,
  inForm,
  openPooja,
  openPoojas,
  page,
  poojaOf,
  poojas,
} from './poojas-site.ts';
// Preloads lazy parts, as for a visitor who waits a moment before pressing.
import '../src/features/ceremonies/pooja/booking-dialog.tsx';

const user = userEvent.setup();
const press = (name: string | RegExp) => user.click(page().getByRole('button', { name }));
const tab = (name: string) => page().getByRole('tab', { name });
const packages = () => within(page().getByRole('radiogroup', { name: 'Select Your Package' }));
const radio = (name: RegExp) => packages().getByRole('radio', { name });
const cardOf = (name: RegExp) =>
  within(radio(name).closest('[data-part="package-card"]') as HTMLElement);
const dates = () => within(page().getByRole('region', { name: 'Next Available Dates' }));

beforeEach(freshBrowser);
afterEach(() => {
  closeBrowser();
  Reflect.deleteProperty(navigator, 'share');
});

describe('loading', () => {
  test('shows a spinner first [S1-502] [S1-503]', async () => {
    const coming = Promise.withResolvers<{ body: unknown }>();
    await openPoojas('/poojas/2', { 'GET /api/poojas/2': () => coming.promise });
    expect(await page().findByText('Loading the ceremony...')).toBeVisible();
    expect(document.querySelector('[data-part="spinner"]')).toBeVisible();
    coming.resolve({ body: { data: poojaOf(2) } });
    expect(
      await page().findByRole('heading', { level: 1, name: 'Maha Mrityunjaya Homa' }),
    ).toBeVisible();
    expect(document.title).toBe('Maha Mrityunjaya Homa · Jyoti');
  });

  test.each(['/poojas/99', '/poojas/four', '/poojas/0', '/poojas/1.5'])(
    '%s does not exist: the list is shown, with the reason [S1-478] [S1-504] [S1-505]',
    async (path) => {
      const { site } = await openPoojas(path, {
        'GET /api/poojas/99': { status: 404, body: { error: 'Not found.', code: 'not_found' } },
      });
      expect(await page().findByText(/does not exist, or is no longer offered/)).toBeVisible();
      expect(site.path()).toBe('/poojas');
    },
  );

  test('shows a server error with a retry [S1-578]', async () => {
    let fails = true;
    await openPoojas('/poojas/1', {
      'GET /api/poojas/1': () => (fails ? 'no response' : { body: { data: poojaOf(1) } }),
    });
    expect(await page().findByRole('alert')).toHaveTextContent('The ceremony could not be loaded');
    fails = false;
    await press('Try again');
    expect(await page().findByRole('heading', { level: 1, name: /^Navgraha/ })).toBeVisible();
  });

  test('the back link opens the list [S1-506]', async () => {
    const { site } = await openPooja(1);
    await user.click(page().getByRole('link', { name: 'Back to All Ceremonies' }));
    expect(site.path()).toBe('/poojas');
  });
});

describe('description', () => {
  test('drawing, weekdays, duration, format, priest and the first sentence about him [S1-507] [S1-508] [S1-509] [S1-510] [S1-511] [S1-512] [S1-518] [S1-533]', async () => {
    await openPooja(1);
    expect(page().getByRole('img', { name: /Navgraha yantra/ })).toBeVisible();
    expect(page().getByText('Monday, Wednesday, Friday')).toBeVisible();
    expect(page().getByText('About 60 minutes')).toBeVisible();
    expect(page().getByText('Video & Audio Recording')).toBeVisible();
    expect(page().getByText('Pandit Shivram Joshi')).toBeVisible();
    expect(
      page().getByText(
        'Pandit Shivram Joshi performs shanti rites in the tradition of the Shukla Yajurveda.',
      ),
    ).toBeVisible();
    expect(document.querySelector('[data-part="rating"]')).toBeNull();
    expect(page().getByText(poojaOf(1).description)).toBeVisible();
  });

  test('stars are next to the priest if the ceremony has reviews [S1-511]', async () => {
    const rated = { ...poojaOf(1), rating: { average: 5, count: 3 } };
    await openPooja(1, { 'GET /api/poojas/1': { body: { data: rated } } });
    expect(page().getByText(/5 out of 5/)).toBeInTheDocument();
  });

  test.each([
    [['video'], 'Video Recording'],
    [['audio'], 'Audio Recording'],
    [['video', 'audio'], 'Video & Audio Recording'],
  ] as const)('a ceremony of %j is a %s [S1-510]', async (type, text) => {
    await openPooja(1, { 'GET /api/poojas/1': { body: { data: inForm(1, [...type]) } } });
    expect(page().getByText(text)).toBeVisible();
  });

  test('five tabs in order, the first open, each with its content and in the URL [S1-519] [S1-520] [S1-521] [S1-522] [S1-523] [S1-524] [S1-536]', async () => {
    const { site } = await openPooja(1);
    expect(
      page()
        .getAllByRole('tab')
        .map(({ textContent }) => textContent),
    ).toEqual(['About Ceremony', 'Benefits', 'How It Happens', 'Maximum Benefits', 'About Pandit']);
    const { aboutPooja, benefits, howItHappens, maximumBenefits, panditDescription } = poojaOf(1);
    const panel = () => page().getByRole('tabpanel');
    const items = () =>
      within(panel())
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    expect(tab('About Ceremony')).toHaveAttribute('aria-selected', 'true');
    expect(panel()).toHaveTextContent(aboutPooja);
    await user.click(tab('Benefits'));
    expect(site.path()).toBe('/poojas/1?tab=benefits');
    expect(items()).toEqual(benefits);
    await user.click(tab('How It Happens'));
    expect(site.path()).toBe('/poojas/1?tab=process');
    expect(items()).toEqual(howItHappens);
    expect(within(panel()).getByRole('list').tagName).toBe('OL');
    await user.click(tab('Maximum Benefits'));
    expect(site.path()).toBe('/poojas/1?tab=maximumBenefits');
    expect(items()).toEqual(maximumBenefits);
    expect(within(panel()).getByRole('list').tagName).toBe('OL');
    await user.click(tab('About Pandit'));
    expect(site.path()).toBe('/poojas/1?tab=pandit');
    expect(panel()).toHaveTextContent(panditDescription);
  });

  test('a URL with a tab opens it', async () => {
    await openPooja(1, {}, '?tab=process');
    expect(tab('How It Happens')).toHaveAttribute('aria-selected', 'true');
  });

  test('its limits are under Important Information [S1-529]', async () => {
    await openPooja(1);
    const note = page().getByText('Important Information').closest('[data-part="alert"]');
    expect(note).toHaveTextContent(poojaOf(1).disclaimer);
  });
});

describe('the dates', () => {
  test('are the next five free ones, each with a book button [S1-514] [S1-515] [S1-516] [S1-534]', async () => {
    await openPooja(1);
    const days = poojaOf(1).availabilityDates.slice(0, 5);
    expect(Array.from(document.querySelectorAll('time'), ({ dateTime }) => dateTime)).toEqual(days);
    expect(days).toEqual(['2026-11-23', '2026-11-25', '2026-11-27', '2026-11-30', '2026-12-02']);
    const buttons = dates().getAllByRole('button');
    expect(buttons.map(({ textContent }) => textContent)).toEqual(Array(5).fill('Book'));
    expect(buttons[1]).toHaveAccessibleName('Book Wednesday, 25 November 2026');
  });

  test('one of them opens the dialog with that date selected [S1-517] [S1-546]', async () => {
    await openPooja(1);
    await press('Book Friday, 27 November 2026');
    await screen.findByRole('dialog', { name: 'Book Ceremony' });
    expect(dialog().getByRole('combobox', { name: 'Preferred date' })).toHaveValue('2026-11-27');
  });

  test('if none is free, the page says so and has no book button [S1-515]', async () => {
    const full = { ...poojaOf(1), availabilityDates: [] };
    await openPooja(1, { 'GET /api/poojas/1': { body: { data: full } } });
    expect(dates().getByText(/No date is free/)).toBeVisible();
    expect(dates().queryByRole('button')).toBeNull();
    expect(page().getByRole('button', { name: 'BOOK THIS CEREMONY' })).toBeDisabled();
  });
});

describe('the packages', () => {
  test('three, standard preselected, each with name, struck list price, price and contents [S1-525] [S1-526] [S1-536] [S1-537] [S1-499] [S1-500] [S1-501]', async () => {
    await openPooja(1);
    expect(packages().getAllByRole('radio')).toHaveLength(3);
    expect(radio(/^Standard/)).toBeChecked();
    const premium = cardOf(/^Premium/);
    expect(premium.getByText('₹2,700')).toBeVisible();
    expect(premium.getByText('₹3,200').tagName).toBe('S');
    for (const feature of poojaOf(1).pricing.premium.features) {
      expect(premium.getByText(feature)).toBeVisible();
    }
    expect(cardOf(/^Elite/).getByText('Priority scheduling')).toBeVisible();
    expect(cardOf(/^Standard/).getByText('Basic blessed items')).toBeVisible();
  });

  test('the selected one and its price are booked [S1-527] [S1-528] [S1-545] [S1-550]', async () => {
    await openPooja(1);
    await user.click(radio(/^Elite/));
    await press('BOOK THIS CEREMONY');
    expect(dialog().getByText('Elite package')).toBeVisible();
    expect(dialog().getByText('₹4,700')).toBeVisible();
  });

  test('the visitor’s offer selects its package', async () => {
    await openPooja(1, {}, '?code=family30');
    expect(radio(/^Elite/)).toBeChecked();
    await user.click(radio(/^Standard/));
    expect(radio(/^Standard/)).toBeChecked();
  });
});

describe('other ceremonies', () => {
  test('are two, never the current one, and opening one resets the page [S1-530] [S1-531] [S1-532] [S1-535]', async () => {
    const { site } = await openPooja(5, {}, '?tab=benefits');
    await user.click(radio(/^Premium/));
    const others = await page().findByRole('region', { name: 'You May Also Consider' });
    const links = within(others).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Rudra Abhishekam',
      'Navgraha Shanti Pooja',
    ]);
    await user.click(links[0] as HTMLElement);
    await page().findByRole('heading', { level: 1, name: 'Rudra Abhishekam' });
    expect(site.path()).toBe('/poojas/6');
    expect(tab('About Ceremony')).toHaveAttribute('aria-selected', 'true');
    expect(radio(/^Standard/)).toBeChecked();
  });

  test('if they fail to load, the page is shown without them', async () => {
    await openPooja(1, { 'GET /api/poojas': 'no response' });
    expect(page().queryByRole('region', { name: 'You May Also Consider' })).toBeNull();
    expect(poojas).toHaveLength(6);
  });
});

describe('sharing', () => {
  const url = `${location.origin}/poojas/1`;

  test('opens the share sheet of the device [S1-513]', async () => {
    const share = vi.fn(async () => undefined);
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    await openPooja(1, {}, '?code=FIRST50&tab=pandit');
    await press('Share This Ceremony');
    expect(share).toHaveBeenCalledWith({
      title: 'Navgraha Shanti Pooja',
      text: `Navgraha Shanti Pooja: ${poojaOf(1).description}`,
      url,
    });
  });

  test('copies the link if there is no share sheet, and says so [S1-513]', async () => {
    await openPooja(1);
    await press('Share This Ceremony');
    expect(await navigator.clipboard.readText()).toBe(url);
    expect(await screen.findByText('The link is copied.')).toBeInTheDocument();
  });

  test('sends name and link by WhatsApp, without what the visitor chose', async () => {
    await openPooja(1, {}, '?code=FIRST50');
    const href =
      page()
        .getByRole('link', { name: /WhatsApp/ })
        .getAttribute('href') ?? '';
    expect(new URL(href).searchParams.get('text')).toBe(
      `Navgraha Shanti Pooja: ${poojaOf(1).description} ${url}`,
    );
  });

  test('shows the link if copying is not allowed [S1-513]', async () => {
    const writing = vi.spyOn(navigator.clipboard, 'writeText');
    writing.mockRejectedValue(new Error('not allowed'));
    await openPooja(1);
    await press('Share This Ceremony');
    expect(await page().findByText((text) => text.endsWith(url))).toBeVisible();
    writing.mockRestore();
  });

  test('a dismissed share sheet is not an error [S1-513]', async () => {
    const share = vi.fn(async () => {
      throw new DOMException('closed', 'AbortError');
    });
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    await openPooja(1);
    await press('Share This Ceremony');
    expect(screen.queryByText('The link is copied.')).toBeNull();
  });
});
