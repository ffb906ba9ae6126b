import { describe, expect, test } from 'vitest';
import type { SavedChart } from '@jyoti/contract';
import { readBirthsFile } from './births-file.ts';
import { chartsTable } from './charts-table.ts';

const jhd = [
  '5',
  '14',
  '1990',
  '6.3015000000000001',
  '-5.299999999999999',
  '-77.120000000000005',
  '28.370000000000001',
  '0.000000',
  '-5.500000',
  '-5.500000',
  '0',
  '105',
  'New Delhi',
  'India',
  '1',
  '1013.250000',
].join('\r\n');

test('a file of Jagannatha Hora: minutes behind the point, east negative, the name of the file', () => {
  expect(readBirthsFile('Asha_Verma.jhd', jhd)).toEqual({
    refused: [],
    births: [
      {
        line: 1,
        name: 'Asha Verma',
        birth: expect.objectContaining({
          name: 'Asha Verma',
          date: '1990-05-14',
          time: '06:30:15',
          place: {
            name: 'New Delhi, India',
            latitude: 28.616667,
            longitude: 77.2,
            timezone: '+05:30',
          },
        }),
      },
    ],
  });
  expect(readBirthsFile('letter.jhd', 'Dear Asha,\nhow are you?')).toBeNull();
});

describe('a table', () => {
  const table = [
    'Full Name,DOB,Time of birth,Place,Lat,Lng,TZ,Sex,Notes',
    'Asha Verma,14/05/1990,6:30 AM,New Delhi,28.6139,77.209,Asia/Kolkata,F,"Married, two children"',
    'Rohan Rao,1988-02-03,,Pune,18.52,73.86,Asia/Kolkata,m,',
    '',
    'Nobody,31/02/1990,10:00,Delhi,28.6,77.2,Asia/Kolkata,f,',
    ',1990-01-01,10:00,Delhi,28.6,77.2,Asia/Kolkata,f,',
  ].join('\n');

  test('has births with dates in the order of India, and names the lines that cannot be read', () => {
    const file = readBirthsFile('clients.csv', table)!;
    expect(file.births).toMatchObject([
      {
        line: 2,
        note: 'Married, two children',
        birth: { date: '1990-05-14', time: '06:30:00', gender: 'female' },
      },
      { line: 3, birth: { date: '1988-02-03', time_unknown: true, gender: 'male' } },
    ]);
    expect(file.refused.map(({ line }) => line)).toEqual([5, 6]);
    for (const { reason } of file.refused) expect(reason).toMatch(/^[A-Z]/);
  });
});

test('an export of an account, and a list of births', () => {
  const birth = {
    name: 'Asha Verma',
    date: '1990-05-14',
    time: '06:30:00',
    place: { name: 'New Delhi', latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' },
  };
  const charts = [{ name: 'Asha', birth, note: 'Time from the hospital', relation: 'client' }];
  for (const content of [charts, { charts }, { data: { charts } }]) {
    expect(readBirthsFile('jyoti.json', JSON.stringify(content))).toMatchObject({
      births: [{ line: 1, note: 'Time from the hospital', relation: 'client' }],
      refused: [],
    });
  }
  expect(readBirthsFile('list.json', JSON.stringify([birth, 7]))).toMatchObject({
    births: [{ line: 1 }],
    refused: [{ line: 2 }],
  });
  expect(readBirthsFile('broken.json', '{')).toBeNull();
});

test('the table of saved charts is read again as it was', async () => {
  const birth = {
    name: 'आशा वर्मा',
    gender: 'female',
    date: '1990-05-14',
    time: '06:30:00',
    place: { name: 'New Delhi, "Delhi"', latitude: -28.6, longitude: 77.209, timezone: '+05:30' },
  } as const;
  const chart = { name: 'Asha', birth, note: '=sum(1)\nof two lines', relation: 'client' };
  const table = chartsTable([chart as unknown as SavedChart]);
  const { births, refused } = readBirthsFile('jyoti-charts.csv', await table.text())!;
  expect(refused).toEqual([]);
  expect(births).toMatchObject([{ birth, note: '=sum(1)\nof two lines', relation: 'client' }]);
});
