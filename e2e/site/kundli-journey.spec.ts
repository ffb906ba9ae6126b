import {
  choosePlace,
  expect,
  fillKundliForm,
  newEmail,
  PASSWORD,
  signUp,
  test,
} from './visitor.ts';

test('a visitor signs up, reads a real kundli, and returns to it [S0-005] [S0-059] [S0-065] [S0-106] [S0-119] [S0-126] [S0-146] [S1-001] [S1-006] [S1-035] [S1-045] [S1-063] [S1-084] [S1-085] [S1-087] [S1-088]', async ({
  page,
}, info) => {
  const shot = (name: string) =>
    page.screenshot({ path: info.outputPath(`${name}.png`), fullPage: true });
  const email = newEmail('asha');

  await signUp(page, { firstName: 'Asha', email });
  await expect(page.getByRole('banner')).toContainText('Welcome, Asha!');
  await shot('home-signed-in');

  await page.goto('/kundli');
  await expect(page.getByRole('heading', { name: 'Kundli Making' })).toBeVisible();
  await expect(page.getByText('PERSONAL DETAILS')).toBeVisible();
  await fillKundliForm(page, {
    name: 'Asha Verma',
    gender: 'female',
    date: '15/08/1947',
    time: ['00', '00', '00'],
  });
  await choosePlace(page, 'Birth place', 'New Delhi', /^New Delhi/);
  await shot('kundli-form');
  await page.getByRole('button', { name: 'Generate Kundli' }).click();

  await expect(page).toHaveURL(/\/generate-kundli\?/);
  const report = page.getByRole('main');
  const expectTheChart = async () => {
    // Lagna Taurus 7°44′, Moon Cancer 3°59′ in Pushya 1: India's first midnight, listed in every
    // almanac.
    await expect(report).toContainText('Taurus');
    await expect(report).toContainText('7°44′');
    await expect(report).toContainText('3°59′');
    await expect(report).toContainText('Pushya');
    await expect(
      report.getByRole('img', { name: /Birth chart \(D1\) of Asha Verma/ }),
    ).toBeVisible();
  };
  await expectTheChart();
  await expect(report.getByRole('heading', { level: 1 })).toHaveText('Kundli Making');
  await shot('report-1280');

  await page.getByRole('tab', { name: 'Dashas' }).click();
  await expect(report).toContainText(/Dasha remaining at birth: 18 years, .* of Saturn\./);
  await shot('report-mahadasha');

  const address = page.url();
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Dashas' })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('tab', { name: 'Kundli' }).click();
  await expectTheChart();

  await page.setViewportSize({ width: 360, height: 780 });
  await shot('report-360');
  await page.setViewportSize({ width: 1280, height: 720 });

  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();

  await page.goto('/kundli');
  await expect(page).toHaveURL(/\/login\?next=/);
  await expect(page.getByText('Log in to open Kundli Making.')).toBeVisible();
  await shot('login');
  await page.getByRole('main').getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL('/kundli');

  // A link to the report works for every logged-in visitor.
  await page.goto(address);
  await expect(page.getByRole('tab', { name: 'Dashas' })).toHaveAttribute('aria-selected', 'true');
  await expect(report).toContainText('Saturn');
});
