import { within } from '@testing-library/react';
import { samplePlaces } from '../place-field/sample-places.ts';
import { type BirthDetails } from './index.ts';

export const whole: BirthDetails = {
  name: 'Meera Joshi',
  gender: 'female',
  date: '1994-08-14',
  time: '06:42:00',
  timeUnknown: false,
  place: samplePlaces[0]!,
  placeText: '',
};

export const searchPlaces = async () => samplePlaces.slice(0, 2);

export const kolkata = { place: 'Varanasi', timeZone: 'Asia/Kolkata', utcOffsetMinutes: 330 };

export const form = () => within(document.querySelector('form')!);
