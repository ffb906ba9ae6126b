/**
 * Published festival dates for New Delhi, 2024 to 2027, to compare the rules with.
 *
 * Sources, by letter:
 * - G: holidays of the Government of India (Department of Personnel and Training, gazetted and restricted lists for
 *   Delhi, 2024 to 2026), as printed by newspapers
 * - T: timeanddate.com, India, 2001 to 2035, as collected in the tables of the `holidays` package of Python
 *   (vacanza/holidays, MIT), which also draw on Drik Panchang
 * - A: published almanac dates, as commonly listed (Drik Panchang and newspapers); 2027 is null if no listing was
 *   available
 *
 * Where sources differ among themselves the almanacs' date is used here and the note says so.
 */
export interface PublishedFestival {
  readonly id: string;
  readonly sources: string;
  /** `MM-DD` of 2024, 2025, 2026 and 2027 */
  readonly dates: readonly [string | null, string | null, string | null, string | null];
}

/** Years of the dates, in order. */
export const PUBLISHED_YEARS = [2024, 2025, 2026, 2027] as const;

export const PUBLISHED_FESTIVALS: readonly PublishedFestival[] = [
  // T and the list of G for 2024 print 14 January; the Sun enters at 02:54 on the 15th.
  { id: 'makar-sankranti', sources: 'T A', dates: ['01-15', '01-14', '01-14', '01-15'] },
  // Of 2026 the 15th in Tamil Nadu's list; T prints the 14th.
  { id: 'pongal', sources: 'G T', dates: ['01-15', '01-14', '01-15', '01-15'] },
  { id: 'guru-gobind-singh-jayanti', sources: 'G T', dates: ['01-17', '01-06', null, '01-15'] },
  { id: 'thaipusam', sources: 'A T', dates: ['01-25', '02-11', '02-01', '01-22'] },
  { id: 'sakat-chauth', sources: 'A', dates: ['01-29', '01-17', '01-06', '01-25'] },
  { id: 'mauni-amavasya', sources: 'A', dates: ['02-09', '01-29', '01-18', '02-06'] },
  { id: 'vasant-panchami', sources: 'G T', dates: ['02-14', '02-02', '01-23', '02-11'] },
  { id: 'ratha-saptami', sources: 'A', dates: ['02-16', '02-04', '01-25', '02-13'] },
  { id: 'magha-purnima', sources: 'G T', dates: ['02-24', '02-12', '02-01', '02-20'] },
  { id: 'maha-shivaratri', sources: 'G T', dates: ['03-08', '02-26', '02-15', '03-06'] },
  { id: 'holika-dahan', sources: 'G A', dates: ['03-24', '03-13', '03-03', '03-21'] },
  { id: 'holi', sources: 'G T', dates: ['03-25', '03-14', '03-04', '03-22'] },
  { id: 'ugadi', sources: 'G T', dates: ['04-09', '03-30', '03-19', '04-07'] },
  { id: 'chaitra-navaratri', sources: 'A', dates: ['04-09', '03-30', '03-19', '04-07'] },
  { id: 'rama-navami', sources: 'G T', dates: ['04-17', '04-06', '03-26', '04-15'] },
  // T prints 18 April 2027, when Trayodashi begins after sunrise; it ends on the 19th, a quarter of an hour after sunrise.
  { id: 'mahavir-jayanti', sources: 'G T', dates: ['04-21', '04-10', '03-31', null] },
  { id: 'hanuman-jayanti', sources: 'A', dates: ['04-23', '04-12', '04-02', '04-20'] },
  { id: 'vaisakhi', sources: 'G T', dates: ['04-13', '04-13', '04-14', '04-14'] },
  { id: 'puthandu', sources: 'G A', dates: ['04-14', '04-14', '04-14', '04-14'] },
  { id: 'vishu', sources: 'T', dates: ['04-14', '04-14', '04-15', '04-15'] },
  { id: 'pohela-boishakh', sources: 'G A', dates: ['04-14', '04-15', '04-15', '04-15'] },
  { id: 'akshaya-tritiya', sources: 'A', dates: ['05-10', '04-30', '04-19', '05-09'] },
  { id: 'parashurama-jayanti', sources: 'A', dates: ['05-10', '04-29', '04-19', '05-08'] },
  { id: 'buddha-purnima', sources: 'G T', dates: ['05-23', '05-12', '05-01', '05-20'] },
  { id: 'vat-savitri', sources: 'A', dates: ['06-06', '05-26', '05-16', '06-04'] },
  { id: 'ganga-dussehra', sources: 'A', dates: ['06-16', '06-05', '05-25', null] },
  { id: 'ratha-yatra', sources: 'G T', dates: ['07-07', '06-27', '07-16', '07-05'] },
  { id: 'guru-purnima', sources: 'A', dates: ['07-21', '07-10', '07-29', '07-18'] },
  { id: 'hariyali-teej', sources: 'A', dates: ['08-07', '07-27', '08-15', null] },
  { id: 'nag-panchami', sources: 'A', dates: ['08-09', '07-29', '08-17', '08-06'] },
  { id: 'raksha-bandhan', sources: 'G T', dates: ['08-19', '08-09', '08-28', '08-17'] },
  { id: 'janmashtami', sources: 'G A', dates: ['08-26', '08-15', '09-04', null] },
  { id: 'janmashtami-vaishnava', sources: 'G T', dates: ['08-26', '08-16', '09-04', '08-25'] },
  { id: 'hartalika-teej', sources: 'A', dates: ['09-06', '08-26', '09-14', '09-03'] },
  { id: 'ganesh-chaturthi', sources: 'G T', dates: ['09-07', '08-27', '09-14', '09-04'] },
  { id: 'rishi-panchami', sources: 'A', dates: ['09-08', '08-28', '09-15', null] },
  { id: 'onam', sources: 'G T', dates: ['09-15', '09-05', '08-26', '09-12'] },
  { id: 'anant-chaturdashi', sources: 'A', dates: ['09-17', '09-06', '09-25', '09-14'] },
  { id: 'purnima-shraddha', sources: 'A', dates: ['09-17', '09-07', '09-26', '09-15'] },
  { id: 'mahalaya-amavasya', sources: 'T', dates: ['10-02', '09-21', '10-10', '09-29'] },
  { id: 'sharad-navaratri', sources: 'T', dates: ['10-03', '09-22', '10-11', '09-30'] },
  { id: 'durga-ashtami', sources: 'G T', dates: ['10-11', '09-30', '10-19', '10-07'] },
  { id: 'maha-navami', sources: 'T', dates: ['10-11', '10-01', '10-19', '10-08'] },
  { id: 'vijayadashami', sources: 'G T', dates: ['10-12', '10-02', '10-20', '10-09'] },
  { id: 'sharad-purnima', sources: 'A', dates: ['10-16', '10-06', '10-25', '10-14'] },
  { id: 'valmiki-jayanti', sources: 'G T', dates: ['10-17', '10-07', '10-26', '10-15'] },
  { id: 'karva-chauth', sources: 'G T', dates: ['10-20', '10-10', '10-29', '10-18'] },
  { id: 'ahoi-ashtami', sources: 'A', dates: ['10-24', '10-13', '11-01', '10-22'] },
  { id: 'dhanteras', sources: 'A', dates: ['10-29', '10-18', '11-06', '10-27'] },
  { id: 'naraka-chaturdashi', sources: 'G T', dates: ['10-31', '10-20', '11-08', '10-28'] },
  // G and T print 31 October 2024: Amavasya was current in pradosha on both evenings, 40 minutes on the second.
  { id: 'diwali', sources: 'A T', dates: ['11-01', '10-20', '11-08', '10-29'] },
  { id: 'kali-puja', sources: 'A', dates: ['10-31', '10-20', '11-08', null] },
  { id: 'govardhan-puja', sources: 'G T', dates: ['11-02', '10-22', '11-10', '10-30'] },
  { id: 'bhai-dooj', sources: 'G A', dates: ['11-03', '10-23', '11-11', '10-31'] },
  // G and T print 28 October 2025, the morning after; Shashthi is current at both sunrises.
  { id: 'chhath', sources: 'A T', dates: ['11-07', '10-27', '11-15', '11-04'] },
  { id: 'tulasi-vivah', sources: 'A', dates: ['11-13', '11-02', '11-21', null] },
  { id: 'devutthana-ekadashi', sources: 'A', dates: ['11-12', '11-01', '11-20', null] },
  { id: 'kartik-purnima', sources: 'A', dates: ['11-15', '11-05', '11-24', '11-14'] },
  { id: 'guru-nanak-jayanti', sources: 'G T', dates: ['11-15', '11-05', '11-24', '11-14'] },
  { id: 'karthigai-deepam', sources: 'A', dates: ['12-13', '12-03', '11-24', null] },
  // Festivals of one region.
  { id: 'attukal-pongala', sources: 'A', dates: ['02-25', '03-13', '03-03', null] },
  { id: 'thrissur-pooram', sources: 'A', dates: ['04-19', '05-06', '04-26', null] },
  { id: 'jamai-shashthi', sources: 'A', dates: ['06-12', '06-01', null, null] },
  { id: 'randhan-chhath', sources: 'A', dates: ['08-24', '08-14', null, null] },
  { id: 'shitala-satam', sources: 'A', dates: ['08-25', '08-15', null, null] },
  { id: 'gowri-habba', sources: 'A', dates: ['09-06', '08-26', null, null] },
  { id: 'bathukamma', sources: 'A', dates: ['10-02', '09-21', null, null] },
  { id: 'atla-tadde', sources: 'A', dates: ['10-19', '10-09', null, null] },
  { id: 'kanaka-jayanti', sources: 'A', dates: ['11-18', '11-08', null, null] },
  { id: 'prathamashtami', sources: 'A', dates: ['11-23', '11-12', null, null] },
  { id: 'subrahmanya-shashthi', sources: 'A', dates: ['12-07', '11-26', null, null] },
  { id: 'guruvayur-ekadashi', sources: 'A', dates: ['12-11', '12-01', null, null] },
];

/**
 * Ekadashis of 2026 (Smarta), an extra Jyeshtha among them: two newspapers' lists of the year agree.
 */
export const PUBLISHED_EKADASHIS_2026: readonly (readonly [date: string, id: string])[] = [
  ['2026-01-14', 'shattila-ekadashi'],
  ['2026-01-29', 'jaya-ekadashi'],
  ['2026-02-13', 'vijaya-ekadashi'],
  ['2026-02-27', 'amalaki-ekadashi'],
  ['2026-03-15', 'papamochani-ekadashi'],
  ['2026-03-29', 'kamada-ekadashi'],
  ['2026-04-13', 'varuthini-ekadashi'],
  ['2026-04-27', 'mohini-ekadashi'],
  ['2026-05-13', 'apara-ekadashi'],
  ['2026-05-27', 'padmini-ekadashi'],
  ['2026-06-11', 'parama-ekadashi'],
  ['2026-06-25', 'nirjala-ekadashi'],
  ['2026-07-10', 'yogini-ekadashi'],
  ['2026-07-25', 'devshayani-ekadashi'],
  ['2026-08-09', 'kamika-ekadashi'],
  ['2026-08-23', 'shravana-putrada-ekadashi'],
  ['2026-09-07', 'aja-ekadashi'],
  ['2026-09-22', 'parsva-ekadashi'],
  ['2026-10-06', 'indira-ekadashi'],
  ['2026-10-22', 'papankusha-ekadashi'],
  ['2026-11-05', 'rama-ekadashi'],
  ['2026-11-20', 'devutthana-ekadashi'],
  ['2026-12-04', 'utpanna-ekadashi'],
  ['2026-12-20', 'mokshada-ekadashi'],
];

/** Ekadashis of 2025: the Smarta's day, and the Vaishnava's where it is another (A). */
export const PUBLISHED_EKADASHIS_2025: readonly (readonly [
  smarta: string,
  id: string,
  vaishnava?: string,
])[] = [
  ['2025-01-10', 'pausha-putrada-ekadashi'],
  ['2025-01-25', 'shattila-ekadashi'],
  ['2025-02-08', 'jaya-ekadashi'],
  ['2025-02-24', 'vijaya-ekadashi'],
  ['2025-03-10', 'amalaki-ekadashi'],
  ['2025-03-25', 'papamochani-ekadashi', '2025-03-26'],
  ['2025-04-08', 'kamada-ekadashi'],
  ['2025-04-24', 'varuthini-ekadashi'],
  ['2025-05-08', 'mohini-ekadashi'],
  ['2025-05-23', 'apara-ekadashi'],
  ['2025-06-06', 'nirjala-ekadashi', '2025-06-07'],
  ['2025-06-21', 'yogini-ekadashi', '2025-06-22'],
  ['2025-07-06', 'devshayani-ekadashi'],
  ['2025-07-21', 'kamika-ekadashi'],
  ['2025-08-05', 'shravana-putrada-ekadashi'],
  ['2025-08-19', 'aja-ekadashi'],
  ['2025-09-03', 'parsva-ekadashi'],
  ['2025-09-17', 'indira-ekadashi'],
  ['2025-10-03', 'papankusha-ekadashi'],
  ['2025-10-17', 'rama-ekadashi'],
  ['2025-11-01', 'devutthana-ekadashi', '2025-11-02'],
  ['2025-11-15', 'utpanna-ekadashi'],
  ['2025-12-01', 'mokshada-ekadashi'],
  ['2025-12-15', 'saphala-ekadashi'],
  ['2025-12-30', 'pausha-putrada-ekadashi', '2025-12-31'],
];

/** Vrats of the months of 2025 (A; Pradosh of 9 February also in five newspapers). */
export const PUBLISHED_VRATS_2025: readonly {
  readonly ids: readonly string[];
  readonly dates: readonly string[];
}[] = [
  {
    ids: ['sankashti-chaturthi'],
    dates: [
      '2025-01-17',
      '2025-02-16',
      '2025-03-17',
      '2025-04-16',
      '2025-05-16',
      '2025-06-14',
      '2025-07-14',
      '2025-08-12',
      '2025-09-10',
      '2025-10-10',
      '2025-11-08',
      '2025-12-07',
    ],
  },
  {
    ids: ['pradosh-shukla', 'pradosh-krishna'],
    dates: [
      '2025-01-11',
      '2025-01-27',
      '2025-02-09',
      '2025-02-25',
      '2025-03-11',
      '2025-03-27',
      '2025-04-10',
      '2025-04-25',
      '2025-05-09',
      '2025-05-24',
      '2025-06-08',
      '2025-06-23',
      '2025-07-08',
      '2025-07-22',
      '2025-08-06',
      '2025-08-20',
      '2025-09-05',
      '2025-09-19',
      '2025-10-04',
      '2025-10-18',
      '2025-11-03',
      '2025-11-17',
      '2025-12-02',
      '2025-12-17',
    ],
  },
  {
    ids: ['masik-shivaratri'],
    dates: [
      '2025-01-27',
      '2025-02-26',
      '2025-03-27',
      '2025-04-26',
      '2025-05-25',
      '2025-06-23',
      '2025-07-23',
      '2025-08-21',
      '2025-09-19',
      '2025-10-19',
      '2025-11-18',
      '2025-12-18',
    ],
  },
];

/**
 * Moonrise of 10 October 2025 (Karva Chauth), which is also a Sankashti, by the clocks of India: NDTV and Mint of that
 * day. Places are the centres of the towns, degrees north and east.
 */
export const PUBLISHED_MOONRISES: readonly {
  readonly town: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly at: string;
}[] = [
  { town: 'New Delhi', latitude: 28.6139, longitude: 77.209, at: '20:13' },
  { town: 'Mumbai', latitude: 19.076, longitude: 72.8777, at: '20:55' },
  { town: 'Kolkata', latitude: 22.5726, longitude: 88.3639, at: '19:42' },
  { town: 'Chennai', latitude: 13.0827, longitude: 80.2707, at: '20:38' },
  { town: 'Chandigarh', latitude: 30.7333, longitude: 76.7794, at: '20:09' },
  { town: 'Jaipur', latitude: 26.9124, longitude: 75.7873, at: '20:23' },
  { town: 'Ahmedabad', latitude: 23.0225, longitude: 72.5714, at: '20:47' },
  { town: 'Hyderabad', latitude: 17.385, longitude: 78.4867, at: '20:36' },
  { town: 'Bengaluru', latitude: 12.9716, longitude: 77.5946, at: '20:48' },
  { town: 'Bhubaneswar', latitude: 20.2961, longitude: 85.8245, at: '19:58' },
];

/**
 * When fasts end, as newspapers of the day took it from almanacs for New Delhi; times of the next day where the date is not
 * that of the fast. Maha Shivaratri: CitySpidey (2021), Hindustan Times (2025). Janmashtami: News24 (2017), india.com (2020),
 * Zee News (2022), Smart Khabri (2023), Free Press Journal (2024). Sankashti: Sambad (2024).
 */
export const PUBLISHED_FAST_ENDS: readonly (readonly [
  fast: string,
  date: string,
  from: string,
  until: string | null,
])[] = [
  ['maha-shivaratri', '2021-03-11', '2021-03-12T06:34', '2021-03-12T15:02'],
  ['maha-shivaratri', '2025-02-26', '2025-02-27T06:48', '2025-02-27T08:54'],
  // Chaturdashi ends at 17:34: three quarters of the day.
  ['maha-shivaratri', '2026-02-15', '2026-02-16T06:59', '2026-02-16T15:24'],
  // Rohini had not joined Ashtami.
  ['janmashtami', '2017-08-14', '2017-08-15T17:39', null],
  ['janmashtami', '2020-08-11', '2020-08-12T11:16', null],
  ['janmashtami', '2022-08-18', '2022-08-19T22:59', null],
  // Rohini had ended at 10:25, Ashtami ended later.
  ['janmashtami', '2023-09-06', '2023-09-07T16:14', null],
  // Ashtami had ended before sunrise, Rohini ended later.
  ['janmashtami', '2024-08-26', '2024-08-27T15:38', null],
  ['sankashti-chaturthi', '2024-03-28', '2024-03-28T21:28', '2024-03-28T21:28'],
];

/**
 * When a fast of Ekadashi is broken, as Drik Panchang prints it for 2026 and 2027: date of the fast of householders, begin and
 * end of the preferred time on the next day, UTC (a begin after 18:00 is that of the day before).
 */
export const PUBLISHED_PARANAS = {
  'New Delhi': [
    '2026-01-14 01:45 03:51',
    '2026-01-29 01:40 03:50',
    '2026-02-13 01:30 03:44',
    '2026-02-27 01:17 03:36',
    '2026-03-15 01:00 03:24',
    '2026-03-29 00:44 01:39',
    '2026-04-13 01:24 03:01',
    '2026-04-27 00:13 02:51',
    '2026-05-13 00:01 02:44',
    '2026-05-27 23:55 02:26',
    '2026-06-11 23:53 02:40',
    '2026-06-25 23:55 02:43',
    '2026-07-10 08:20 11:06',
    '2026-07-25 00:09 02:52',
    '2026-08-09 00:17 02:30',
    '2026-08-23 08:11 10:46',
    '2026-09-07 00:32 03:03',
    '2026-09-22 00:40 03:05',
    '2026-10-06 00:47 03:08',
    '2026-10-22 00:57 03:12',
    '2026-11-05 01:07 03:18',
    '2026-11-20 07:41 09:48',
    '2026-12-04 01:29 03:34',
    '2026-12-20 01:40 03:43',
    '2027-01-03 01:45 03:49',
    '2027-01-18 08:05 10:12',
    '2027-02-02 01:38 03:49',
    '2027-02-17 01:27 03:42',
    '2027-03-04 01:12 03:33',
    '2027-03-18 01:42 03:22',
    '2027-04-02 08:10 10:40',
    '2027-04-17 00:23 02:12',
    '2027-05-02 00:09 02:49',
    '2027-05-16 23:59 02:43',
    '2027-06-01 23:54 02:40',
    '2027-06-14 08:15 11:03',
    '2027-06-30 23:57 02:44',
    '2027-07-14 00:03 02:49',
    '2027-07-29 08:19 11:01',
    '2027-08-12 08:15 10:54',
    '2027-08-28 00:27 03:01',
    '2027-09-11 00:34 03:03',
    '2027-09-26 00:42 03:06',
    '2027-10-11 00:50 03:09',
    '2027-10-25 07:42 09:57',
    '2027-11-10 01:10 03:20',
    '2027-11-24 01:21 03:28',
    '2027-12-09 07:46 09:50',
  ],
  Vilnius: [
    '2026-01-14 06:33 08:07',
    '2026-02-13 05:43 07:39',
    '2026-02-27 05:11 07:19',
    '2026-03-14 11:39 14:01',
    '2026-03-28 11:41 14:15',
    '2026-04-13 03:19 06:07',
    '2026-04-27 02:47 05:47',
    '2026-05-13 02:15 05:27',
    '2026-05-26 11:57 15:17',
    '2026-06-11 01:42 05:09',
    '2026-06-25 01:43 05:11',
    '2026-07-10 05:02 05:20',
    '2026-07-25 02:19 05:33',
    '2026-08-08 11:56 15:00',
    '2026-08-23 05:19 06:03',
    '2026-09-07 03:38 06:17',
    '2026-09-22 04:06 06:32',
    '2026-10-06 04:32 06:46',
    '2026-10-22 05:03 07:03',
    '2026-11-04 11:04 12:46',
    '2026-11-20 06:37 07:38',
    '2026-12-04 06:24 07:54',
    '2026-12-20 06:40 08:07',
  ],
} as const;

/**
 * Durga Puja as the panjikas and the holiday lists of West Bengal print it (Shashthi, Saptami, Ashtami, Navami, Dashami), and
 * Mahanavami and Vijayadashami as Kerala's list of holidays does: `MM-DD`. Where the two days of Kerala for a year were not
 * found, it is null.
 */
export const PUBLISHED_DURGA_PUJAS: readonly {
  readonly year: number;
  readonly bengal: readonly string[];
  readonly kerala: readonly string[] | null;
}[] = [
  { year: 2023, bengal: ['10-20', '10-21', '10-22', '10-23', '10-24'], kerala: null },
  { year: 2024, bengal: ['10-09', '10-10', '10-11', '10-12', '10-13'], kerala: ['10-12', '10-13'] },
  { year: 2025, bengal: ['09-28', '09-29', '09-30', '10-01', '10-02'], kerala: null },
  { year: 2026, bengal: ['10-17', '10-18', '10-19', '10-20', '10-21'], kerala: null },
];
