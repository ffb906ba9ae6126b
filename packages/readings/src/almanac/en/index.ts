import type { AlmanacTexts } from '../almanac.types.ts';
import { nakshatrasEn } from './nakshatras.ts';
import { tithisEn } from './tithis.ts';
import { yogasEn } from './yogas.ts';

export const almanacEn: AlmanacTexts = {
  tithis: tithisEn,
  nakshatras: nakshatrasEn,
  yogas: yogasEn,
  karanas: {
    Bava: 'Bava is strong and constructive: traditionally good for lasting work, building and physical strength.',
    Balava: 'Balava is good for study, worship and good deeds done quietly.',
    Kaulava: 'Kaulava favours friendship, family occasions and new alliances.',
    Taitila: 'Taitila is for winning goodwill: public matters, houses and polite requests.',
    Gara: 'Gara is for the land and the house: farming, seeds, foundations and household work.',
    Vanija: 'Vanija means the trader: good for buying, selling and exchanging goods or skills.',
    Vishti:
      'No ceremonies are held in Vishti, also called Bhadra; firm or technical work already planned can go on.',
    Shakuni: 'Shakuni comes once a month and is used for medicine, mantras and careful repairs.',
    Chatushpada:
      'Chatushpada means four-footed: for animals, government work and remembering the ancestors.',
    Naga: 'Naga is fixed and heavy, and suits hard tasks and private matters.',
    Kimstughna:
      'Kimstughna, the last of the four fixed karanas, is a happy one, good for celebrations and charity.',
  },
  weekdays: {
    0: 'Ravivara is the Sun’s day: for authority, health, elders, and anything begun in the open.',
    1: 'Somavara is the Moon’s day: for family, food, water, gardens and visits.',
    2: 'Mangalavara is the day of Mars: for courage, land, tools, sport and settling disputes.',
    3: 'Budhavara is Mercury’s day: for study, trade, letters and accounts.',
    4: 'Guruvara is Jupiter’s day: for teachers, law, charity, blessings and advice.',
    5: 'Shukravara is the day of Venus: for love, art, clothes, comfort and agreements.',
    6: 'Shanivara is Saturn’s day: for service, discipline, old things and patient work.',
  },
  horas: {
    sun: 'Meeting people in authority, official letters, health, and decisions in your own name.',
    moon: 'Travel, family meals, caring for others, gardening, and talks about feelings.',
    mars: 'Sport, repairs, property, technical work, and asking for what you are owed.',
    mercury: 'Study, writing, calls, trade, accounts and signing papers.',
    jupiter: 'Teaching, advice, worship, savings, law, and starting anything meant to do good.',
    venus: 'Love, art, clothes, music, guests, and making up after a quarrel.',
    saturn: 'Steady work, cleaning, service, old accounts, and tasks that take stamina.',
  },
  choghadiyas: {
    udveg:
      'Udveg belongs to the Sun and is restless: used for government work, while other beginnings usually wait.',
    chal: 'Chal belongs to Venus and means moving: average in general, and good for journeys.',
    labh: 'Labh belongs to Mercury and means gain: good for trade, study and new skills.',
    amrit: 'Amrit belongs to the Moon and is good for almost everything.',
    kaal: 'Kaal belongs to Saturn and is slow: used for routine and saving, not for ceremonies.',
    shubh: 'Shubh belongs to Jupiter: good for ceremonies, marriage talks and blessings.',
    rog: 'Rog belongs to Mars: used for debates and sport, but seldom for treatment or travel.',
  },
  choghadiyaMarks: {
    vaar_vela:
      'This part is also the vaar vela of the weekday, which almanacs avoid even if the choghadiya is good.',
    kaal_vela: 'This part is also the kaal vela, which almanacs avoid during the day.',
    kaal_ratri:
      'This part is also the kaal ratri, which almanacs avoid at night even if the choghadiya is good.',
  },
  ritus: {
    vasanta: 'Spring: in Chaitra and Vaishakha mango trees flower, and a new year begins.',
    grishma: 'Summer: in Jyeshtha and Ashadha the early morning is the best part of the day.',
    varsha: 'The rains: in Shravana and Bhadrapada fields turn green and travel is slow.',
    sharad: 'Autumn: in Ashvina and Kartika skies are clear, and the great festivals come.',
    hemanta: 'Early winter: in Margashirsha and Pausha the days are cool and pleasant.',
    shishira: 'Late winter: in Magha and Phalguna the cold, dry days grow longer.',
  },
  ayanas: {
    uttarayana:
      'The Sun is on its northern course, from Capricorn to Gemini: traditionally the half of the year for beginnings.',
    dakshinayana:
      'The Sun is on its southern course, from Cancer to Sagittarius: traditionally the half of the year for prayer and remembrance.',
  },
  months: [
    'Chaitra begins the lunar year, with spring, new leaves and the nine nights of Durga that end at Rama Navami.',
    'Vaishakha is a month of charity and of giving water to the thirsty; Akshaya Tritiya is in its bright half.',
    'Jyeshtha is the hottest month, with Ganga Dussehra and Nirjala Ekadashi.',
    'Ashadha brings the first rains, the Rath Yatra of Jagannath, and Guru Purnima on its full Moon.',
    'Shravana is dear to Shiva: many fast on its Mondays, and Raksha Bandhan is on its full Moon.',
    'Bhadrapada has Ganesh Chaturthi and, in its dark half by the amanta calendar, the fortnight of the ancestors.',
    'Ashvina has the nine nights of Durga and Vijayadashami, under clear autumn skies.',
    'Kartika is the month of lamps, of river baths before dawn and of the tulasi plant.',
    'Margashirsha is praised in the Gita as the first among months, and Gita Jayanti is in it.',
    'Pausha is quiet and cold, a month for worshipping the Sun, for study and for simple food.',
    'Magha is a month of holy baths and gifts, with Vasant Panchami in its bright half and, by the amanta calendar, Maha Shivaratri near its end.',
    'Phalguna ends the lunar year, and Holi is on its full Moon.',
  ],
  adhika:
    'This is an extra month (adhika), in which the Sun enters no sign: a time for devotion, without the yearly festivals.',
  moonStates: {
    new_moon:
      'The Moon is dark, close to the Sun. Tradition keeps the day for rest and remembrance, and leaves new plans for later.',
    waxing_crescent:
      'A thin Moon is growing in the evening sky. It is traditionally a time for small beginnings.',
    first_quarter:
      'Half the disc is lit and growing. It is traditionally a time to decide and go ahead.',
    waxing_gibbous:
      'The Moon is nearly full and rises in the afternoon. It is traditionally a time to keep working on what you began.',
    full_moon:
      'The Moon is opposite the Sun and shines all night. It is traditionally a time to meet and to give thanks.',
    waning_gibbous:
      'The Moon is just past full and rises after dark. It is traditionally a time to share what you have finished.',
    last_quarter:
      'Half the disc is lit and shrinking. It is traditionally a time to sort out what you no longer need.',
    waning_crescent:
      'A thin Moon can be seen before sunrise. It is traditionally a time for slower days and early nights.',
  },
};
