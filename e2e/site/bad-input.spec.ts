import {
  choosePlace,
  expect,
  fillKundliForm,
  fillSignUp,
  newEmail,
  PASSWORD,
  registered,
  signedIn,
  test,
} from './visitor.ts';

/** Bad input gets one clear error at its field, and the other input is kept. */

test('reports an impossible date, letters instead of digits, and an unknown place [S1-050] [S1-052] [S1-053] [S1-054]', async ({
  page,
}) => {
  await signedIn(page, 'Ravi');
  await page.goto('/kundli');
  const date = page.getByRole('textbox', { name: 'Date of birth' });

  await date.fill('31/02/1990');
  await page.getByRole('combobox', { name: 'Birth place' }).fill('Zzyzzxq');
  await expect(page.getByText('No places found')).toBeVisible();
  await page.getByRole('button', { name: 'Generate Kundli' }).click();
  const main = page.getByRole('main');
  await expect(main).toContainText('This date is not in the calendar.');
  await expect(main).toContainText('Please select your Gender');
  await expect(main).toContainText('Please choose the birth place from the list');
  await expect(date).toHaveValue('31/02/1990');

  await date.fill('15/ab/1990');
  await date.blur();
  await expect(main).toContainText('Date should be in dd/mm/yyyy format.');
  await date.fill('');
  await expect(main.getByText('Date should be in dd/mm/yyyy format.')).toHaveCount(0);
});

test('reports a skipped local time at the time field, and keeps the input', async ({
  page,
  quiet,
}) => {
  quiet.expectFailure(/\/api\/(reports\/kundli|places\/offset)/);
  await signedIn(page, 'Meera');
  await page.goto('/kundli');
  await fillKundliForm(page, {
    name: 'Meera Joshi',
    date: '29/03/2020',
    time: ['01', '30', '00'],
  });
  await choosePlace(page, 'Birth place', 'London', /London, .*United Kingdom/);
  await page.getByRole('button', { name: 'Generate Kundli' }).click();
  await expect(page.getByRole('group', { name: /Time of birth/ })).toContainText(/did not exist/);
  await expect(page).toHaveURL('/kundli');
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Meera Joshi');
  await expect(page.getByRole('textbox', { name: 'Date of birth' })).toHaveValue('29/03/2020');
});

test('reports an e-mail address with an account, and a wrong password [S0-132] [S0-149] [S0-161]', async ({
  page,
  quiet,
}) => {
  quiet.expectFailure(/\/api\/users\/(register|login)/);
  const { email } = await registered(page, 'Kabir');
  await page.goto('/login');
  await page.getByRole('main').getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('main')).toContainText('Invalid email or password.');
  await expect(page.getByRole('main').getByLabel('Email')).toHaveValue(email);

  await page.goto('/signup');
  await fillSignUp(page, { firstName: 'Kabir', email: email.toUpperCase() });
  await page.getByRole('main').getByRole('button', { name: 'Sign Up' }).click();
  await expect(page.getByRole('main')).toContainText('An account with this email already exists.');
  await expect(page.getByLabel('Last name')).toHaveValue('Verma');
  await expect(page).toHaveURL(/\/signup/);
});

test('reports a picture that is too large, and a file that is not a picture [S0-159]', async ({
  page,
  quiet,
}) => {
  quiet.expectFailure(/\/api\/users\/register/);
  await page.goto('/signup');
  await fillSignUp(page, { firstName: 'Nila', email: newEmail('nila') });
  const send = page.getByRole('main').getByRole('button', { name: 'Sign Up' });
  const picture = page.getByLabel(/^Profile image/);

  await picture.setInputFiles({
    name: 'portrait.png',
    mimeType: 'image/png',
    buffer: Buffer.alloc(11 * 1024 * 1024, 1),
  });
  await send.click();
  await expect(page.getByRole('main')).toContainText('The picture is larger than 5 MB.');
  await expect(page.getByLabel('First name')).toHaveValue('Nila');

  await picture.setInputFiles({
    name: 'portrait.png',
    mimeType: 'image/png',
    buffer: Buffer.from('<html><script>alert(1)</script></html>'),
  });
  await send.click();
  await expect(page.getByRole('main')).toContainText(/picture/i);
  await expect(page).toHaveURL(/\/signup/);
  await expect(page.getByLabel('Mobile number')).toHaveValue('+91 98765 43210');
});

test('redirects with an expired token to the login page and back [S0-111]', async ({
  page,
  quiet,
}) => {
  quiet.expectFailure(/\/api\//);
  const { email } = await registered(page, 'Tara');
  await page.goto('/about');
  await page.evaluate(() => localStorage.setItem('token', 'of-another-age'));
  await page.goto('/kundli');
  await expect(page).toHaveURL(/\/login\?next=%2Fkundli/);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  await page.getByRole('main').getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL('/kundli');
});

test('answers malformed JSON with a sentence and a code, and the server keeps running', async ({
  request,
}) => {
  const response = await request.post('/api/users/login', {
    headers: { 'content-type': 'application/json' },
    data: Buffer.from('{"email": '),
  });
  expect(response.status()).toBe(400);
  const body = (await response.json()) as { error: string; code: string };
  expect(body.code).toBe('invalid_json');
  expect(body.error).toMatch(/\.$/);
  expect((await request.get('/readyz')).ok()).toBe(true);
});
