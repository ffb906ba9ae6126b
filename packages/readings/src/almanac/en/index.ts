import type { AlmanacTexts } from '../almanac.types.ts';
import { nakshatrasEn } from './nakshatras.ts';
import { tithisEn } from './tithis.ts';
import { yogasEn } from './yogas.ts';

export const almanacEn: AlmanacTexts = {
  tithis: tithisEn,
  nakshatras: nakshatrasEn,
  yogas: yogasEn,
  karanas: {
    Bava: 'Bava is strong and constructive: lasting work, building and bodily strength go with it.',
    Balava: 'Balava inclines to study, worship and good deeds done without display.',
    Kaulava: 'Kaulava favours friendship, family occasions and the making of alliances.',
    Taitila: 'In Taitila one seeks goodwill: public affairs, houses, and favours asked politely.',
    Gara: 'Gara belongs to the land: tilling, seeds, foundations and household tasks.',
    Vanija: 'Vanija is the trader, good for buying, selling and any exchange of goods or skills.',
    Vishti:
      'Vishti, also called Bhadra, is kept free of ceremonies; firm or technical work that was planned before may go on.',
    Shakuni: 'Shakuni comes once a month and is used for medicine, mantra and careful repair.',
    Chatushpada:
      'Chatushpada, four-footed, is for animals, for the state, and for rites of remembrance.',
    Naga: 'Naga is fixed and heavy; it serves for hard tasks and for matters kept private.',
    Kimstughna:
      'Kimstughna ends the four fixed karanas with a cheerful note, agreeable for rejoicing and good works.',
  },
  weekdays: {
    0: 'Ravivara is the day of the Sun: authority, health, elders, and beginnings that want daylight.',
    1: 'Somavara is the day of the Moon: family, food, water, gardens and visits.',
    2: 'Mangalavara is the day of Mars: courage, land, tools, sport and the settling of disputes.',
    3: 'Budhavara is the day of Mercury: study, trade, letters, accounts and good humour.',
    4: 'Guruvara is the day of Jupiter: teachers, law, charity, blessing and counsel.',
    5: 'Shukravara is the day of Venus: affection, art, dress, comfort and agreements.',
    6: 'Shanivara is the day of Saturn: service, discipline, old things, and patience with work.',
  },
  horas: {
    sun: 'Meeting people in authority, official letters, health, and decisions that carry your name.',
    moon: 'Travel, meals with family, care, water, gardening and talks that need feeling.',
    mars: 'Sport, repairs, property, technical work, and courage in asking for what is due.',
    mercury: 'Study, writing, calls, trade, calculation and the signing of papers.',
    jupiter: 'Teaching, advice, worship, savings, law and the start of anything meant to do good.',
    venus: 'Love, art, clothes, music, hospitality and making up after a quarrel.',
    saturn: 'Steady labour, cleaning, service, old accounts and tasks that ask for endurance.',
  },
  choghadiyas: {
    udveg:
      'Udveg belongs to the Sun and is restless; government business may use it, other beginnings usually wait.',
    chal: 'Chal belongs to Venus and moves: it is middling in general and liked for journeys.',
    labh: 'Labh belongs to Mercury and to gain: trade, study and new skills are chosen here.',
    amrit: 'Amrit belongs to the Moon and is agreeable for almost everything.',
    kaal: 'Kaal belongs to Saturn and is slow; saving and routine are placed here, ceremonies elsewhere.',
    shubh: 'Shubh belongs to Jupiter and suits ceremonies, marriage talks and blessings.',
    rog: 'Rog belongs to Mars and is contentious; debate and sport may use it, treatment and travel seldom do.',
  },
  choghadiyaMarks: {
    vaar_vela:
      'This part is also the vaar vela of the weekday, which almanacs leave out whatever its name.',
    kaal_vela: 'This part is also the kaal vela, which almanacs leave out during the day.',
    kaal_ratri:
      'This part is also the kaal ratri, which almanacs leave out at night in spite of the good name.',
  },
  ritus: {
    vasanta: 'Spring: the Sun is in Pisces and Aries, mango trees flower, and the year is renewed.',
    grishma: 'Summer: the Sun is in Taurus and Gemini, and heat asks for shade and early hours.',
    varsha: 'The rains: the Sun is in Cancer and Leo, fields fill and travel slows.',
    sharad: 'Autumn: the Sun is in Virgo and Libra, skies clear and the great festivals gather.',
    hemanta:
      'Early winter: the Sun is in Scorpio and Sagittarius, and warm food and work are welcome.',
    shishira: 'Late winter: the Sun is in Capricorn and Aquarius, cool, dry and turning to light.',
  },
  ayanas: {
    uttarayana:
      'The Sun is on its northern way, from Capricorn to Gemini, by tradition the half of the year for beginnings.',
    dakshinayana:
      'The Sun is on its southern way, from Cancer to Sagittarius, by tradition the half for inward work and remembrance.',
  },
  months: [
    'Chaitra opens the lunar year with spring, new leaves and the nine nights of Durga before Rama Navami.',
    'Vaishakha is a month of charity and water given to the thirsty, with Akshaya Tritiya in its bright half.',
    'Jyeshtha brings the strongest heat; Ganga Dussehra and Nirjala Ekadashi belong to it.',
    'Ashadha sees the first rains, the cars of Jagannath, and honour to teachers on its full Moon.',
    'Shravana is dear to Shiva; its Mondays are kept, and Raksha Bandhan falls on the full Moon.',
    'Bhadrapada holds Ganesha Chaturthi and, in its dark half by amanta reckoning, the fortnight of ancestors.',
    'Ashvina gathers the nine nights of Durga and Vijayadashami under clear autumn skies.',
    'Kartika is the month of lamps, of river baths before dawn and of Tulasi.',
    'Margashirsha is praised in the Gita as first among months; Gita Jayanti is kept in it.',
    'Pausha is quiet and cold, given to the Sun, to study and to simple food.',
    'Magha is a month of bathing and gifts; Vasant Panchami honours Sarasvati in its bright half, and Maha Shivaratri stands near its end by the amanta count.',
    'Phalguna closes the year, and the colours of Holi come with its full Moon.',
  ],
  adhika:
    'It is an intercalary month, without an entry of the Sun, kept for devotion and free of yearly festivals.',
  moonStates: {
    new_moon:
      'The Moon is dark today, near the Sun. A quiet day: rest, remember, and let plans lie until the crescent.',
    waxing_crescent:
      'A thin Moon grows in the evening sky. Small beginnings and first steps match its pace.',
    first_quarter:
      'Half of the disc is lit and growing. Decisions tend to be asked for; choose and go on.',
    waxing_gibbous:
      'The Moon is filling and rises in the afternoon. Work in progress gains from steady attention.',
    full_moon:
      'The Moon stands opposite the Sun, full through the night. Gatherings and gratitude are in season.',
    waning_gibbous:
      'Just past full, the Moon rises after dark. Share what has been finished and put results in order.',
    last_quarter:
      'Half of the disc is lit and shrinking. A good time for sorting out what may stay behind.',
    waning_crescent:
      'A slender Moon shows before sunrise. Slower days, early nights and closing of accounts suit it.',
  },
};
