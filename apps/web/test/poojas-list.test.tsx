import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { closeBrowser, freshBrowser, openPoojas, page, poojaOf, poojas } from './poojas-site.ts';

const user = userEvent.setup();
const cards = () =>
  within(page().getByRole('list', { name: 'Ceremonies' })).getAllByRole('listitem');
const names = () => cards().map((card) => within(card).getByRole('heading').textContent);
const filter = () => within(page().getByRole('navigation', { name: 'Day of the week' }));
const first = () => cards()[0] as HTMLElement;

async function open(search = '', handlers = {}) {
  const opened = await openPoojas(`/poojas${search}`, handlers);
  await page().findByRole('list', { name: 'Ceremonies' });
  return opened;
}

beforeEach(freshBrowser);
afterEach(closeBrowser);

describe('the day filter', () => {
  test('offers all and the weekdays from Monday on; initially all [S1-456] [S1-457] [S1-458] [S1-479]', async () => {
    await open();
    const choices = filter().getAllByRole('link');
    expect(choices.map(({ textContent }) => textContent)).toEqual([
      'All Ceremonies',
      'Monday',
      'Tuesday',
      'Wednesday',
      'Thursday',
      'Friday',
      'Saturday',
      'Sunday',
    ]);
    expect(choices[0]).toHaveAttribute('aria-current', 'page');
    expect(names()).toEqual(poojas.map(({ title }) => title));
  });

  test('a weekday is in the URL, shows only its own ceremonies and their number [S1-459]', async () => {
    const { site } = await open();
    await user.click(filter().getByRole('link', { name: 'Tuesday' }));
    expect(site.path()).toBe('/poojas?day=Tuesday');
    expect(names()).toEqual(['Lakshmi Narayan Puja', 'Baglamukhi Maha Yagya']);
    expect(filter().getByRole('link', { name: 'Tuesday' })).toHaveAttribute('aria-current', 'page');
    expect(page().getByRole('status')).toHaveTextContent('2 ceremonies on Tuesday');
  });

  test('a URL with a weekday selects it; with any other word, all', async () => {
    await open('?day=sunday');
    expect(names()).toEqual(['Lakshmi Narayan Puja', 'Ganesha Chaturthi Puja']);
  });

  test('an unknown weekday shows all [S1-458]', async () => {
    await open('?day=Someday');
    expect(cards()).toHaveLength(6);
  });

  test('a day without ceremonies says so and links to all of them [S1-459]', async () => {
    const { site } = await openPoojas('/poojas?day=Sunday', {
      'GET /api/poojas': { body: { data: [poojaOf(1)] } },
    });
    expect(await page().findByText('No ceremonies on this day')).toBeVisible();
    await user.click(
      within(page().getByText('No ceremonies on this day').parentElement as HTMLElement).getByRole(
        'link',
        { name: 'All Ceremonies' },
      ),
    );
    expect(site.path()).toBe('/poojas');
    expect(names()).toEqual(['Navgraha Shanti Pooja']);
  });
});

describe('the purpose filter', () => {
  const purposes = () => within(page().getByRole('navigation', { name: 'What you ask for' }));

  test('offers the purposes of the ceremonies with their numbers; in the URL, beside the day', async () => {
    const { site } = await open();
    expect(purposes().getAllByRole('link')[0]).toHaveAttribute('aria-current', 'page');
    await user.click(purposes().getByRole('link', { name: 'Marriage (2)' }));
    expect(site.path()).toBe('/poojas?purpose=marriage');
    expect(names()).toEqual(['Navgraha Shanti Pooja', 'Lakshmi Narayan Puja']);
    expect(page().getByRole('status')).toHaveTextContent('2 ceremonies: Marriage');
    await user.click(filter().getByRole('link', { name: 'Tuesday' }));
    expect(site.path()).toBe('/poojas?day=Tuesday&purpose=marriage');
    expect(names()).toEqual(['Lakshmi Narayan Puja']);
    expect(purposes().getByRole('link', { name: 'Marriage (1)' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  });

  test('says if nothing fits, and leads to all ceremonies', async () => {
    const { site } = await openPoojas('/poojas?day=Tuesday&purpose=health');
    expect(await page().findByText('No ceremony fits this choice')).toBeVisible();
    const part = page().getByText('No ceremony fits this choice').parentElement as HTMLElement;
    await user.click(within(part).getByRole('link', { name: 'All Ceremonies' }));
    expect(site.path()).toBe('/poojas');
    expect(cards()).toHaveLength(6);
  });

  test('an unknown purpose shows all, and purposes without a ceremony are not offered', async () => {
    await open('?purpose=wealth', { 'GET /api/poojas': { body: { data: [poojaOf(5)] } } });
    expect(
      purposes()
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Anything', 'Peace of mind (1)']);
  });
});

describe('a card', () => {
  test('shows drawing, struck list price, price, title, description, days, duration, format and pandit [S1-460] [S1-461] [S1-462] [S1-463] [S1-464] [S1-466] [S1-467] [S1-468] [S1-469] [S1-494]', async () => {
    await open();
    const card = within(first());
    expect(first().querySelector('[data-part="yantra-art"] svg')).toBeVisible();
    expect(card.getByText('₹2,100').tagName).toBe('S');
    expect(card.getByText('₹1,700')).toBeVisible();
    expect(card.getByRole('heading', { name: 'Navgraha Shanti Pooja' })).toBeVisible();
    expect(card.getByText(poojaOf(1).description)).toBeVisible();
    expect(card.getByText('Mon, Wed, Fri')).toBeVisible();
    expect(card.getByText('Duration ~60 mins')).toBeVisible();
    expect(card.getByText('Video & Audio')).toBeVisible();
    expect(card.getByText('Pandit Shivram Joshi')).toBeVisible();
    expect(card.getByText(/Mon, 23 Nov/)).toBeVisible();
  });

  test('a ceremony with one kind of recording says which [S1-468]', async () => {
    await open();
    expect(within(cards()[2] as HTMLElement).getByText('Video')).toBeVisible();
    expect(within(cards()[4] as HTMLElement).getByText('Audio')).toBeVisible();
  });

  test('stars are shown only if there are reviews [S1-470]', async () => {
    const rated = { ...poojaOf(1), rating: { average: 4.5, count: 12 } };
    await open('', { 'GET /api/poojas': { body: { data: [rated, poojaOf(2)] } } });
    const [one, two] = cards() as [HTMLElement, HTMLElement];
    expect(within(one).getByText(/4\.5 out of 5/)).toBeInTheDocument();
    expect(two.querySelector('[data-part="rating"]')).toBeNull();
  });

  test('links to its ceremony, and passes on the code of an offer [S1-471] [S1-480]', async () => {
    const { site } = await open('?code=FIRST50');
    expect(page().getByText(/Offer code FIRST50 is checked/)).toBeVisible();
    await user.click(within(first()).getByRole('link'));
    await page().findByRole('heading', { level: 1, name: 'Navgraha Shanti Pooja' });
    expect(site.path()).toBe('/poojas/1?code=FIRST50');
  });
});

test('the purpose of ceremonies, three sample testimonials with drawn portraits, four questions [S1-472] [S1-473] [S1-474] [S1-475] [S1-476] [S1-477] [S1-481]', async () => {
  await open();
  expect(page().getByRole('region', { name: 'What a ceremony is for' })).toHaveTextContent(
    'we promise no result',
  );
  const voices = page().getByRole('region', { name: 'What visitors say' });
  expect(within(voices).getAllByRole('article')).toHaveLength(3);
  expect(within(voices).getAllByText('Sample data')).toHaveLength(1);
  expect(within(voices).getAllByText(/^Ceremonies, with/)).toHaveLength(3);
  for (const image of document.querySelectorAll('img')) {
    expect(new URL(image.src, location.href).origin).toBe(location.origin);
  }
  const questions = await page().findByRole('region', { name: 'Questions about ceremonies' });
  expect(
    within(questions)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'How does a remote ceremony work?',
    'What do the packages contain?',
    'How soon will I see results?',
    'Can a ceremony be customised?',
  ]);
});

test('skeletons are shown while the ceremonies load; a failure is shown with a retry [S1-578]', async () => {
  let fails = true;
  await openPoojas('/poojas?day=Monday', {
    'GET /api/poojas': () => (fails ? { status: 500, body: {} } : { body: { data: poojas } }),
  });
  expect(await page().findByRole('alert')).toHaveTextContent('The ceremonies could not be loaded');
  fails = false;
  await user.click(page().getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(cards()).toHaveLength(3));
});

test('says what is loading', async () => {
  const never = new Promise<never>(() => undefined);
  await openPoojas('/poojas', { 'GET /api/poojas': () => never });
  expect(await page().findByText('Loading the ceremonies...')).toBeInTheDocument();
  expect(screen.queryByRole('list', { name: 'Ceremonies' })).toBeNull();
});
