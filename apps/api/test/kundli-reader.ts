import { bearer, expectBody, signedUp, startApp } from './app.ts';
import {
  kundliResponseSchema,
  type Birth,
  type KundliInput,
  type VimshottariInput,
} from '@jyoti/contract';

export const delhi = { name: 'New Delhi, Delhi, India', latitude: 28.6139, longitude: 77.209 };
export const midnight: Birth = {
  name: 'Bharat',
  date: '1947-08-15',
  time: '00:00:00',
  place: { ...delhi, timezone: 'Asia/Kolkata' },
};
export const newYork = {
  name: 'New York City, United States',
  latitude: 40.7143,
  longitude: -74.006,
  timezone: 'America/New_York',
};

export async function reader() {
  const { api, clock, directory } = await startApp();
  clock.now = new Date('2026-11-21T06:00:00Z');
  const { token } = await signedUp(api);
  const post = (path: string, body: object, language: string) =>
    api.post(path).set(bearer(token)).set('Accept-Language', language).send(body);
  return {
    directory,
    ask: (body: KundliInput, language = 'en') => post('/api/kundli', body, language),
    open: (body: VimshottariInput, language = 'en') =>
      post('/api/kundli/vimshottari', body, language),
  };
}

export async function kundli(birth: Birth, more: Omit<KundliInput, 'birth'> = {}, language = 'en') {
  const { ask } = await reader();
  return expectBody(await ask({ birth, ...more }, language), 200, kundliResponseSchema).data;
}
