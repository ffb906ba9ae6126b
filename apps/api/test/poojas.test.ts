import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  ceremonyFormat,
  offeredServiceTypes,
  packageTiers,
  poojaResponseSchema,
  poojasResponseSchema,
  preselectedServiceType,
  serviceTypes,
  todayIn,
  weekdayNames,
} from '@jyoti/contract';
import { readContent } from '../src/content/content.ts';
import { ceremonyDates, weekdayOf } from '../src/bookings/ceremony-dates.ts';
import { expectBody, bearer, expectError, signedUp, startApp } from './app.ts';
import { bookingOf, ceremonies } from './ceremony-day.ts';

async function signedIn() {
  const started = await startApp();
  const { token } = await signedUp(started.api);
  return { ...started, token, poojas: await ceremonies(started.api, token) };
}

describe('the catalogue of ceremonies', () => {
  test('has six ceremonies on their weekdays [S1-482] [S1-483] [S1-488] [S1-489] [S1-490] [S1-491] [S1-492] [S1-493]', async () => {
    const { poojas } = await signedIn();
    expect(poojas.map(({ id, title, days }) => [id, title, days])).toEqual([
      [1, 'Navgraha Shanti Pooja', ['Monday', 'Wednesday', 'Friday']],
      [2, 'Maha Mrityunjaya Homa', ['Monday', 'Thursday', 'Saturday']],
      [3, 'Lakshmi Narayan Puja', ['Tuesday', 'Friday', 'Sunday']],
      [4, 'Ganesha Chaturthi Puja', ['Wednesday', 'Sunday']],
      [5, 'Baglamukhi Maha Yagya', ['Tuesday', 'Saturday']],
      [6, 'Rudra Abhishekam', ['Monday', 'Thursday']],
    ]);
  });

  test('has a price of every tier within its range and below the list price [S1-485] [S1-495] [S1-496] [S1-497] [S1-498]', async () => {
    const { poojas } = await signedIn();
    const ranges = { standard: [1800, 3100], premium: [2900, 4500], elite: [4500, 6800] } as const;
    for (const { pricing } of poojas) {
      for (const tier of packageTiers) {
        const { price, discountedPrice } = pricing[tier];
        const [least, most] = ranges[tier];
        expect(price).toBeGreaterThanOrEqual(least);
        expect(price).toBeLessThanOrEqual(most);
        expect(discountedPrice).toBeLessThan(price);
        expect([price, discountedPrice].every(Number.isInteger)).toBe(true);
      }
    }
  });

  test('has the list prices named in the offers', async () => {
    const { poojas } = await signedIn();
    const content = await readContent(() => {});
    for (const offer of content.promotions('en').value) {
      const tier = offer.package ?? 'standard';
      expect(poojas.map(({ pricing }) => pricing[tier].price)).toContain(offer.originalPrice);
    }
  });

  test('has the contents of each package, with the recording format in words [S1-499] [S1-500] [S1-501]', async () => {
    const { poojas } = await signedIn();
    const recordings = poojas.map(({ pricing }) => pricing.standard.features[0]);
    const both = 'Full video and audio recording of the ceremony';
    const [video, audio] = ['video', 'audio'].map(
      (kind) => `Full ${kind} recording of the ceremony`,
    );
    expect(recordings).toEqual([both, both, video, both, audio, both]);
    for (const { pricing } of poojas) {
      expect(pricing.standard.features.slice(1)).toEqual([
        'Basic blessed items',
        'Remedial guidance',
      ]);
      expect(pricing.premium.features).toEqual([
        'Everything in Standard',
        'Live connecting call portion',
        'Additional blessed items',
        'Personalised mantras',
        '15-minute priest consultation',
      ]);
      expect(pricing.elite.features).toEqual([
        'Everything in Premium',
        'Full personalisation',
        '30-minute head priest consultation',
        'Premium blessed items kit',
        'Priority scheduling',
      ]);
      expect(packageTiers.every((tier) => pricing[tier].delivers)).toBe(true);
    }
  });

  test('describes each completely, without promises or threats [S1-484] [S1-486] [S1-487]', async () => {
    const { poojas } = await signedIn();
    for (const pooja of poojas) {
      expect(pooja.type.every((one) => serviceTypes.includes(one))).toBe(true);
      expect(pooja.benefits.length).toBeGreaterThanOrEqual(4);
      expect(pooja.howItHappens.length).toBeGreaterThanOrEqual(5);
      expect(pooja.maximumBenefits.length).toBeGreaterThanOrEqual(4);
      expect(pooja.aboutPooja.split(/\s+/).length).toBeGreaterThan(50);
      expect(pooja.panditDescription).toMatch(/^Pandit [^.]+\. \S/);
      expect(pooja.disclaimer).toMatch(/promise no result/);
      expect(pooja).toMatchObject({ isActive: true, duration: 60, sample: true });
      expect(Date.parse(pooja.updatedAt)).toBeGreaterThanOrEqual(Date.parse(pooja.createdAt));
      expect(JSON.stringify(pooja)).not.toMatch(/guarantee|certainly|curse|danger|cures|removes/i);
    }
    expect(new Set(poojas.map(({ image }) => image)).size).toBe(6);
    expect(poojas.every(({ rating }) => rating === undefined)).toBe(true);
  });

  test('has a ceremony on every day of the week, and lists only those of a day [S1-459]', async () => {
    const { api, token, poojas } = await signedIn();
    for (const day of weekdayNames) {
      const response = await api.get('/api/poojas').query({ day }).set(bearer(token));
      const { data } = expectBody(response, 200, poojasResponseSchema);
      expect(data.length).toBeGreaterThan(0);
      expect(data.map(({ id }) => id)).toEqual(
        poojas.filter(({ days }) => days.includes(day)).map(({ id }) => id),
      );
    }
    const wrong = await api.get('/api/poojas?day=Someday').set(bearer(token));
    expect(expectError(wrong, 400, 'invalid_input').fields).toEqual({
      day: 'This choice is not known.',
    });
  });

  test('returns one by its number, and 404 for others [S1-480] [S1-502]', async () => {
    const { api, token, poojas } = await signedIn();
    const response = await api.get('/api/poojas/4').set(bearer(token));
    expect(expectBody(response, 200, poojaResponseSchema).data).toEqual(poojas[3]);
    for (const id of ['7', '0', '01', 'four', '1.0', '__proto__', '99999999999']) {
      expectError(await api.get(`/api/poojas/${id}`).set(bearer(token)), 404, 'not_found');
    }
  });

  test('requires a login [S1-577]', async () => {
    const { api } = await startApp();
    expectError(await api.get('/api/poojas'), 401, 'unauthorized');
    expectError(await api.get('/api/poojas/1'), 401, 'unauthorized');
  });

  test('hides withdrawn ceremonies [S1-478]', async () => {
    const content = await readContent(() => {});
    const withdrawn: typeof content = {
      ...content,
      ceremonies: (language) => {
        const all = content.ceremonies(language);
        return { ...all, value: all.value.map((one) => ({ ...one, isActive: one.id !== 2 })) };
      },
      ceremony: (id, language) => {
        const one = content.ceremony(id, language);
        return one && { ...one, value: { ...one.value, isActive: id !== 2 } };
      },
    };
    const { api } = await startApp({ content: withdrawn });
    const { token } = await signedUp(api);
    expect((await ceremonies(api, token)).map(({ id }) => id)).toEqual([1, 3, 4, 5, 6]);
    expectError(await api.get('/api/poojas/2').set(bearer(token)), 404, 'not_found');
    const [monday] = ceremonyDates(['Monday'], new Date());
    const booking = api.post('/api/bookings').set(bearer(token)).set('Idempotency-Key', 'key');
    const response = await booking.send({ ...bookingOf(monday), poojaId: 2 });
    expect(expectError(response, 400, 'invalid_input').fields).toEqual({
      poojaId: 'This ceremony cannot be booked.',
    });
  });
});

describe('bookable dates', () => {
  test('are on the weekdays, from today to eight weeks ahead [S1-515]', () => {
    const anyDays = fc.uniqueArray(fc.constantFrom(...weekdayNames), { minLength: 1 });
    const anyTime = fc.date({
      min: new Date('2000-01-01'),
      max: new Date('2199-12-31'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(anyDays, anyTime, (days, now) => {
        const dates = ceremonyDates(days, now);
        const today = todayIn('Asia/Kolkata', now);
        const last = new Date(Date.parse(today) + 56 * 86_400_000).toISOString().slice(0, 10);
        expect(dates.every((date) => days.includes(weekdayOf(date)))).toBe(true);
        expect(dates.every((date) => date >= today && date <= last)).toBe(true);
        expect(dates).toEqual([...new Set(dates)].toSorted());
        expect(dates.length).toBeGreaterThanOrEqual(days.length * 8);
      }),
    );
  });

  test('start today in the morning in India, and later in the afternoon', () => {
    // 2026-11-23 is a Monday.
    expect(ceremonyDates(['Monday'], new Date('2026-11-23T06:29:59Z'))[0]).toBe('2026-11-23');
    expect(ceremonyDates(['Monday'], new Date('2026-11-23T06:30:00Z'))[0]).toBe('2026-11-30');
    expect(ceremonyDates(['Monday'], new Date('2026-11-22T18:30:00Z'))[0]).toBe('2026-11-23');
  });

  test('have the right weekday', () => {
    expect(weekdayOf('2026-11-22')).toBe('Sunday');
    expect(weekdayOf('2024-02-29')).toBe('Thursday');
  });
});

describe('modes of service', () => {
  test.each([
    [['video'], ['video'], 'video', 'video'],
    [['audio'], ['audio'], 'audio', 'audio'],
    [['video', 'audio'], ['video', 'audio', 'video_audio'], 'video', 'video_audio'],
    [['video_audio'], ['video_audio'], 'video_audio', 'video_audio'],
    [['audio', 'video_audio'], ['audio', 'video_audio'], 'video_audio', 'video_audio'],
  ] as const)(
    'of %j are %j, %s by default [S1-551] [S1-552] [S1-553] [S1-554] [S1-555] [S1-556]',
    (type, offered, first, format) => {
      expect(offeredServiceTypes(type)).toEqual(offered);
      expect(preselectedServiceType(type)).toBe(first);
      expect(ceremonyFormat(type)).toBe(format);
    },
  );
});
