import { describe, expect, test } from 'vitest';
import { placesResponseSchema } from '@jyoti/contract';
import hindiNames from '../src/places/hindi-names.json' with { type: 'json' };
import { PlaceIndex } from '../src/places/place-index.ts';
import { placeNameIn } from '../src/places/place-name-in.ts';
import { PlaceTable } from '../src/places/place-table.ts';
import { textOf } from '../src/places/text-column.ts';
import { isDevanagari, latinSpellings, skeletonOf, soundOf } from '../src/places/sounds.ts';
import { expectBody, expectError, startApp } from './app.ts';
import { placeIndexParts } from './place-index.ts';

const places = new PlaceIndex(placeIndexParts);
const found = (query: string) => places.search(query).map(({ place_name }) => place_name);

describe('GET /api/places', () => {
  test('returns real places with coordinates and zone, without a token [S1-020] [S1-021] [S1-026] [S1-034]', async () => {
    const { api } = await startApp({ places });
    const response = await api.get('/api/places').query({ q: 'uj' });
    expect(expectBody(response, 200, placesResponseSchema).data[0]).toEqual({
      id: '1253914',
      place_name: 'Ujjain, Madhya Pradesh, India',
      name: 'Ujjain',
      region: 'Madhya Pradesh',
      country: 'India',
      latitude: 23.18239,
      longitude: 75.77643,
      timezone: 'Asia/Kolkata',
      population: 457_346,
      precision: 'place',
      pins: ['456001'],
    });
  });

  test.each([
    ['अंबाल', 'अंबाला, हरियाणा, भारत'],
    ['उज्जैन', 'उज्जैन, मध्य प्रदेश, भारत'],
    ['फाजिल्का', 'फ़ाज़िल्का, पंजाब, भारत'],
    ['tirunel', 'तिरुनेलवेली, तमिलनाडु, भारत'],
    ['ballia 277001', 'बलिया, उत्तर प्रदेश, भारत'],
    ['satanwada, शिवपुरी', 'Satanwada 473551, शिवपुरी, मध्य प्रदेश, भारत'],
    ['dima hasao', 'दीमा हसाओ, असम, भारत'],
    ['लक्षद्वीप', 'कवरत्ती, लक्षद्वीप, भारत'],
    ['srinagar, uttarakhand', 'श्रीनगर, उत्तराखंड, भारत'],
    ['singapore', 'सिंगापुर, सिंगापुर'],
    ['kathmandu', 'काठमांडू, Bagmati Province, नेपाल'],
    ['salem, oregon', 'Salem, Oregon, संयुक्त राज्य'],
    ['banda, powayan', 'Banda 242042, Powayan, उत्तर प्रदेश, भारत'],
  ])('lists %s in Hindi as %s, which finds it again', async (query, label) => {
    const { api } = await startApp({ places });
    const response = await api.get('/api/places').set('Accept-Language', 'hi').query({ q: query });
    expect(response.headers['vary']).toContain('Accept-Language');
    const { data } = expectBody(response, 200, placesResponseSchema);
    const place = data.find(({ place_name }) => place_name === label);
    expect(place).toBeDefined();
    expect(places.exactly(label)?.id).toBe(place?.id);
  });

  test.each(['', '?q=', '?q=u', '?q=%20u%20', '?q[a]=uj'])(
    '/api/places%s requires two characters [S1-019] [S1-028] [S1-030] [S1-031]',
    async (query) => {
      const { api } = await startApp({ places });
      expect(expectError(await api.get(`/api/places${query}`), 400, 'invalid_input')).toMatchObject(
        {
          error: 'Please enter at least 2 characters',
          fields: { q: 'Please enter at least 2 characters' },
        },
      );
    },
  );

  test('requires a single text', async () => {
    const { api } = await startApp({ places });
    expect(expectError(await api.get('/api/places?q=uj&q=de'), 400, 'invalid_input')).toMatchObject(
      {
        fields: { q: 'This must be text.' },
      },
    );
  });

  test('trims the text, and returns an empty list without matches', async () => {
    const { api } = await startApp({ places });
    const trimmed = await api.get('/api/places').query({ q: '  ujjain ' });
    expect(expectBody(trimmed, 200, placesResponseSchema).data[0]?.name).toBe('Ujjain');
    const nothing = await api.get('/api/places').query({ q: 'qqxxqq' });
    expect(expectBody(nothing, 200, placesResponseSchema)).toEqual({ data: [] });
    const signs = await api.get('/api/places').query({ q: '!?' });
    expect(expectBody(signs, 200, placesResponseSchema)).toEqual({ data: [] });
  });
});

describe('the order of results', () => {
  test('has prefix matches before substring matches', () => {
    const names = places.search('nag').map(({ name }) => name.toLowerCase());
    const begins = names.map((name) => name.startsWith('nag'));
    expect(begins).toEqual(begins.toSorted((a, b) => Number(b) - Number(a)));
    expect(found('new d')[0]).toBe('New Delhi, Delhi, India');
    expect(found('ljapur').length).toBeGreaterThan(0); // only inside names
  });

  test('has India before the world, then larger places before smaller ones', () => {
    const isCalledSo = ({ name }: { name: string }) => name === 'Sal' || name === 'Sāl';
    const all = places.search('sal');
    // Exact names come before prefix matches.
    expect(all.findLastIndex(isCalledSo)).toBe(all.filter(isCalledSo).length - 1);
    const result = all.filter((place) => !isCalledSo(place));
    const ranks = result.map(({ country, population }) => [
      country === 'India' ? 0 : 1,
      -population,
    ]);
    expect(ranks).toEqual(ranks.toSorted(([a = 0, b = 0], [c = 0, d = 0]) => a - c || b - d));
    expect(found('hyderabad').slice(0, 2)).toEqual([
      'Hyderabad, Telangana, India',
      'Hyderabad, Sindh, Pakistan',
    ]);
  });

  test('is limited to ten', () => {
    expect(places.search('an')).toHaveLength(10);
  });
});

describe('other spellings', () => {
  test.each([
    ['bombay', 'Mumbai, Maharashtra, India'],
    ['Calcutta', 'Kolkata, West Bengal, India'],
    ['MADRAS', 'Chennai, Tamil Nadu, India'],
    ['banaras', 'Varanasi, Uttar Pradesh, India'],
    ['Benares', 'Varanasi, Uttar Pradesh, India'],
    ['kashi', 'Varanasi, Uttar Pradesh, India'],
    ['allahabad', 'Prayagraj, Uttar Pradesh, India'],
    ['bangalore', 'Bengaluru, Karnataka, India'],
    ['poona', 'Pune, Maharashtra, India'],
    ['baroda', 'Vadodara, Gujarat, India'],
    ['trivandrum', 'Thiruvananthapuram, Kerala, India'],
    ['cochin', 'Kochi, Kerala, India'],
    ['mysore', 'Mysuru, Karnataka, India'],
    ['vizag', 'Visakhapatnam, Andhra Pradesh, India'],
    ['gauhati', 'Guwahati, Assam, India'],
    ['simla', 'Shimla, Himachal Pradesh, India'],
    ['pondicherry', 'Puducherry, India'],
    ['thanjavur', 'Thanjavur, Tamil Nadu, India'],
    ['deoghar', 'Deoghar, Jharkhand, India'],
    ['surat', 'Surat, Gujarat, India'],
    ['thane', 'Thane, Maharashtra, India'],
    ['दिल्ली', 'Delhi, India'],
    ['वाराणसी', 'Varanasi, Uttar Pradesh, India'],
    ['rangoon', 'Yangon, Myanmar (Burma)'],
    ['zurich', 'Zürich, Zurich, Switzerland'],
    ['ZÜRICH', 'Zürich, Zurich, Switzerland'],
    ['são paulo', 'São Paulo, Brazil'],
    ["st john's", "St. John's, Newfoundland and Labrador, Canada"],
    ['new   york', 'New York City, New York, United States'],
    ['ujjain, madhya', 'Ujjain, Madhya Pradesh, India'],
    ['aurangabad, bihar', 'Aurangabad, Bihar, India'],
  ])('%s finds %s', (query, expected) => {
    expect(found(query)).toContain(expected);
  });

  test('every old name in the table refers to a place in the data', async () => {
    const { cityNames } = await import('../src/places/city-names.ts');
    const missing = cityNames.filter(
      ([, , shown, ...others]) =>
        !others.every((other) => found(other).some((name) => name.startsWith(`${shown},`))),
    );
    expect(missing.map(([name]) => name)).toEqual([]);
  });
});

test('New Delhi has the coordinates of the seat of government, as in almanacs', () => {
  expect(places.search('new delhi')[0]).toMatchObject({ latitude: 28.6139, longitude: 77.209 });
});

describe('the villages of India', () => {
  test.each([
    ['Shivpuri 473551', 'Shivpuri, Madhya Pradesh, India', 'place'],
    ['473551', 'Shivpuri, Madhya Pradesh, India', 'place'],
    ['satanwada', 'Satanwada 473551, Shivpuri, Madhya Pradesh, India', 'pin'],
    ['Satanwada, Shivpuri', 'Satanwada 473551, Shivpuri, Madhya Pradesh, India', 'pin'],
    ['satanwada shivpuri', 'Satanwada 473551, Shivpuri, Madhya Pradesh, India', 'pin'],
    ['PIN 473 551', 'Shivpuri, Madhya Pradesh, India', 'place'],
    ['luxettipet', 'Luxettipet 504215, Adilabad, Telangana, India', 'pin'],
    ['K.V.Rangareddy', 'K.V.Rangareddy, Telangana, India', 'district'],
  ])('%s finds %s, a %s', (query, expected, precision) => {
    const place = places.search(query).find(({ place_name }) => place_name === expected);
    expect(place).toMatchObject({ country: 'India', timezone: 'Asia/Kolkata', precision });
  });

  test.each([
    ['ujain', 'Ujjain, Madhya Pradesh, India'],
    ['shivpurri', 'Shivpuri, Madhya Pradesh, India'],
    ['gwailor', 'Gwalior, Madhya Pradesh, India'],
    ['banars', 'Varanasi, Uttar Pradesh, India'],
    ['londom', 'London, England, United Kingdom'],
  ])('%s, one letter off, finds %s', (query, expected) => {
    expect(found(query)).toContain(expected);
  });

  test('towns with the same name and state are distinguished by their district', () => {
    const towns = places.search('rampur, uttar pradesh').filter(({ name }) => name === 'Rampur');
    const names = towns.map(({ place_name }) => place_name);
    expect(names.length).toBeGreaterThan(1);
    expect(new Set(names).size).toBe(names.length);
  });

  test('a PIN without a place finds nothing', () => {
    expect(places.search('999999')).toEqual([]);
  });

  test('a PIN far from its district is located in the middle of its taluk or district', () => {
    // No head office with a town of its name is farther than a day's walk from the town.
    const offices = ['jaipur', 'nagpur', 'madurai', 'guntur', 'cuttack', 'jodhpur', 'bareilly'];
    for (const name of offices) {
      const [town] = places.search(name);
      const around = (town?.pins ?? []).flatMap((pin) => places.search(pin));
      for (const office of around.filter(({ precision }) => precision === 'pin')) {
        expect(Math.abs(office.latitude - (town?.latitude ?? 0)), office.place_name).toBeLessThan(
          1,
        );
      }
    }
  });
});

describe('zones', () => {
  test.each([
    ['Jalandhar', 'Asia/Kolkata'],
    ['Kathmandu', 'Asia/Kathmandu'],
    ['Colombo', 'Asia/Colombo'],
    ['Dhaka, Bangladesh', 'Asia/Dhaka'],
    ['New York City', 'America/New_York'],
    ['Leh', 'Asia/Kolkata'],
  ])('%s is in %s', (query, zone) => {
    expect(places.search(query)[0]?.timezone).toBe(zone);
  });
});

describe('the exact display name of a place', () => {
  test.each([
    ['Ujjain, Madhya Pradesh, India', 'Ujjain'],
    ['ujjain, madhya pradesh, india', 'Ujjain'],
    ['Ujjain', null],
    ['Springfield, United States', null],
    ['Nowhere, Madhya Pradesh, India', null],
  ])('%s is %s', (text, name) => {
    expect(places.exactly(text)?.name ?? null).toBe(name);
  });
});

describe('the zone of a place near a border is one of its own country', () => {
  test.each([
    ['Ushuaia', 'America/Argentina/Ushuaia'],
    ['Moreh, Manipur', 'Asia/Kolkata'],
    ['Jogbani, Bihar', 'Asia/Kolkata'],
    ['Jaigaon, West Bengal', 'Asia/Kolkata'],
    ['Phuntsholing', 'Asia/Thimphu'],
    ['Nuuk', 'America/Nuuk'],
    ['Nogales, Sonora', 'America/Hermosillo'],
    ['El Paso, Texas', 'America/Denver'],
  ])('%s: %s', (query, timezone) => {
    expect(places.search(query)[0]).toMatchObject({ timezone });
  });

  test.each([
    ['Moreh', 24.2433, 94.3026, 'Asia/Kolkata'],
    ['the other side of the border', 24.05, 94.45, 'Asia/Yangon'],
    ['Ushuaia', -54.8019, -68.303, 'America/Argentina/Ushuaia'],
    ['Jaigaon', 26.8493, 89.3755, 'Asia/Kolkata'],
    ['Ujjain', 23.1824, 75.7764, 'Asia/Kolkata'],
  ])('coordinates of %s', (_name, latitude, longitude, timezone) => {
    expect(places.timezoneAt(latitude, longitude)).toBe(timezone);
    expect(places.search(`${latitude}, ${longitude}`)[0]).toMatchObject({ timezone });
  });
});

test.each([
  ['23.18, 75.78', ['23.18, 75.78', 'Ujjain, Madhya Pradesh, India']],
  ['0.5, -30.5', ['0.5, -30.5']],
])('%s finds the point itself, then the nearest town if there is one', (query, expected) => {
  expect(found(query)).toEqual(expected);
});

describe('the Hindi names', () => {
  const table = new PlaceTable(placeIndexParts.columns);
  const { precisions, whereabouts } = placeIndexParts.columns;
  const unnamed = (labels: Iterable<string>) =>
    [...new Set(labels)].filter(
      (label) => !placeNameIn(label, 'hi').split(', ').every(isDevanagari),
    );

  test('are known of every town of India with more than 50,000 people', () => {
    const towns = Array.from(precisions.keys())
      .filter((place) => table.populationOf(place) > 50_000)
      .map((place) => table.row(place))
      .filter(({ country }) => country === 'India');
    expect(towns.length).toBeGreaterThan(850);
    expect(unnamed(towns.map(({ name, region }) => `${name}, ${region}, India`))).toEqual([]);
  });

  test('are known of every country, every state and every district', () => {
    const areas = Array.from(whereabouts.starts.keys()).slice(0, -1);
    const labels = areas.map((area) => textOf(whereabouts, area).split('\n').slice(1));
    expect(unnamed(labels.map(([, , country = '']) => country))).toEqual([]);
    const indian = labels.filter((label) => label.at(-1) === 'India');
    const districts = Array.from(precisions.keys())
      .filter((place) => table.precisionOf(place) === 'district')
      .map((place) => table.row(place))
      .filter(({ id }) => id.startsWith('in-district-'));
    expect(districts.length).toBeGreaterThan(200);
    const names = [
      ...indian.map((label) => label.filter(Boolean).join(', ')),
      ...districts.map(({ name, region }) => `${name}, ${region}, India`),
    ];
    expect(unnamed(names)).toEqual([]);
  });

  test('sound like the English ones, except for translated words and renamed places', () => {
    const directions =
      /\b(north|south|east|west|eastern|lower|upper|central|and|uttara?|dakshina?|purba|pash?chim)\b|\(.*\)/gi;
    const inHindi = /(उत्तरी?|दक्षिणी?|दक्षिण|पूर्वी?|पश्चिमी?|निचल[ाी]|ऊपरी|मध्य|और)(?= )/g;
    /** The consonants without those that both spellings often leave out. */
    const consonants = (name: string) =>
      skeletonOf(soundOf(name.replaceAll(' ', '')))
        .replace(/[vaiu]/g, '')
        .replaceAll('m', 'n')
        .replace(/(.)\1/g, '$1');
    /** Whether two texts are the same but for a part of at most one letter. */
    const isAlike = (one: string, other: string) =>
      one === other ||
      Array.from({ length: one.length + 1 }, (_, at) => at).some((at) =>
        [0, 1].some((more) =>
          [0, 1].some(
            (less) =>
              one.slice(0, at) + one.slice(at + less) ===
              other.slice(0, at) + other.slice(at + more),
          ),
        ),
      );
    const unlike = Object.entries(hindiNames).flatMap(([area, names]) =>
      Object.entries(names).flatMap(([en, hi]) => {
        const sound = consonants(en.replace(directions, ''));
        const own = latinSpellings(hi.replace(inHindi, '')).map(consonants);
        return own.some((each) => isAlike(sound, each)) ? [] : [`${en}, ${area}`];
      }),
    );
    expect(unlike.toSorted()).toEqual(
      [
        // Words that Hindi translates: and, metropolitan, rural, urban, city, parganas.
        'North & Middle Andaman, Andaman and Nicobar Islands',
        'North And Middle Andaman, Andaman and Nicobar Islands',
        'Kamrup Metropolitan, Assam',
        'South East, Delhi',
        'Bangalore Rural, Karnataka',
        'Bangalore Urban, Karnataka',
        'Mumbai Suburban, Maharashtra',
        'Imphal East, Manipur',
        'Imphal West, Manipur',
        'Warangal Rural, Telangana',
        'Gonda City, Uttar Pradesh',
        'North 24 Parganas, West Bengal',
        'South 24 Parganas, West Bengal',
        'New York City, United States',
        // Hindi has the present name, or that of the language of the place.
        'Sibsagar, Assam',
        'The Dangs, Gujarat',
        'Closepet, Karnataka',
        'Kankanhalli, Karnataka',
        'Badagara, Kerala',
        'Chanda, Maharashtra',
        'Bada Barabil, Odisha',
        'Ingraj Bazar, West Bengal',
        // The sound of Singh, and a misspelling of Jhunjhunu in the list of post offices.
        'Shahid Bhagat Singh Nagar, Punjab',
        'Udham Singh Nagar, Uttarakhand',
        'Jhujhunu, Rajasthan',
      ].toSorted(),
    );
  });
});
