import { describe, expect, test } from 'vitest';
import {
  ashtakvargaBodies,
  grahas,
  kundliResponseSchema,
  strengthLabels,
  yoginiNames,
  zodiacSigns,
  type AllDashas,
  type KundliInput,
  type KundliSection,
} from '@jyoti/contract';
import { ASHTAKAVARGA_OF_BIRTHS } from '../../../packages/jyotish/reference/births-ashtakavarga.ts';
import { DASHAS_OF_BIRTHS } from '../../../packages/jyotish/reference/births-dashas.ts';
import { DOSHAS_OF_BIRTHS } from '../../../packages/jyotish/reference/births-doshas.ts';
import { BIRTHS, type ReferenceBirth } from '../../../packages/jyotish/reference/births.ts';
import { WESTERN_CHARTS } from '../../../packages/jyotish/reference/western.ts';
import { expectBody } from './app.ts';
import { midnight } from './kundli-reader.ts';
import { now, secondsApart, sentBirth, visitor } from './tools-reader.ts';

async function sectionsOf(input: KundliInput, language = 'en') {
  const { post } = await visitor();
  return expectBody(await post('/api/kundli', input, language), 200, kundliResponseSchema).data;
}

const few = BIRTHS.filter((_, index) => index % 5 === 0);
const of = (birth: ReferenceBirth, ...sections: KundliSection[]) =>
  sectionsOf({ birth: sentBirth(birth), sections });

describe('ashtakvarga', () => {
  test.each(few)(
    '$id: 8 by 12 points and 12 totals match the reference [S1-118] [S1-119] [S1-120]',
    async (birth) => {
      for (const school of ['varahamihira', 'parashara'] as const) {
        const { ashtakvarga, binnashtakvarga } = await sectionsOf({
          birth: sentBirth(birth),
          sections: ['ashtakvarga', 'binnashtakvarga'],
          ashtakvarga_school: school,
        });
        const reference = ASHTAKAVARGA_OF_BIRTHS[birth.id]?.[school];
        expect(ashtakvarga?.ashtakvarga_order).toEqual(
          'Sun Moon Mars Mercury Jupiter Venus Saturn Ascendant'.split(' '),
        );
        expect(ashtakvarga?.signs).toEqual([...zodiacSigns]);
        expect(ashtakvarga?.ashtakvarga_total).toEqual(reference?.sav);
        expect(ashtakvarga?.school).toBe(school);
        for (const [index, body] of ashtakvargaBodies.entries()) {
          const points = reference?.bav[body === 'Ascendant' ? 'Lagna' : body];
          expect(ashtakvarga?.ashtakvarga_points[index]).toEqual(points);
          const one = binnashtakvarga?.[body];
          expect(one?.totals).toEqual(points);
          const columns = zodiacSigns.map((_, sign) =>
            ashtakvargaBodies.reduce((sum, from) => sum + (one?.contributors[from][sign] ?? 0), 0),
          );
          expect(columns).toEqual(points);
        }
      }
    },
  );
});

describe('western', () => {
  const past = WESTERN_CHARTS.filter(({ utc }) => utc < now.toISOString());

  test.each(past)(
    '$utc: tropical positions match the reference [S1-121] [S1-122]',
    async (reference) => {
      const birth = {
        ...midnight,
        date: reference.utc.slice(0, 10),
        time: reference.utc.slice(11, 19),
        place: {
          name: 'Somewhere',
          latitude: reference.latitude,
          longitude: reference.longitude,
          timezone: 'UTC',
        },
      };
      const { western } = await sectionsOf({ birth, sections: ['western'] });
      for (const [name, [longitude, speed]] of Object.entries(reference.bodies)) {
        const key = name.toLowerCase() as 'sun';
        const body = western?.[key];
        if (!body) continue;
        const apart = Math.abs(((body.global_degree - longitude + 540) % 360) - 180);
        expect(apart, name).toBeLessThan(0.02);
        expect(body.retro === 'N/A' || body.retro === speed < 0, name).toBe(true);
        expect(body.zodiac_no).toBe(Math.floor(body.global_degree / 30) + 1);
        expect(body.zodiac).toBe(zodiacSigns[body.zodiac_no - 1]);
      }
      expect(western?.ascendant.retro).toBe('N/A');
      expect(western?.house_system).toBe(reference.cusps ? 'placidus' : 'whole_sign');
    },
  );

  test('includes the weekday of birth [S1-123]', async () => {
    const { western } = await sectionsOf({ birth: midnight, sections: ['western'] });
    expect(western?.day).toBe('Friday');
    expect(Object.keys(western ?? {}).slice(0, 15)).toEqual(
      'ascendant sun mercury venus moon mars jupiter saturn uranus neptune pluto chiron sirius north_node south_node'.split(
        ' ',
      ),
    );
  });
});

describe('dashas', () => {
  test.each(few)(
    '$id: yogini and char dasha match the reference [S1-175] [S1-176] [S1-177]',
    async (birth) => {
      const { dashas } = await of(birth, 'dashas');
      const reference = DASHAS_OF_BIRTHS[birth.id];
      expect(dashas?.yogini?.dashas).toHaveLength(24);
      for (const [index, [name, lord, years, start]] of (
        reference?.yogini.mahadashas ?? []
      ).entries()) {
        const dasha = dashas?.yogini?.dashas[index];
        if (!dasha) continue;
        expect([dasha.dasha, dasha.lord, dasha.years]).toEqual([name, lord, years]);
        expect(secondsApart(dasha.start, start)).toBeLessThan(7200);
      }
      for (const [index, [sign, years, start, subs]] of (
        reference?.chara_knrao.mahadashas ?? []
      ).entries()) {
        const dasha = dashas?.char?.dashas[index];
        if (!dasha) continue;
        expect([dasha.dasha, dasha.years]).toEqual([sign, years]);
        expect(secondsApart(dasha.start, start)).toBeLessThan(2);
        expect(dasha.sub_dashas.map((sub) => sub.dasha)).toEqual(subs);
      }
    },
  );

  test('the alternative formats contain the same periods [S1-149] [S1-150] [S1-179] [S1-180]', async () => {
    const dashas = (await sectionsOf({ birth: midnight, sections: ['dashas'] }))
      .dashas as AllDashas;
    const { char, yogini, vimshottari } = dashas;
    expect(dashas.char_dasha_main).toEqual({
      start_date: '1947-08-14T18:30:00Z',
      dasha_list: char.dashas.map(({ dasha }) => dasha),
      dasha_lord_list: char.dashas.map(({ lord }) => lord),
      dasha_end_dates: char.dashas.map(({ end }) => end),
    });
    expect(dashas.char_dasha_sub).toHaveLength(24);
    expect(dashas.char_dasha_current.main_dasha).toBe(char.current.dasha.dasha);
    expect(dashas.char_dasha_current.sub_dasha_list).toHaveLength(12);
    expect(dashas.char_dasha_current.sub_dasha_end_dates.at(-1)).toBe(char.current.dasha.end);
    expect(dashas.char_dasha_current.sub_dasha_start_date).toBe(char.current.dasha.start);
    expect(dashas.yogini_dasha_main.dasha_end_dates).toEqual(yogini.dashas.map(({ end }) => end));
    expect(new Set(dashas.yogini_dasha_main.dasha_list)).toEqual(new Set(yoginiNames));
    expect(dashas.yogini_dasha_sub[0]?.sub_dasha_start_dates[0]).toBe(yogini.dashas[0]?.start);
    expect(dashas.antardasha.antardashas[0]?.slice(0, 2)).toEqual([
      'Saturn/Saturn',
      'Saturn/Mercury',
    ]);
    expect(dashas.antardasha.antardasha_order.flat()).toEqual(
      vimshottari.antardasha.map(({ start }) => start),
    );
  });

  test('the running periods are in the lists of their levels [S1-178] [S1-181] [S1-182]', async () => {
    const dashas = (await sectionsOf({ birth: midnight, sections: ['dashas'] }))
      .dashas as AllDashas;
    const full = dashas.current_mahadasha_full;
    expect(dashas.current_mahadasha).toEqual(dashas.vimshottari.current);
    expect(full?.order_of_dashas.major).toEqual(dashas.current_mahadasha?.mahadasha);
    for (const [running, list] of [
      [full?.order_of_dashas.major, full?.mahadasha],
      [full?.order_of_dashas.minor, full?.antardasha],
      [full?.order_of_dashas.sub_minor, full?.paryantardasha],
      [full?.order_of_dashas.sub_sub_minor, full?.Shookshamadasha],
      [full?.order_of_dashas.sub_sub_sub_minor, full?.Pranadasha],
    ] as const) {
      expect(list).toHaveLength(9);
      expect(list).toContainEqual(running);
    }
  });

  test('every mahadasha has its years and its text [S1-139] [S1-140]', async () => {
    const { dashas } = await sectionsOf({ birth: midnight, sections: ['dashas'] });
    const predictions = dashas?.vimshottari.predictions ?? [];
    expect(predictions.map(({ dasha }) => dasha)).toEqual(
      dashas?.vimshottari.mahadasha.map(({ planet }) => planet),
    );
    const read = predictions.filter(({ start_age: age }) => age! < 90);
    expect(read).toHaveLength(8);
    for (const { prediction, planet_in_zodiac: inZodiac } of read) {
      expect(prediction?.length).toBeGreaterThan(40);
      expect(inZodiac?.length).toBeGreaterThan(40);
    }
    // Jupiter, at 103: only its years.
    expect(predictions.at(-1)).toEqual({
      dasha: 'Jupiter',
      dasha_start_year: 2050,
      dasha_end_year: 2066,
      start_age: 103,
      end_age: 119,
      zodiac: 'Libra',
      house: 6,
    });
    expect(dashas?.vimshottari.antardasha_predictions).toHaveLength(9);
    // 14 August 1947 minus the elapsed part of Saturn's 19 years.
    expect(predictions[0]).toMatchObject({
      dasha: 'Saturn',
      dasha_end_year: 1965,
      zodiac: 'Cancer',
    });
  });
});

describe('doshas', () => {
  test.each(BIRTHS)('$id: the facts match the reference', async (birth) => {
    const { doshas } = await of(birth, 'doshas');
    const reference = DOSHAS_OF_BIRTHS[birth.id];
    for (const from of ['lagna', 'moon', 'venus'] as const) {
      expect(doshas?.manglik.references[from]).toMatchObject({
        house: reference?.mars_house_from[from],
        is_dosha_house: reference?.manglik_1_2_4_7_8_12[from],
      });
    }
    expect(doshas?.kaalsarp.is_dosha_present).toBe(reference?.kala_sarpa.mean.by_longitude);
    expect(doshas?.kaalsarp.rahu_house).toBe(reference?.kala_sarpa.mean.rahu_house_from_lagna);
  });

  test.each(few)(
    '$id: every dosha has its reasons [S1-218] [S1-219] [S1-220] [S1-221]',
    async (birth) => {
      const { doshas } = await of(birth, 'doshas');
      const { mangal, kaalsarp, pitra, papasamaya, sadesati } = doshas ?? {};
      expect(mangal?.aspects).toHaveLength(mangal?.because.aspects.length ?? -1);
      expect(mangal?.cancellation.cancellationReason).toHaveLength(
        mangal?.because.cancellations.length ?? -1,
      );
      expect(Object.keys(mangal?.factors ?? {}).length > 0).toBe(
        (mangal?.because.factors ?? []).length > 0,
      );
      expect(mangal?.effective_score).toBeCloseTo(
        (mangal?.score ?? 0) * (1 - (mangal?.cancellation.cancellationScore ?? 0)),
        6,
      );
      expect(mangal?.is_dosha_present).toBe((mangal?.effective_score ?? 0) >= 25);
      expect(mangal?.is_dosha_present).toBe((mangal?.percent ?? 0) >= 25);
      expect([mangal, kaalsarp, pitra].map((dosha) => dosha?.how_common)).toEqual([
        'About nine charts in ten have Mars in one of these houses from the ascendant, the Moon or Venus; after cancellations about one chart in seven counts as manglik by our rule.',
        'About one chart in fourteen has kaal sarp by our rule, and about one chart in eight has it in part.',
        'About four charts in ten have one of the combinations that we look for.',
      ]);
      expect(pitra?.is_dosha_present).toBe((pitra?.because ?? []).length > 0);
      expect(pitra?.reasons).toHaveLength(pitra?.because.length ?? -1);
      expect(kaalsarp?.type === null).toBe(!kaalsarp?.is_dosha_present && !kaalsarp?.is_partial);
      const {
        rahu_papa: rahu = 0,
        sun_papa: sun = 0,
        saturn_papa: saturn = 0,
        mars_papa: mars = 0,
      } = papasamaya ?? {};
      expect(papasamaya?.total).toBeCloseTo(rahu + sun + saturn + mars, 9);
      expect(sadesati?.moon_sign).toBe(birth.sign.Moon);
      for (const words of [mangal, kaalsarp, pitra, papasamaya, sadesati]) {
        expect(words?.bot_response?.length).toBeGreaterThan(20);
        expect(JSON.stringify(words)).not.toMatch(/\{\w+\}/);
      }
    },
  );
});

describe('reports', () => {
  test.each(few)(
    '$id: lords, places and texts of houses and grahas [S1-125] [S1-128] [S1-131]',
    async (birth) => {
      const { reports, planet_details: planets } = await of(birth, 'reports', 'planet_details');
      const rows = grahas.map((graha, index) => [graha, planets?.[`${index + 1}` as '1']] as const);
      const placed = new Map(rows);
      expect(reports?.house_lords.map((row) => row.current_house)).toEqual([
        1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12,
      ]);
      expect(reports?.house_lords[0]?.current_zodiac).toBe(planets?.ascendant_sign);
      for (const row of reports?.house_lords ?? []) {
        const lord = placed.get(row.lord_of_zodiac);
        expect([row.lord_zodiac_location, row.lord_house_location]).toEqual([
          lord?.zodiac,
          lord?.house,
        ]);
        expect(strengthLabels).toContain(row.lord_strength);
        expect(row.personalised_prediction?.length).toBeGreaterThan(20);
      }
      expect(reports?.ascendant).toMatchObject({
        ascendant: planets?.ascendant_sign,
        ascendant_lord: reports?.house_lords[0]?.lord_of_zodiac,
        good_qualities: expect.any(Array),
        gayatri_mantra: expect.any(String),
      });
      for (const graha of grahas) {
        const report = reports?.planets[graha];
        expect(report).toMatchObject({
          planet_considered: graha,
          planet_zodiac: placed.get(graha)?.zodiac,
          planet_location: placed.get(graha)?.house,
          zodiac_lord: placed.get(graha)?.zodiac_lord,
        });
        expect(report?.afflictions.combust).toBe(placed.get(graha)?.is_combust);
        expect(report?.planet_strength).toBe(placed.get(graha)?.strength);
        expect(report?.planet_zodiac_prediction?.length).toBeGreaterThan(20);
      }
    },
  );

  test('exaltation and own sign are named [S1-134]', async () => {
    // 15 August 1947: Taurus rising, Moon in Cancer, Saturn in Cancer, Rahu in Taurus.
    const { reports } = await sectionsOf({ birth: midnight, sections: ['reports'] });
    expect(reports?.planets.Moon.planet_strength).toBe('Own sign');
    expect(reports?.planets.Moon.planet_native_location).toBe(3);
    expect(reports?.planets.Rahu).toMatchObject({
      planet_strength: 'Neutral',
      planet_native_location: null,
    });
  });
});

test('only requested sections are returned', async () => {
  const result = await sectionsOf({ birth: midnight, sections: ['western', 'doshas'] });
  expect(Object.keys(result).toSorted()).toEqual(
    ['birth', 'doshas', 'notices', 'settings', 'summary', 'texts_languages', 'western'].toSorted(),
  );
});
