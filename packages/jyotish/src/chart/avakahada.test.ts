import { expect, test } from 'vitest';
import { avakahada, payaByNakshatra } from './avakahada.ts';
import { castChart } from './cast-chart.ts';

test('12 December 1997, Chennai, as another publisher has it [S1-112]', () => {
  const found = avakahada(
    castChart({
      date: '1997-12-12',
      time: '12:12:00',
      timeZone: 'Asia/Kolkata',
      latitude: 13.0836939,
      longitude: 80.270186,
    }),
  );
  expect(found).toMatchObject({
    varna: 'vaishya',
    vashya: 'chatushpada',
    yoni: { animal: 'sheep', sex: 'female' },
    gana: 'rakshasa',
    nadi: 'antya',
    tatva: 'earth',
    paya: 'iron',
    payaByNakshatra: 'iron',
    nameSyllables: ['A', 'I', 'U', 'E'],
    nameSyllable: 'I',
    lucky: {
      gem: 'ruby',
      number: 1,
      colors: ['red', 'orange', 'gold'],
      letters: ['A', 'I', 'U', 'E'],
    },
    ghatka: {
      sign: 6,
      tithis: [5, 10, 15],
      weekday: 6,
      nakshatra: 13,
      sameSexLagna: 2,
      oppositeSexLagna: 8,
      tatva: 'ether',
      lord: 'jupiter',
    },
  });
});

test('letters are the first of each syllable, once: Rohini O and V', () => {
  const moon = { longitude: 41, sign: 2, house: 1, pada: 1 } as const;
  const grahas = { moon } as unknown as Parameters<typeof avakahada>[0]['grahas'];
  const found = avakahada({ grahas });
  expect(found.lucky).toMatchObject({ gem: 'pearl', number: 2, letters: ['O', 'V'] });
  expect(found.nameSyllable).toBe('O');
  expect(found.paya).toBe('gold');
});

test('paya by nakshatra: three of gold, three of iron, ten of silver, eleven of copper', () => {
  const payas = Array.from({ length: 27 }, (_, index) => payaByNakshatra(index + 1));
  const groups = payas.map((paya) => paya.charAt(0)).join('');
  expect(groups).toBe(`gg${'i'.repeat(3)}${'s'.repeat(10)}${'c'.repeat(11)}g`);
});
