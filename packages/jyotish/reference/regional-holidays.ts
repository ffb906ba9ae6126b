import type { CalendarRegion } from '../src/festival/regions.ts';

/**
 * Festivals as each state printed them for 2023 to 2027: by the id of our table, the `MM-DD` of each year. `-`: no list of that
 * state was found, or it does not name the festival; `/`: a holiday of several days, of which the festival is one.
 *
 * Sources: the yearly notification of each state's government, as newspapers printed it; where it leaves a Sunday or Saturday
 * out, the Reserve Bank's list of bank holidays by city (RBI), which follows the same notifications. Lists for 2027 were not out
 * yet: that column has only what timeanddate.com prints for one state, as collected in the `holidays` package of Python (T).
 * - north: Government of India for Delhi and Uttar Pradesh (RBI, Kanpur and Lucknow), T
 * - punjab: Samachar Abhiyan (2023), comply360 (2024), Punjab Sarokar (2025), Punjab Media News (2026); sangrands of 2024 and 2025:
 *   punjabicalender.com
 * - rajasthan: RBI, Jaipur (2023, 2024, 2026), reflectu.in and Sakshi Post (2025), T
 * - bihar: greytHR (2023), The Current India (2024), comply360, Sakshi Post and Mint after RBI (2025), DNA (2026)
 * - bengal: RBI (2023), wbedu.in and Millennium Post (2024), Swami Vivekananda University and Asianet (2025), Times of India and
 *   Millennium Post (2026); the days of Durga Puja are those of `PUBLISHED_DURGA_PUJAS`
 * - odisha: 7thpaycommissionnews.in and RBI (2023), india.com and RBI (2024), Utkal Rehab and RBI (2025), Sambad (2026)
 * - assam: careerjobportalonline.in (2023), Northeast Now (2024, 2025), RBI (2026)
 * - gujarat: RBI (2023), Webdunia and Sakshi Post (2024), gollok.com and RBI (2025), RBI (2026)
 * - maharashtra: RBI (2023, 2024), Sakshi Post and Mint (2025), RBI (2026)
 * - karnataka: RBI (2023), Asianet (2024), Sakshi Post and Udayavani (2025), India TV after RBI (2026)
 * - andhra: RBI, Hyderabad (2023), AP7AM, NT News and Webdunia (2024), Siasat (2025, 2026), India Herald (2026), T
 * - tamil: RBI (2023), The News Minute and tamildot.com (2024), India Post Payments Bank (2025), New Indian Express (2026)
 * - kerala: edudwar.com and officeholidays.com (2023), StaffCorner and ET Now (2024), Onmanorama (2025), Konni Vartha and
 *   Pocket HRMS (2026), T
 */
export const REGIONAL_HOLIDAYS: Readonly<
  Record<
    CalendarRegion,
    {
      /** where the calendar is counted for: latitude, longitude, degrees north and east */
      readonly capital: readonly [number, number];
      readonly dates: Readonly<Record<string, string>>;
    }
  >
> = {
  north: {
    capital: [28.6139, 77.209],
    dates: {
      'maha-shivaratri': '02-18 03-08 02-26 02-15 03-06',
      holi: '03-08 03-25 03-14 03-04 03-22',
      'rama-navami': '03-30 04-17 04-06 03-26 04-15',
      'mahavir-jayanti': '04-04 04-21 04-10 03-31 -',
      'buddha-purnima': '05-05 05-23 05-12 05-01 05-20',
      'raksha-bandhan': '08-30 08-19 08-09 08-28 08-17',
      'janmashtami-vaishnava': '09-07 08-26 08-16 09-04 08-25',
      'ganesh-chaturthi': '09-19 09-07 08-27 09-14 09-04',
      vijayadashami: '10-24 10-12 10-02 10-20 10-09',
      diwali: '11-12 10-31 10-20 11-08 10-29',
      'govardhan-puja': '11-13 11-02 10-22 11-10 10-30',
      'bhai-dooj': '11-15 11-03 10-23 11-11 -',
      chhath: '11-19 11-07 - 11-15 11-04',
      'guru-nanak-jayanti': '11-27 11-15 11-05 11-24 11-14',
    },
  },
  punjab: {
    capital: [30.7333, 76.7794],
    dates: {
      'guru-gobind-singh-jayanti': '- 01-17 01-06 - 01-15',
      lohri: '- 01-13 01-13 - -',
      maghi: '- 01-14 01-14 - -',
      'vasant-panchami': '01-26 02-14 02-02 - -',
      'sangrand-phagun': '- 02-13 02-12 - -',
      'magha-purnima': '02-05 02-24 02-12 - -',
      'maha-shivaratri': '02-18 03-08 02-26 - -',
      holi: '03-08 03-25 03-14 03-04 -',
      'hola-mohalla': '- - 03-15 - -',
      'sangrand-chet': '- 03-14 03-14 - -',
      'rama-navami': '03-30 04-17 04-06 - -',
      'mahavir-jayanti': '04-04 04-21 04-10 - -',
      vaisakhi: '04-14 04-13 04-13 - -',
      'parashurama-jayanti': '04-22 05-10 04-29 - -',
      'sangrand-jeth': '- 05-14 05-14 - -',
      'buddha-purnima': '- - 05-12 - -',
      'sangrand-harh': '- 06-14 06-15 - -',
      'sangrand-sawan': '- 07-16 07-16 - -',
      'sangrand-bhadon': '- 08-16 08-16 - -',
      'janmashtami-vaishnava': '- 08-26 08-16 - -',
      samvatsari: '- - 08-27 - -',
      'anant-chaturdashi': '- - 09-06 - -',
      'sangrand-assu': '- 09-16 09-16 - -',
      vijayadashami: '- - 10-02 - -',
      'valmiki-jayanti': '- - 10-07 - -',
      'sangrand-katak': '- 10-17 10-17 - -',
      diwali: '- - 10-20 - -',
      'govardhan-puja': '- - 10-22 - -',
      'guru-nanak-jayanti': '- - 11-05 - -',
      'sangrand-maghar': '- 11-16 11-16 - -',
      'sangrand-poh': '- 12-15 12-15 - -',
    },
  },
  rajasthan: {
    capital: [26.9124, 75.7873],
    dates: {
      'guru-gobind-singh-jayanti': '- - 01-06 - -',
      'maha-shivaratri': '- - 02-26 - -',
      'holika-at-pradosha': '- - 03-13 - -',
      dhulivandan: '03-07 03-25 03-14 03-03 -',
      'sheetala-ashtami': '- - 03-21 - -',
      'cheti-chand': '- - 03-30 - -',
      'rama-navami': '03-30 - 04-06 - -',
      'mahavir-jayanti': '04-04 - 04-10 - -',
      'parashurama-jayanti': '- - 04-29 - -',
      'maharana-pratap-jayanti': '05-22 06-09 05-29 06-17 06-07',
      'raksha-bandhan': '- - 08-09 - -',
      'janmashtami-vaishnava': '- - 08-16 - -',
      'teja-dashami': '- - 09-02 - -',
      'sharad-navaratri': '- 10-03 09-22 - -',
      'durga-ashtami': '- - 09-30 - -',
      vijayadashami: '10-24 10-12 10-02 - -',
      diwali: '- 10-31 10-20 - -',
      'govardhan-puja': '11-13 - 10-22 - -',
      'bhai-dooj': '- - 10-23 - -',
      'guru-nanak-jayanti': '11-27 - 11-05 - -',
    },
  },
  bihar: {
    capital: [25.5941, 85.1376],
    dates: {
      'makar-sankranti': '- - 01-14 - -',
      'saraswati-puja': '- 02-14 02-03 - -',
      'magha-purnima': '02-05 02-24 02-12 - -',
      'maha-shivaratri': '- 03-08 02-26 - -',
      'holika-dahan': '- - 03-13 - -',
      'holi-at-sunrise': '03-08 03-26 03-14/03-15 03-03/03-04 -',
      'rama-navami': '03-30 04-17 04-06 - -',
      'mahavir-jayanti': '- 04-21 04-10 - -',
      'sita-navami': '- 05-17 - - -',
      'buddha-purnima': '05-05 05-23 - - -',
      'raksha-bandhan': '- - 08-09 - -',
      'hartalika-teej': '- - 08-26 - -',
      janmashtami: '09-06 08-26 - - -',
      'durga-saptami': '- 10-10 09-29 - -',
      'durga-ashtami': '10-22 - - - -',
      'maha-navami': '10-23 10-11 - - -',
      vijayadashami: '10-24 10-12 - - -',
      diwali: '11-12 10-31 - - -',
      chhath: '11-19 11-07 10-27 - -',
      'usha-arghya': '11-20 11-08 10-28 - -',
    },
  },
  bengal: {
    capital: [22.5726, 88.3639],
    dates: {
      'saraswati-puja': '- 02-14 02-03 01-23 -',
      'maha-shivaratri': '- 03-08 - - -',
      'gaura-purnima': '03-07 03-25 03-14 03-03 -',
      'holi-at-sunrise': '- 03-26 03-15 - -',
      'pohela-boishakh': '- 04-14 04-15 - -',
      'buddha-purnima': '- 05-23 05-12 - -',
      'ratha-yatra': '- 07-07 06-27 - -',
      'raksha-bandhan': '- 08-19 08-09 - -',
      janmashtami: '- 08-26 08-15 - -',
      'mahalaya-amavasya': '10-14 10-02 09-21 - -',
      'maha-shashthi': '- - 09-28 - -',
      'durga-saptami': '10-21 10-10 09-29 10-18 -',
      'durga-ashtami': '- 10-11 09-30 10-19 -',
      'durga-puja-navami': '10-23 10-11 10-01 10-20 -',
      'durga-puja-dashami': '10-24 10-12 10-02 10-21 -',
      'sharad-purnima': '10-28 10-16 10-06 10-25 -',
      'kali-puja': '- 10-31 10-20 11-08 -',
      'bhai-dooj': '11-15 11-03 10-23 11-11 -',
      'guru-nanak-jayanti': '11-27 11-15 11-05 - -',
    },
  },
  odisha: {
    capital: [20.2961, 85.8245],
    dates: {
      'makar-sankranti': '- 01-15 01-14 01-14 -',
      'saraswati-puja': '01-26 02-14 - 01-23 -',
      'maha-shivaratri': '02-18 03-08 02-26 - -',
      'gaura-purnima': '03-07 03-25 03-14 03-03 -',
      'holi-at-sunrise': '03-08 03-26 03-15 03-04 -',
      'rama-navami-at-sunrise': '03-30 04-17 - 03-27 -',
      'buddha-purnima': '05-05 05-23 - 05-01 -',
      'vat-savitri': '05-19 06-06 - 05-16 -',
      'raja-sankranti': '06-15 06-15 - 06-15 -',
      'ratha-yatra': '06-20 - 06-27 07-16 -',
      'bahuda-yatra': '- - 07-05 07-24 -',
      'raksha-bandhan': '- 08-19 08-09 - -',
      janmashtami: '- 08-26 08-15 09-04 -',
      'ganesh-chaturthi': '- 09-07 08-27 - -',
      nuakhai: '- 09-08 08-28 09-15 -',
      'mahalaya-amavasya': '10-14 10-02 - - -',
      'durga-saptami': '- 10-10 - 10-17 -',
      'durga-ashtami': '- 10-11 09-30 - -',
      'durga-puja-navami': '10-23 - 10-01 10-19 -',
      'durga-puja-dashami': '10-24 - 10-02 10-20 -',
      'sharad-purnima': '- 10-16 10-07 - -',
      'kali-puja': '- 10-31 10-21 - -',
      'kartik-purnima': '11-27 11-15 11-05 11-24 -',
      prathamashtami: '- - 11-12 12-01 -',
    },
  },
  assam: {
    capital: [26.1445, 91.7362],
    dates: {
      'magh-bihu': '01-15/01-16 01-15/01-16 01-14/01-15 - -',
      'gaura-purnima': '03-07 03-25 03-14 03-03 -',
      'holi-at-sunrise': '03-08 - - - -',
      'bohag-bihu': '04-14/04-15/04-16 04-13/04-14/04-15 04-14/04-15/04-16 - -',
      'buddha-purnima': '05-05 05-23 05-12 - -',
      'ashtami-rohini': '09-06 08-26 09-14 - -',
      'kati-bihu': '10-18 10-17 10-18 - -',
      'durga-saptami': '10-21 10-10 09-29 - -',
      'durga-ashtami': '10-22 10-11 09-30 - -',
      'durga-puja-navami': '10-23 10-12 10-01 - -',
      'durga-puja-dashami': '10-24 10-13 10-02 - -',
      'kali-puja': '11-12 10-31 10-20 - -',
      'bhai-dooj': '11-15 11-03 10-23 - -',
      'guru-nanak-jayanti': '11-27 11-15 11-05 - -',
    },
  },
  gujarat: {
    capital: [23.2156, 72.6369],
    dates: {
      'makar-sankranti': '- - 01-14 01-14 -',
      'maha-shivaratri': '- 03-08 02-26 - -',
      holi: '03-08 03-25 03-14 03-04 -',
      'cheti-chand': '- 04-10 03-30 - -',
      'rama-navami': '03-30 04-17 04-06 - -',
      'mahavir-jayanti': '04-04 - 04-10 - -',
      'parashurama-jayanti': '- 05-10 04-29 - -',
      'raksha-bandhan': '- 08-19 08-09 - -',
      'janmashtami-vaishnava': '- 08-26 08-16 - -',
      'ganesh-chaturthi': '- - 08-27 - -',
      samvatsari: '- 09-07 - - -',
      vijayadashami: '10-24 10-12 10-02 - -',
      diwali: '11-12 10-31 10-20 - -',
      'bali-pratipada': '11-14 11-02 10-22 - -',
      'bhai-dooj': '- 11-03 10-23 - -',
      'guru-nanak-jayanti': '- - 11-05 - -',
    },
  },
  maharashtra: {
    capital: [19.076, 72.8777],
    dates: {
      'maha-shivaratri': '- 03-08 02-26 - -',
      dhulivandan: '03-07 03-25 03-14 03-03 -',
      ugadi: '03-22 - 03-30 03-19 -',
      'rama-navami': '03-30 - 04-06 - -',
      'mahavir-jayanti': '04-04 - 04-10 - -',
      'buddha-purnima': '- - 05-12 - -',
      'ganesh-chaturthi': '- - 08-27 - -',
      vijayadashami: '10-24 10-12 10-02 - -',
      'lakshmi-pujan': '11-12 11-01 10-21 - -',
      'bali-pratipada': '11-14 11-02 10-22 - -',
      'bhai-dooj': '- - 10-23 - -',
      'guru-nanak-jayanti': '11-27 - 11-05 - -',
    },
  },
  karnataka: {
    capital: [12.9716, 77.5946],
    dates: {
      'makara-sankranti-south': '- 01-15 01-14 01-15 -',
      'maha-shivaratri': '- 03-08 02-26 - -',
      ugadi: '- - - 03-19 -',
      'mahavir-jayanti': '04-04 04-21 04-10 - -',
      'basava-jayanti': '- 05-10 04-30 - -',
      'shankara-jayanti': '- - 05-02 - -',
      'varalakshmi-vratam': '- - 08-08 - -',
      'janmashtami-vaishnava': '- - 08-16 - -',
      'gowri-habba': '- - 08-26 - -',
      'ganesh-chaturthi': '- - 08-27 - -',
      'anant-chaturdashi': '- - 09-06 - -',
      'maha-navami': '10-23 10-11 10-01 - -',
      vijayadashami: '10-24 10-12 - - -',
      'valmiki-jayanti': '- 10-17 10-07 - -',
      'naraka-chaturdashi': '- 10-31 10-20 - -',
      'bali-pratipada': '11-14 11-02 10-22 - -',
      'kanaka-jayanti': '11-30 11-18 11-08 - -',
    },
  },
  andhra: {
    capital: [17.385, 78.4867],
    dates: {
      bhogi: '- - 01-13 01-14 -',
      'makara-sankranti-south': '- 01-15 01-14 01-15 -',
      kanuma: '- 01-16 01-15 01-16 -',
      'saraswati-puja': '- - 02-03 01-23 -',
      'maha-shivaratri': '- 03-08 02-26 02-15 -',
      dhulivandan: '03-07 03-25 03-14 03-03 -',
      ugadi: '03-22 04-09 03-30 03-19 -',
      'rama-navami-at-sunrise': '03-30 04-17 04-06 03-27 -',
      'basava-jayanti': '- - 04-30 - -',
      'varalakshmi-vratam': '- - 08-08 08-21 -',
      'raksha-bandhan': '- - 08-09 - -',
      'janmashtami-vaishnava': '- 08-26 08-16 09-04 -',
      'ganesh-chaturthi': '- 09-07 08-27 09-14 -',
      bathukamma: '10-14 10-02 09-21 - 09-29',
      'durga-ashtami': '- 10-11 09-30 - -',
      'maha-navami': '10-23 - 10-01 - -',
      vijayadashami: '10-24 10-12 10-02 10-20 -',
      diwali: '- 10-31 10-20 11-08 -',
      'kartik-purnima': '11-27 - 11-05 11-24 -',
    },
  },
  tamil: {
    capital: [13.0827, 80.2707],
    dates: {
      pongal: '- 01-15 01-14 01-15 01-15',
      'mattu-pongal': '- 01-16 01-15 01-16 -',
      thaipusam: '- 01-25 02-11 02-01 -',
      ugadi: '- 04-09 03-30 03-19 -',
      'mahavir-jayanti': '04-04 04-21 04-10 - -',
      puthandu: '- 04-14 04-14 - -',
      'janmashtami-vaishnava': '- 08-26 08-16 - -',
      'ganesh-chaturthi': '- 09-07 08-27 - -',
      'maha-navami': '10-23 10-11 10-01 10-19 -',
      vijayadashami: '10-24 10-12 10-02 10-20 -',
      deepavali: '- 10-31 10-20 11-08 -',
    },
  },
  kerala: {
    capital: [8.5241, 76.9366],
    dates: {
      'maha-shivaratri': '02-18 03-08 02-26 02-15 -',
      vishu: '04-15 04-14 04-14 04-15 04-15',
      onam: '08-29 09-15 09-05 08-26 09-12',
      'ashtami-rohini': '09-06 08-26 09-14 - -',
      'kerala-navami': '10-23 10-12 10-01 10-20 -',
      vidyarambham: '10-24 10-13 10-02 10-21 -',
      deepavali: '11-12 10-31 10-20 11-08 -',
    },
  },
};

const SHORT_EVENING =
  'lists chose the evening before, whose Amavasya fills pradosha: of the second, Dharmasindhu’s, it fills less than two ghatikas';
const DAY_AFTER_DIWALI =
  'lists print the day after Diwali; Pratipada is current in the morning of the next';
const PANJIKA = 'the panjika of Puri has other moments of the tithis';

/** Where we have another day, by state: `id year-MM-DD, ours MM-DD`, and why. */
export const DIFFERENT_HOLIDAYS: Readonly<
  Partial<Record<CalendarRegion, Readonly<Record<string, string>>>>
> = {
  north: {
    'govardhan-puja 2023-11-13, ours 11-14': DAY_AFTER_DIWALI,
    'diwali 2024-10-31, ours 11-01': SHORT_EVENING,
  },
  rajasthan: {
    'govardhan-puja 2023-11-13, ours 11-14': DAY_AFTER_DIWALI,
    'diwali 2024-10-31, ours 11-01': SHORT_EVENING,
    'sheetala-ashtami 2025-03-21, ours 03-22': 'the fair of Chaksu begins on the eve',
  },
  bihar: {
    'sita-navami 2024-05-17, ours 05-16': 'the list has Navami at sunrise; the rule is midday',
    'diwali 2024-10-31, ours 11-01': SHORT_EVENING,
  },
  bengal: {
    'durga-puja-navami 2024-10-11, ours 10-12':
      'the list joins Ashtami and Navami; the panjikas do not',
    'durga-puja-dashami 2024-10-12, ours 10-13':
      'the list joins Ashtami and Navami; the panjikas do not',
  },
  odisha: {
    'sharad-purnima 2025-10-07, ours 10-06': 'Purnima at sunrise, in 2024 at night',
    'kali-puja 2025-10-21, ours 10-20': 'Amavasya in the evening; at midnight it is the day before',
    'durga-saptami 2026-10-17, ours 10-18': PANJIKA,
    'durga-puja-navami 2026-10-19, ours 10-20': PANJIKA,
    'durga-puja-dashami 2026-10-20, ours 10-21': PANJIKA,
  },
  gujarat: {
    'cheti-chand 2024-04-10, ours 04-09':
      'the list has Dwitiya at sunrise; the Moon is seen on the evening before',
    'holi 2026-03-04, ours 03-03':
      'Purnima ends three minutes before the three and a half praharas that the rule asks',
  },
  andhra: { 'diwali 2024-10-31, ours 11-01': SHORT_EVENING },
};
