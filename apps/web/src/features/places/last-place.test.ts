import { beforeEach, expect, test } from 'vitest';
import { lastPlace, newDelhi, newDelhiNames, placeNameIn, rememberPlace } from './last-place.ts';
import { TOKEN_KEY } from '../../platform/bootstrap/token-key.ts';
import { frameMessages } from '../../messages.generated/frame.ts';

const { en } = frameMessages;
const { hi } = frameMessages;

const pune = { name: 'Pune, Maharashtra, India', latitude: 18.5196, longitude: 73.8554 };

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem(TOKEN_KEY, 'a token');
});

test('New Delhi remembered on a page of one language is named in the language of the next page', () => {
  rememberPlace(newDelhi(en));
  expect(lastPlace(hi).name).toBe('नई दिल्ली, दिल्ली, भारत');
  rememberPlace(newDelhi(hi));
  expect(lastPlace(en).name).toBe('New Delhi, Delhi, India');
});

test('other places keep the name that they were remembered with', () => {
  rememberPlace({ ...pune, timezone: 'Asia/Kolkata' });
  expect(lastPlace(hi)).toMatchObject(pune);
  expect(placeNameIn(hi, pune)).toBe(pune.name);
});

test('New Delhi in the address of a page of another language is named in the language of this page', () => {
  expect(placeNameIn(hi, newDelhi(en))).toBe('नई दिल्ली, दिल्ली, भारत');
  expect(placeNameIn(en, newDelhi(hi))).toBe('New Delhi, Delhi, India');
  expect(placeNameIn(hi, { ...newDelhi(en), name: 'Home' })).toBe('Home');
  expect(newDelhiNames).toEqual([en.newDelhi, hi.newDelhi]);
});
