import { muhurtaOfDay, panchangOfDay } from '@jyoti/jyotish';
import { panchangResponseSchema } from '@jyoti/contract';
import { expect, test } from 'vitest';
import { expectBody } from './app.ts';
import { visitor } from './tools-reader.ts';

const place = { latitude: 28.6139, longitude: 77.209 };
const timezone = 'Asia/Kolkata';

async function panchang(date: string) {
  const { get } = await visitor();
  const query = { ...place, timezone, date, time: 'sunrise' };
  return expectBody(await get('/api/panchang', query), 200, panchangResponseSchema).data;
}

/** Where the response has a field of the engine. */
const CARRIED: Readonly<Record<string, string>> = {
  settings: 'settings',
  civilDay: 'date',
  weekday: 'day.name',
  dayLord: 'day.lord',
  sunriseJdUt: 'advanced_details.sun_rise',
  sunsetJdUt: 'advanced_details.sun_set',
  nextSunriseJdUt: 'advanced_details.next_sun_rise',
  moonriseJdUt: 'advanced_details.moon_rise',
  moonsetJdUt: 'advanced_details.moon_set',
  tithis: 'tithis',
  nakshatras: 'nakshatras',
  yogas: 'yogas',
  karanas: 'karanas',
  lunarMonth: 'advanced_details.masa',
  purnimanta: 'advanced_details.masa.purnimanta',
  samvats: 'advanced_details.vikram_samvat',
  season: 'advanced_details.ritu',
  tropicalSeason: 'advanced_details.drik_ritu',
  nextFullMoonJdUt: 'advanced_details.purnimata_date',
  notices: 'notice_codes',
  rahuKaal: 'rahukaal',
  gulika: 'gulika',
  yamaganda: 'yamakanta',
  abhijit: 'abhijit',
  brahmaMuhurta: 'brahma_muhurta',
  pratahSandhya: 'pratah_sandhya',
  vijayaMuhurta: 'vijaya_muhurta',
  godhuli: 'godhuli',
  sayahnaSandhya: 'sayahna_sandhya',
  nishita: 'nishita',
  durMuhurtas: 'dur_muhurta',
  horas: 'hora',
  choghadiyas: 'choghadiya',
  amritKaals: 'amrit_kaal',
  varjyams: 'varjyam',
  bhadra: 'bhadra',
  panchaka: 'panchaka',
  gandaMoola: 'ganda_moola',
};

/** Fields that the response leaves out, and why. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  vedicDay: 'sunrise, sunset and next sunrise again',
  span: 'sunrise to next sunrise, or the civil day, which `notices` then says',
  sunAllDay: 'a code among the notices',
  moonAllDay: 'a code among the notices',
  moonSigns: 'the sign at the requested time is `rasi`; its changes are the Moon’s of the year',
  sunSigns: 'the sign at the requested time is `sun_sign`; its changes are the sankrantis',
  previousSunsetJdUt: 'the hours cut from the night before are in the response',
  godhuliJdUt: 'the beginning of `godhuli`',
  parts: 'its fields are spread over the response',
  muhurtas: 'those that almanacs warn of are `dur_muhurta`; Abhijit is a field of its own',
};

test('every field that the engine has of a day is in the response, or is left out for a reason', async () => {
  const day = panchangOfDay('2026-11-24', place, timezone);
  const hours = muhurtaOfDay(day);
  const fields = [day, hours, hours.parts!].flatMap((each) => Object.keys(each));
  const known = [...Object.keys(CARRIED), ...Object.keys(LEFT_OUT)];
  expect(fields.toSorted()).toEqual(known.toSorted());
  const response = await panchang('2026-11-24');
  for (const path of Object.values(CARRIED)) expect(response).toHaveProperty(path);
});

test('Abhijit is not offered on a Wednesday, when it is a dur muhurta', async () => {
  const [tuesday, wednesday] = [await panchang('2026-11-24'), await panchang('2026-11-25')];
  expect(tuesday.abhijit).not.toBeNull();
  expect(wednesday.day.name).toBe('Wednesday');
  expect(wednesday.abhijit).toBeNull();
  expect(wednesday.dur_muhurta).toHaveLength(1);
});
