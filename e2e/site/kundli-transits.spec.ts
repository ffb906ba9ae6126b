import { expectAccessible, expectFits } from './accessible.ts';
import { expectNoShift, watchShifts } from './shifts.ts';
import { choosePlace, expect, signedIn, test } from './visitor.ts';

const birth = new URLSearchParams({
  name: 'Asha Verma',
  date: '1990-05-14',
  time: '09:30:00',
  place: 'Mumbai, Maharashtra, India',
  lat: '19.076',
  lng: '72.8777',
  tz: 'Asia/Kolkata',
  tab: 'astrologer',
});

const urlOf = (sub: string, more: Record<string, string> = {}) => {
  const search = new URLSearchParams(birth);
  for (const [name, value] of Object.entries({ sub, ...more })) search.set(name, value);
  return `/generate-kundli?${search}`;
};

test('transits of a date, a week later, and Sade Sati on the scale of a life', async ({ page }) => {
  await signedIn(page, 'Asha');
  await page.goto(urlOf('transits', { on: '2026-11-20' }));
  const report = page.getByRole('main');
  const table = report.getByRole('table', { name: 'The nine transits' });
  const saturn = table.getByRole('row', { name: /Saturn/ });
  await expect(saturn).toContainText('Pisces');
  await expect(saturn).toContainText('Aries, 3 Jun 2027');
  await expectAccessible(page, 'transits');
  await expectFits(page, 'transits');

  await report.getByRole('radio', { name: 'Week', exact: true }).check({ force: true });
  await report.getByRole('button', { name: 'A week later' }).press('Enter');
  await expect(page).toHaveURL(/on=2026-11-27/);
  await expect(report.getByRole('heading', { name: 'On 27 Nov 2026', exact: true })).toBeVisible();

  await report.getByRole('tab', { name: 'Sade Sati', exact: true }).click();
  await expect(report.getByText('Saturn in the life of Asha Verma')).toBeVisible();
  await expect(
    report.getByText(/^Now: dhaiya \(4th from the Moon\), Saturn in Pisces/).first(),
  ).toBeVisible();
  await expectAccessible(page, 'transits');
  await expectFits(page, 'transits');
});

test('the line below the opening leads to both, and nothing moves when it comes', async ({
  page,
}) => {
  await signedIn(page, 'Asha');
  await watchShifts(page);
  const now = page.getByRole('region', { name: 'Saturn and today’s transits' });
  await expectNoShift(page, 'the report', async () => {
    await page.goto(
      `/generate-kundli?${new URLSearchParams({ ...Object.fromEntries(birth), tab: 'kundli' })}`,
    );
    await expect(now).toBeVisible();
    await expect(page.getByRole('main').getByRole('table').first()).toBeVisible();
  });
  await now.getByRole('link', { name: 'Sade Sati dates' }).click();
  await expect(page).toHaveURL(/sub=sade-sati/);
});

test('the chart of a year is cast for the place in the URL, and for another one', async ({
  page,
}) => {
  await signedIn(page, 'Asha');
  const london = { year_place: 'London', year_lat: '51.5074', year_lng: '-0.1278' };
  await page.goto(urlOf('year-chart', { year: '37', ...london }));
  const report = page.getByRole('main');
  await expect(report).toContainText('The chart is cast for London.');
  await report.getByRole('button', { name: 'Change the place of the year chart' }).click();
  await choosePlace(
    page,
    'Place where you live at the start of the year',
    'Ujjain',
    /Ujjain, Madhya/,
  );
  await expect(report).toContainText('The chart is cast for Ujjain');
  await expect(page).toHaveURL(/year=37.*year_place=Ujjain/);
  await expectAccessible(page, 'the chart of a year');
  await expectFits(page, 'the chart of a year');

  await page.goto(urlOf('year-chart', { year: '37', ...london, year_lat: '95' }));
  await expect(report).toContainText('The place in this address does not exist');
  await expect(report).toContainText('The chart is cast for the place of birth.');
});
