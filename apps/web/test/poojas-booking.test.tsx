import type { BookInput } from '@jyoti/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { asha } from './render-site.tsx';
import { infoPage } from './site-content.ts';
import {
  BOOK,
  closeBrowser,
  dialog,
  freshBrowser,
  inForm,
  page,
  poojaOf,
  QUOTE,
  quoteOf,
  fieldErrorResponse,
} from './poojas-site.ts';
import {
  user,
  box,
  date,
  chooseDay,
  press,
  isClosed,
  openDialog,
  ceremonyStep,
  review,
  openCeremony,
  openReview,
} from './poojas-dialog.ts';
// Preloads lazy parts, as for a visitor who waits a moment before pressing.
import '../src/features/ceremonies/pooja/booking-dialog.tsx';
import '../src/features/ceremonies/pooja/booking-made.tsx';
import '../src/platform/frame/email-notice.tsx';

beforeEach(freshBrowser);

afterEach(closeBrowser);

describe('the dialog', () => {
  test('is a modal with a summary, then the form, then Cancel and Next [S1-538] [S1-539] [S1-540] [S1-541] [S1-542] [S1-543] [S1-544] [S1-545]', async () => {
    await openDialog();
    const summary = dialog().getByRole('heading', { name: 'Navgraha Shanti Pooja' });
    expect(dialog().getByText('Standard package')).toBeVisible();
    expect(dialog().getByText('₹1,700')).toBeVisible();
    expect(
      summary.compareDocumentPosition(box('First name')) & Node.DOCUMENT_POSITION_FOLLOWING,
    ).toBeTruthy();
    expect(dialog().getByRole('button', { name: 'Cancel' })).toBeVisible();
    expect(dialog().getByRole('button', { name: 'Next' })).toBeVisible();
    // The page behind it is inert.
    expect(screen.queryByRole('main')).toBeNull();
  });

  test('says at the first step that the e-mail is not confirmed, until it is confirmed in another tab', async () => {
    let emailConfirmed = false;
    await openDialog({
      'GET /api/auth/profile': () => ({ body: { data: { ...asha, emailConfirmed } } }),
    });
    expect(await dialog().findByText(/open the link we sent to asha@example\.com/)).toBeVisible();
    expect(dialog().getByRole('button', { name: 'Send the e-mail again' })).toBeVisible();
    emailConfirmed = true;
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() =>
      expect(dialog().queryByRole('button', { name: 'Send the e-mail again' })).toBeNull(),
    );
    await chooseDay('2026-11-27');
    await press('Next');
    expect(await ceremonyStep()).toBeVisible();
  });

  test('is prefilled from the profile; the date is to be chosen from the free ones [S1-549] [S1-557]', async () => {
    await openDialog();
    expect(box('First name')).toHaveValue('Asha');
    expect(box('Last name')).toHaveValue('Verma');
    expect(box('Mobile number')).toHaveValue('9876543210');
    expect(box('Email')).toHaveValue('asha@example.com');
    expect(date()).toHaveValue('');
    const values = within(date())
      .getAllByRole<HTMLOptionElement>('option')
      .map(({ value }) => value);
    expect(values).toEqual(['', ...poojaOf(1).availabilityDates]);
  });

  test.each([
    [['video'], ['Video'], 'Video'],
    [['audio'], ['Audio'], 'Audio'],
    [['video', 'audio'], ['Video', 'Audio', 'Video & Audio'], 'Video'],
    [['video_audio'], ['Video & Audio'], 'Video & Audio'],
    [['audio', 'video_audio'], ['Audio', 'Video & Audio'], 'Video & Audio'],
  ] as const)(
    'a ceremony of %j offers %j, with %s preselected [S1-551] [S1-552] [S1-553] [S1-554] [S1-555] [S1-556]',
    async (type, offered, first) => {
      await openDialog({ 'GET /api/poojas/1': { body: { data: inForm(1, [...type]) } } });
      const choices = dialog().getAllByRole('radio');
      expect(choices.map((choice) => choice.closest('label')?.textContent.trim())).toEqual(offered);
      expect(dialog().getByRole('radio', { name: first })).toBeChecked();
    },
  );

  test.each([
    ['the cross', () => press('Close')],
    ['Cancel', () => press('Cancel')],
    ['Escape', () => user.keyboard('{Escape}')],
  ])('%s closes it, goes back and keeps the input [S1-547] [S1-548]', async (_by, close) => {
    const { sent, site } = await openDialog();
    await user.clear(box('First name'));
    await user.type(box('First name'), 'Meera');
    await close();
    await isClosed();
    expect(site.path()).toBe('/poojas/1');
    const opener = page().getByRole('button', { name: 'BOOK THIS CEREMONY' });
    await waitFor(() => expect(opener).toHaveFocus());
    await user.click(opener);
    await screen.findByRole('dialog');
    expect(box('First name')).toHaveValue('Meera');
    expect(sent(QUOTE)).toEqual([]);
  });

  test('is in the URL: Back goes through its steps one by one', async () => {
    const { site } = await openCeremony();
    expect(site.path()).toBe('/poojas/1?book=ceremony');
    await user.type(box('Names and wish for the sankalp'), 'For Asha and Ravi');
    await press('Next');
    await review();
    expect(site.path()).toBe('/poojas/1?book=review');
    await site.back();
    await ceremonyStep();
    expect(box('Names and wish for the sankalp')).toHaveValue('For Asha and Ravi');
    await site.back();
    await waitFor(() => expect(date()).toHaveValue('2026-11-27'));
    await site.back();
    await isClosed();
    expect(site.path()).toBe('/poojas/1');
  });
});

describe('validation', () => {
  const nobody = { ...asha, firstName: '', lastName: '', mobile: '', email: '' };

  test('reports all errors at once and clears them one by one [S1-559] [S1-560] [S1-561] [S1-563] [S1-565] [S1-566] [S1-567]', async () => {
    const { sent } = await openDialog({ 'GET /api/auth/profile': { body: { data: nobody } } });
    await user.type(box('First name'), '   ');
    await press('Next');
    expect(box('First name')).toHaveAccessibleDescription('First name is required.');
    expect(box('Last name')).toHaveAccessibleDescription('Last name is required.');
    expect(box('Mobile number')).toHaveAccessibleDescription(/^Mobile number is required\./);
    expect(box('Email')).toHaveAccessibleDescription('Email is required.');
    expect(date()).toHaveAccessibleDescription('Please select your preferred date.');
    expect(box('First name')).toHaveFocus();
    expect(sent(QUOTE)).toEqual([]);
    await user.type(box('Last name'), 'Rao');
    expect(box('Last name')).not.toBeInvalid();
    expect(box('Email')).toBeInvalid();
    await user.selectOptions(date(), '2026-11-27');
    expect(date()).not.toBeInvalid();
  });

  test.each([
    ['Mobile number', '98765', 'Please enter a valid 10-digit mobile number.'],
    ['Mobile number', '98765432101', 'Please enter a valid 10-digit mobile number.'],
    ['Email', 'asha at example.com', 'Please enter a valid email address.'],
    ['Email', 'asha@example', 'Please enter a valid email address.'],
    ['First name', 'R2D2', 'Name should only contain letters.'],
  ])('rejects %s of "%s" [S1-562] [S1-564] [S1-574]', async (label, text, message) => {
    await openDialog();
    await chooseDay('2026-11-27');
    await user.clear(box(label));
    await user.type(box(label), text);
    await press('Next');
    expect(box(label)).toHaveAccessibleDescription(new RegExp(`^${message}`));
  });

  test.each(['+91 98765 43210', '098765-43210', '(98765) 43210'])(
    'accepts a mobile number typed as %s [S1-562] [S1-574]',
    async (text) => {
      await openDialog();
      await chooseDay('2026-11-27');
      await user.clear(box('Mobile number'));
      await user.type(box('Mobile number'), text);
      await press('Next');
      expect(await ceremonyStep()).toBeVisible();
    },
  );

  test('shows a service type unknown to the server at its field [S1-558]', async () => {
    await openDialog({
      [QUOTE]: fieldErrorResponse(400, 'serviceType', 'Please select a service type.'),
    });
    await chooseDay('2026-11-27');
    await press('Next');
    const choice = await dialog().findByRole('radiogroup', { name: /Service type/ });
    await waitFor(() =>
      expect(choice).toHaveAccessibleDescription('Please select a service type.'),
    );
    await user.click(dialog().getByRole('radio', { name: 'Audio' }));
    expect(choice).not.toHaveAccessibleDescription('Please select a service type.');
  });

  test('shows a server error in one sentence, and keeps the input [S1-578]', async () => {
    await openDialog({ [QUOTE]: { status: 500, body: {} } });
    await chooseDay('2026-11-27');
    await press('Next');
    expect(await dialog().findByText(/What you entered is still here/)).toBeVisible();
    expect(date()).toHaveValue('2026-11-27');
  });

  test('reloads the dates if the chosen one was taken in the meantime, and asks again', async () => {
    const later = { ...poojaOf(1), availabilityDates: ['2026-11-30', '2026-12-02'] };
    let hasLooked = false;
    await openDialog({
      'GET /api/poojas/1': () => {
        const data = hasLooked ? later : poojaOf(1);
        hasLooked = true;
        return { body: { data } };
      },
      [QUOTE]: fieldErrorResponse(
        409,
        'preferredDate',
        'This date is fully booked. Please select another.',
      ),
    });
    await chooseDay('2026-11-27');
    await press('Next');
    await waitFor(() => expect(date()).toHaveAccessibleDescription(/^This date is fully booked/));
    expect(date()).toHaveAccessibleDescription(/The list now shows the free dates/);
    expect(date()).toHaveValue('');
    expect(within(date()).getAllByRole('option')).toHaveLength(3);
    expect(date()).toHaveFocus();
  });
});

describe('the review', () => {
  test('shows date, mode, person, the server’s price and the refund rule [S1-544] [S1-569]', async () => {
    await openReview({
      [QUOTE]: ({ body }) => ({
        body: { data: { ...quoteOf(body as BookInput), price: 1650, discountedPrice: 1650 } },
      }),
    });
    expect(dialog().getByText('Friday, 27 November 2026 at 6:00 pm (Indian time)')).toBeVisible();
    expect(dialog().getByText('Asha Verma')).toBeVisible();
    expect(dialog().getByText('₹1,650')).toBeVisible();
    expect(dialog().queryByText('₹1,700')).toBeNull();
    expect(
      dialog().getByText(/Until Thursday, 26 November 2026 at 6:00 pm \(Indian time\)/),
    ).toBeVisible();
    expect(dialog().getByText(/You pay nothing now/)).toBeVisible();
    expect(
      screen.getByRole('heading', { name: 'Review your booking' }).parentElement,
    ).toHaveFocus();
  });

  test('of a near date says that there is no refund', async () => {
    await openReview({
      [QUOTE]: ({ body }) => ({
        body: {
          data: { ...quoteOf(body as BookInput), ifCancelledNow: { refund: 'none', amount: 0 } },
        },
      }),
    });
    expect(dialog().getByText(/Cancelling no longer gets a refund/)).toBeVisible();
  });

  test('goes back to the details, which are unchanged', async () => {
    await openReview();
    await press('Back');
    await ceremonyStep();
    await press('Back');
    await waitFor(() => expect(date()).toHaveValue('2026-11-27'));
    expect(box('First name')).toHaveValue('Asha');
  });

  test('includes gotra, sankalp and an address, all optional [S1-501]', async () => {
    const { sent } = await openCeremony();
    await user.click(dialog().getByRole('checkbox', { name: 'My gotra is not known' }));
    expect(box('Gotra')).toBeDisabled();
    await user.type(box('Names and wish for the sankalp'), 'Asha and Ravi');
    await user.type(box('Address'), '4 Lake Road');
    await press('Next');
    expect(box('City')).toHaveAccessibleDescription('City is required.');
    expect(box('PIN code')).toHaveAccessibleDescription('PIN code is required.');
    expect(sent(BOOK)).toEqual([]);
    await user.type(box('City'), 'Pune');
    await user.type(box('State'), 'Maharashtra');
    await user.type(box('PIN code'), '411 001');
    await press('Next');
    await review();
    expect(dialog().getByText('Asha and Ravi')).toBeVisible();
    await press('Confirm Booking');
    await isClosed();
    expect(sent(BOOK)[0]?.body).toEqual({
      poojaId: 1,
      package: 'standard',
      serviceType: 'video',
      firstName: 'Asha',
      lastName: 'Verma',
      mobileNumber: '9876543210',
      email: 'asha@example.com',
      preferredDate: '2026-11-27',
      preferredTime: '18:00',
      gotra: 'not known',
      sankalp: 'Asha and Ravi',
      deliveryAddress: {
        address: '4 Lake Road',
        city: 'Pune',
        state: 'Maharashtra',
        pinCode: '411 001',
      },
      code: '',
      expectedPrice: 1700,
      acceptedWarnings: [],
    });
  });

  test('asks how to reach the customer if the team has a number on WhatsApp', async () => {
    const info = infoPage('contact');
    const contact = info.contact && { ...info.contact, whatsApp: '+91 98123 45678' };
    const { sent } = await openDialog({
      'GET /api/pages/contact': { body: { data: { ...info, contact } } },
    });
    await user.click(await dialog().findByRole('radio', { name: 'WhatsApp' }));
    await chooseDay('2026-11-27');
    await press('Next');
    await ceremonyStep();
    await press('Next');
    await review();
    expect(dialog().getByText('How should we reach you?')).toBeVisible();
    await press('Confirm Booking');
    await isClosed();
    expect(sent(BOOK)[0]?.body).toMatchObject({ reachBy: 'whatsapp' });
  });

  test('sends none of them if they are empty', async () => {
    const { sent } = await openReview();
    await press('Confirm Booking');
    await isClosed();
    expect(sent(BOOK)[0]?.body).toMatchObject({ gotra: '', sankalp: '', deliveryAddress: null });
    expect(sent(BOOK)[0]?.body).not.toHaveProperty('reachBy');
  });

  test('a code is applied by the server, and its price is the one confirmed', async () => {
    const { sent } = await openReview();
    await user.type(box('Discount code'), 'FIRST50');
    await press('Apply code');
    expect(await dialog().findByText(/FIRST50 is applied\. The price is now ₹1,050/)).toBeVisible();
    await press('Confirm Booking');
    await isClosed();
    expect(sent(BOOK)[0]?.body).toMatchObject({ code: 'FIRST50', expectedPrice: 1050 });
  });

  test('a code that was typed but not applied is applied first: nothing is booked at an unseen price', async () => {
    const { sent } = await openReview();
    await user.type(box('Discount code'), 'FIRST50');
    await press('Confirm Booking');
    expect(await dialog().findByText(/FIRST50 is applied/)).toBeVisible();
    expect(sent(BOOK)).toEqual([]);
  });

  test('an unknown code is reported at its field, and the price is unchanged', async () => {
    await openReview({
      [QUOTE]: ({ body }) =>
        (body as BookInput).code
          ? fieldErrorResponse(400, 'code', 'This code is not known.')
          : { body: { data: quoteOf(body as BookInput) } },
    });
    await user.type(box('Discount code'), 'NOSUCH');
    await press('Apply code');
    await waitFor(() =>
      expect(box('Discount code')).toHaveAccessibleDescription('This code is not known.'),
    );
    expect(dialog().getByText('₹1,700')).toBeVisible();
  });

  test('the code of an offer is applied; one that does not fit is reported, and the review is shown without it', async () => {
    await openReview({}, '?code=FIRST50');
    expect(box('Discount code')).toHaveValue('FIRST50');
    expect(dialog().getByText('₹1,050')).toBeVisible();
    await press('Close');
    await isClosed();
  });

  test('an offer that has ended is reported at the review', async () => {
    await openReview(
      {
        [QUOTE]: ({ body }) =>
          (body as BookInput).code
            ? fieldErrorResponse(400, 'code', 'This code has expired.')
            : { body: { data: quoteOf(body as BookInput) } },
      },
      '?code=FIRST50',
    );
    expect(
      dialog().getByText(/FIRST50: This code has expired\. The price below is without it\./),
    ).toBeVisible();
    expect(box('Discount code')).toHaveValue('');
  });
});
