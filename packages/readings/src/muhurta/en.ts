import { ordinalsEn } from '../ordinals.en.ts';
import { openingEn } from '../opening.en.ts';
import type { MuhurtaTexts } from './muhurta.types.ts';

export const muhurtaEn: MuhurtaTexts = {
  locale: 'en-GB',
  for: {
    nakshatra_best: 'The Moon is in {nakshatra}, one of the best nakshatras for this occasion.',
    nakshatra_good: 'The Moon is in {nakshatra}, a good nakshatra for this occasion.',
    tithi_best: 'The lunar day is {tithi}, one of the best for this occasion.',
    tithi_good: 'The lunar day is {tithi}, which is accepted for this occasion.',
    weekday_best: '{weekday} is one of the best weekdays for this occasion.',
    weekday_good: '{weekday} is an accepted weekday for this occasion.',
    bright_half: 'The Moon is waxing (Shukla paksha), which favours a beginning.',
    lagna_best: '{sign} is rising, one of the best ascendants for this occasion.',
    benefic_in_angle:
      '{graha} is in the {house} house from the ascendant and supports what is begun.',
    malefic_in_3_6_11:
      '{graha} is in the {house} house from the ascendant. In the third, sixth and eleventh a harsh planet adds strength.',
    panchaka_rahita:
      'None of the five panchakas applies: the count of lunar day, weekday, nakshatra and ascendant is free of them.',
    abhijit: 'Abhijit is part of this time: the eighth muhurta of the day, around noon.',
    tara_good:
      'Counted from {name}’s birth nakshatra, the Moon is in {tara}, one of the good taras.',
    chandra_good:
      'The Moon is in the {house} sign from {name}’s Moon sign, where it gives support (Chandra bala).',
    graha_good_from_birth:
      '{graha} is in the {house} sign from {name}’s Moon sign, which is good for a wedding.',
  },
  specialYogas: {
    sarvartha_siddhi:
      'Sarvartha Siddhi yoga: a weekday with a nakshatra that together suit most undertakings.',
    amrit_siddhi: 'Amrit Siddhi yoga: the one nakshatra that goes best with this weekday.',
    ravi_pushya:
      'Ravi Pushya: the nakshatra Pushya on a Sunday, chosen for purchases and medicine.',
    guru_pushya:
      'Guru Pushya: the nakshatra Pushya on a Thursday, chosen for gold, property and learning.',
    dvipushkara: 'Dvipushkara yoga: by tradition, what happens in it happens a second time.',
    tripushkara: 'Tripushkara yoga: by tradition, what happens in it happens three times.',
    ravi_yoga:
      'Ravi Yoga: the Moon in a nakshatra that suits the Sun’s, said to remove the faults of a day.',
  },
  against: {
    yoga_bad:
      'The yoga of the Sun and the Moon is {yoga}, a weak one. Its part to avoid is already over.',
    fixed_karana:
      'The half of the lunar day (karana) is {karana}, which few choose for a celebration.',
    jupiter_in_leo: 'Jupiter is in Leo, and some families wait until it has left the sign.',
    lagna_weak: '{sign} is rising, a weaker ascendant for this occasion.',
    panchaka_mild: '{panchaka} applies, which matters less for this occasion.',
    house_afflicted:
      'By the rules, the {house} house from the ascendant should be free of {grahas}.',
    tara_bad:
      'Counted from {name}’s birth nakshatra, the Moon is in {tara}, one of the weak taras.',
    tara_janma:
      'The Moon is in {name}’s birth nakshatra, which many prefer to leave out for this occasion.',
    chandra_bad:
      'The Moon is in the {house} sign from {name}’s Moon sign, where it gives little support.',
    graha_bad_from_birth:
      '{graha} is in the {house} sign from {name}’s Moon sign, which is weak for a wedding.',
  },
  obstacles: {
    no_sunrise: {
      title: 'No sunrise or sunset',
      text: 'The Sun does not rise or set at this place, so the day has no parts to choose from.',
    },
    adhika_month: {
      title: 'Adhika maas',
      text: 'An extra lunar month, added so that the lunar year keeps pace with the Sun. Ceremonies wait until it is over.',
    },
    kshaya_month: {
      title: 'Kshaya maas',
      text: 'A lunar month that is skipped, which is rare. Ceremonies wait until it is over.',
    },
    lunar_month: {
      title: 'Lunar month',
      text: 'The old texts keep this occasion to a few lunar months. This is not one of them.',
    },
    solar_month: {
      title: 'The Sun’s sign',
      text: 'The Sun is in a sign that is left out for this occasion. Sagittarius and Pisces are known as Kharmas.',
    },
    dakshinayana: {
      title: 'Dakshinayana',
      text: 'The half of the year from July to January, in which the Sun moves south. This occasion belongs to the other half.',
    },
    devshayana: {
      title: 'Chaturmas',
      text: 'The four months in which Vishnu is asleep, from Devshayani Ekadashi to Devuthani Ekadashi. Ceremonies like this one wait until they end.',
    },
    pitru_paksha: {
      title: 'Pitru Paksha',
      text: 'The fortnight for remembering one’s ancestors. Nothing festive is begun in it.',
    },
    combust: {
      title: '{graha} combust',
      text: '{graha} is so close to the Sun that it cannot be seen. This occasion waits until it is visible again.',
    },
    near_sun: {
      title: '{graha} close to the Sun',
      text: '{graha} can be seen, but it is so close to the Sun that the old texts count it as combust.',
    },
    weekday: {
      title: 'Weekday',
      text: 'The weekday does not suit this occasion.',
    },
    direction_shool: {
      title: 'Disha shool',
      text: 'Each weekday has a direction in which people avoid setting out. On these days it is {direction}.',
    },
    tithi: {
      title: 'Tithi',
      text: 'The lunar day (tithi) does not suit this occasion for all or part of the day.',
    },
    nakshatra: {
      title: 'Nakshatra',
      text: 'The Moon’s nakshatra does not suit this occasion for all or part of the day.',
    },
    yoga: {
      title: 'Yoga',
      text: 'A yoga of the Sun and the Moon is in its part to avoid.',
    },
    vishti: {
      title: 'Bhadra',
      text: 'The half of the lunar day is Vishti, also called Bhadra, when celebrations pause.',
    },
    sankranti: {
      title: 'Sankranti',
      text: 'The Sun changes its sign. Sixteen ghatikas (6 hours 24 minutes) on either side are left out.',
    },
    rahu_kaal: {
      title: 'Rahu Kaal',
      text: 'The eighth of the day that belongs to Rahu, when nothing new is begun.',
    },
    dur_muhurta: {
      title: 'Dur muhurta',
      text: 'A muhurta (48 minutes or so) that the weekday marks as unfavourable.',
    },
    varjyam: {
      title: 'Varjyam',
      text: 'About an hour and a half of each nakshatra that almanacs leave out.',
    },
    time_of_day: {
      title: 'Time of day',
      text: 'This occasion belongs to the daylight, or to the forenoon, and the good hours are later.',
    },
    lagna: {
      title: 'Ascendant',
      text: 'The rising sign (lagna) is one that this occasion avoids.',
    },
    house_occupied: {
      title: 'Planets from the ascendant',
      text: 'A planet is in a house from the ascendant that should be empty for this occasion.',
    },
    panchaka: {
      title: 'Panchaka',
      text: 'Lunar day, weekday, nakshatra and ascendant add up to the panchaka that this occasion avoids.',
    },
    tara: {
      title: 'Tara of {name}',
      text: 'Counted from {name}’s birth nakshatra, the Moon is in one of the three weak taras.',
    },
    chandrashtama: {
      title: 'Chandrashtama of {name}',
      text: 'The Moon is in the eighth sign from {name}’s Moon sign.',
    },
    lagna_eighth_from_birth: {
      title: 'Ascendant for {name}',
      text: 'The rising sign is the eighth from {name}’s Moon sign.',
    },
    no_lagna: {
      title: 'No ascendant',
      text: 'So far north or south some signs do not rise, so the ascendant cannot be chosen.',
    },
    too_short: {
      title: 'Too short',
      text: 'The good time that is left is shorter than 24 minutes.',
    },
  },
  tithis: [
    'Pratipada',
    'Dwitiya',
    'Tritiya',
    'Chaturthi',
    'Panchami',
    'Shashthi',
    'Saptami',
    'Ashtami',
    'Navami',
    'Dashami',
    'Ekadashi',
    'Dwadashi',
    'Trayodashi',
    'Chaturdashi',
  ],
  halves: { shukla: 'Shukla {tithi}', krishna: 'Krishna {tithi}' },
  fullMoon: 'Purnima',
  newMoon: 'Amavasya',
  weekdays: {
    0: 'Sunday',
    1: 'Monday',
    2: 'Tuesday',
    3: 'Wednesday',
    4: 'Thursday',
    5: 'Friday',
    6: 'Saturday',
  },
  yogas: [
    'Vishkambha',
    'Priti',
    'Ayushman',
    'Saubhagya',
    'Shobhana',
    'Atiganda',
    'Sukarma',
    'Dhriti',
    'Shula',
    'Ganda',
    'Vriddhi',
    'Dhruva',
    'Vyaghata',
    'Harshana',
    'Vajra',
    'Siddhi',
    'Vyatipata',
    'Variyana',
    'Parigha',
    'Shiva',
    'Siddha',
    'Sadhya',
    'Shubha',
    'Shukla',
    'Brahma',
    'Indra',
    'Vaidhriti',
  ],
  karanas: {
    Kimstughna: 'Kimstughna',
    Shakuni: 'Shakuni',
    Chatushpada: 'Chatushpada',
    Naga: 'Naga',
  },
  taras: {
    janma: 'Janma (birth)',
    sampat: 'Sampat (wealth)',
    vipat: 'Vipat (setbacks)',
    kshema: 'Kshema (well-being)',
    pratyari: 'Pratyari (opposition)',
    sadhaka: 'Sadhaka (achievement)',
    vadha: 'Vadha (harm)',
    mitra: 'Mitra (friend)',
    ati_mitra: 'Ati Mitra (close friend)',
  },
  panchakas: {
    mrityu: 'Mrityu panchaka',
    agni: 'Agni panchaka (fire)',
    raja: 'Raja panchaka (authority)',
    chora: 'Chora panchaka (theft)',
    roga: 'Roga panchaka (illness)',
  },
  directions: { east: 'east', south: 'south', west: 'west', north: 'north' },
  grahas: openingEn.lords,
  houses: ordinalsEn,
};
