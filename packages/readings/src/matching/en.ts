import { doshaReasonsEn } from '../dosha-reasons/en.ts';
import { openingEn } from '../opening.en.ts';
import type { MatchingTexts } from './matching.types.ts';

export const matchingEn: MatchingTexts = {
  locale: 'en-GB',
  kootas: {
    varna: {
      same: 'Both Moon signs are of the {boy} varna, and equality is accepted in full. Varna here means an approach to duty and has nothing to do with birth or rank.',
      boy_higher:
        'The boy’s Moon sign is of the {boy} varna and the girl’s of the {girl}. The rule asks that the boy’s stand level or higher, which it does; the word describes an approach to duty.',
      boy_lower:
        'The boy’s Moon sign is of the {boy} varna and the girl’s of the {girl}. As the rule asks for the other order, this smallest of the eight kootas gives no point.',
    },
    vashya: {
      '2': 'Both Moons stand in the {boy} group, so each is taken to respond to the other without effort, and the table gives its full two points.',
      '1': 'The boy’s Moon is in the {boy} group and the girl’s in the {girl} group. The table joins these halfway, for one point of two.',
      '0.5':
        'Between the {boy} group of the boy’s Moon and the {girl} group of the girl’s, the table sees a slight pull only and gives half a point.',
      '0': 'The {boy} group of the boy’s Moon and the {girl} group of the girl’s are read as going their own ways, which gives nothing here.',
    },
    tara: {
      both: 'Counted from the girl’s nakshatra, the boy’s is number {boyCount}, {boyTara}; counted back, the girl’s is number {girlCount}, {girlTara}. Both taras are favourable, for three points.',
      boy_only:
        'Counted from the girl’s nakshatra, the boy’s is number {boyCount}, {boyTara}, which is favourable. Counted back, the girl’s is number {girlCount}, {girlTara}, one of the three that add nothing.',
      girl_only:
        'Counted from the boy’s nakshatra, the girl’s is number {girlCount}, {girlTara}, which is favourable. The other way the count is {boyCount}, {boyTara}, one of the three that add nothing.',
    },
    yoni: {
      '4': 'Both nakshatras have the {boy} for their animal, the closest likeness of instinct that this koota knows.',
      '3': 'The {boy} of the boy’s nakshatra and the {girl} of the girl’s are on friendly terms in the table: three points of four.',
      '2': 'The {boy} of the boy’s nakshatra and the {girl} of the girl’s are indifferent to each other, which the table rates at half.',
      '1': 'The {boy} of the boy’s nakshatra and the {girl} of the girl’s keep a distance in the table, leaving one point of four.',
      '0': 'The {boy} of the boy’s nakshatra and the {girl} of the girl’s are one of the seven pairs that the table sets against each other, so it gives nothing.',
    },
    grahaMaitri: {
      one_lord: '{boyLord} rules both Moon signs, so the two minds are thought to share one lord.',
      both_friend:
        'The lords of the Moon signs, {boyLord} for the boy and {girlLord} for the girl, are friends of each other by nature.',
      both_neutral:
        'The lords of the Moon signs, {boyLord} for the boy and {girlLord} for the girl, are neutral to each other, which is rated at three of five.',
      both_enemy:
        'The lords of the Moon signs, {boyLord} for the boy and {girlLord} for the girl, are opposed to each other in the table of natural friendship.',
      mixed:
        'The boy’s Moon sign belongs to {boyLord}, which regards {girlLord}, lord of the girl’s, as {boyView}; {girlLord} regards {boyLord} as {girlView}.',
    },
    gana: {
      deva_deva: 'Both nakshatras are of the Deva gana, gentle and principled.',
      manushya_manushya: 'Both nakshatras are of the Manushya gana, sociable and practical.',
      rakshasa_rakshasa: 'Both nakshatras are of the Rakshasa gana, intense and independent.',
      deva_manushya:
        'The boy’s nakshatra is of the Deva gana, principled and mild, the girl’s of the Manushya, practical and warm: close enough for five of six.',
      manushya_deva:
        'The boy’s nakshatra is of the Manushya gana and the girl’s of the Deva. The table takes the practical with the mild in this order without reserve.',
      deva_rakshasa:
        'The boy’s nakshatra is of the Deva gana and the girl’s of the Rakshasa, an old word for a strong, self-willed nature. One point of six is left.',
      rakshasa_deva:
        'The boy’s nakshatra is of the Rakshasa gana, an old word for a strong, self-willed nature, and the girl’s of the Deva; the table gives this order nothing.',
      manushya_rakshasa:
        'The boy’s nakshatra is of the Manushya gana and the girl’s of the Rakshasa, which stands for intensity. The table finds no common pace here.',
      rakshasa_manushya:
        'The boy’s nakshatra is of the Rakshasa gana, which stands for intensity, and the girl’s of the Manushya. For this pair the table gives no points.',
    },
    bhakoot: {
      '1/1': 'Both Moons stand in {boySign}. One Moon sign for two people is accepted in full.',
      '2/12':
        'The boy’s Moon in {boySign} is the {boyCount} sign from the girl’s in {girlSign}, and the girl’s the {girlCount} from the boy’s. Neighbouring signs, two and twelve apart, receive no points.',
      '3/11':
        'The boy’s Moon in {boySign} is the {boyCount} sign from the girl’s in {girlSign}, and the girl’s the {girlCount} from the boy’s: a helpful distance, with full points.',
      '4/10':
        'From the girl’s {girlSign} to the boy’s {boySign} is the {boyCount} sign, and back the {girlCount}. Moons in such angles are accepted in full.',
      '5/9':
        'From the girl’s {girlSign} to the boy’s {boySign} is the {boyCount} sign, and back the {girlCount}. Many schools like the trine, yet this table gives it no points.',
      '6/8':
        'The boy’s {boySign} is the {boyCount} sign from the girl’s {girlSign}, the way back the {girlCount}. Six and eight share neither element nor angle, and receive no points.',
      '7/7':
        'The Moons face each other, the boy’s in {boySign} and the girl’s in {girlSign}. Opposite signs are seen as completing one another, for all seven points.',
    },
    nadi: {
      same: 'Both nakshatras belong to the {boy} nadi. The rule looks for two different ones, so this koota, the heaviest of the eight, adds nothing.',
      different:
        'The boy’s nakshatra belongs to the {boy} nadi and the girl’s to the {girl}. Two different nadis are what the rule looks for, and all eight points follow.',
    },
  },
  poruthams: {
    dina: {
      shared_good:
        'Both Moons are in {boyStar}, one of the eight nakshatras that are held good when shared.',
      shared_not:
        'Both Moons are in {boyStar}, which is outside the eight nakshatras that are held good when shared.',
      counted_good:
        '{boyStar} is number {count} from the girl’s {girlStar}; divided by nine this leaves {remainder}, an even remainder, and dina is there.',
      counted_not:
        '{boyStar} is number {count} from the girl’s {girlStar}; divided by nine this leaves {remainder}, an odd remainder, so dina is not counted.',
    },
    gana: {
      same: 'The two nakshatras have one gana, {boy}, which is the simplest way to this porutham.',
      deva_and_manushya:
        '{boy} for the boy and {girl} for the girl agree here, since the Tamil rule lets these two mix.',
      girl_beyond:
        'The girl’s gana is Rakshasa and the boy’s {boy}, which passes because the boy’s nakshatra is number {count}, beyond the fourteenth from the girl’s.',
      girl_within:
        'The girl’s gana is Rakshasa and the boy’s {boy}, with the boy’s nakshatra number {count} from the girl’s; beyond fourteen it would pass.',
      boy_rakshasa:
        'The boy’s gana is Rakshasa and the girl’s {girl}, an order that this rule does not count.',
    },
    yoni: {
      same: 'One animal, the {boy}, stands for both nakshatras, so instinct agrees.',
      not_opposed:
        'The {boy} and the {girl}, animals of the two nakshatras, are not set against each other, and no more is asked.',
      opposed:
        'The {boy} and the {girl}, animals of the two nakshatras, are among the seven opposed pairs, so yoni is not counted.',
    },
    rasi: {
      one_sign:
        'Both Moons share {boySign} while their nakshatras differ, which this porutham accepts.',
      one_star:
        'Both Moons share {boySign} and the nakshatra as well; the rule asks for a difference in one of the two.',
      from_seventh:
        '{boySign} is the {signCount} sign from the girl’s {girlSign}; from the seventh onward the rule is met.',
      before_seventh:
        '{boySign} is the {signCount} sign from the girl’s {girlSign}; the rule counts the seventh and those after it.',
    },
    rasyadhipati: {
      one_lord: '{boyLord} is lord of both Moon signs, and nothing stands between them.',
      no_enemy:
        'Neither {boyLord}, lord of the boy’s Moon sign, nor {girlLord}, lord of the girl’s, looks on the other as an opponent.',
      one_enemy:
        'Of {boyLord} and {girlLord}, lords of the two Moon signs, one looks on the other as an opponent, which is enough for this rule to say no.',
      both_enemies:
        '{boyLord} and {girlLord}, lords of the two Moon signs, each look on the other as an opponent, and the porutham is not counted.',
    },
    rajju: {
      different:
        'The boy’s nakshatra stands for the {boyPart} and the girl’s for the {girlPart}. Different parts are what rajju asks for.',
      shared:
        'Both nakshatras stand for the {boyPart}. Rajju asks for different parts, so it is not counted.',
    },
    vedha: {
      free: '{boyStar} and {girlStar} do not touch in the vedha table.',
      pierced:
        '{boyStar} and {girlStar} are joined in the vedha table, so this one is not counted.',
    },
    mahendra: {
      listed:
        'The boy’s {boyStar} is number {count} from the girl’s {girlStar}, one of the eight counts that make mahendra.',
      not_listed:
        'The boy’s {boyStar} is number {count} from the girl’s {girlStar}; mahendra is counted at 4, 7, 10 and every third after.',
    },
    streeDeergha: {
      beyond:
        'There are {count} nakshatras from the girl’s {girlStar} to the boy’s {boyStar}, more than the thirteen that this rule asks for.',
      within:
        'There are {count} nakshatras from the girl’s {girlStar} to the boy’s {boyStar}; the rule asks for more than thirteen.',
    },
    vashya: {
      drawn:
        'The boy’s {boySign} is among the signs that the girl’s {girlSign} is said to draw to itself.',
      not_drawn:
        'The boy’s {boySign} is outside the short list of signs that the girl’s {girlSign} is said to draw; few couples have this one.',
    },
  },
  kootaExceptions: {
    same_sign_lord:
      'Some schools set this aside because {lord} rules both signs. The score keeps to the table.',
    friendly_sign_lords:
      'Some schools set this aside because {boyLord} and {girlLord}, lords of the two signs, are friends. The table’s score stands.',
    same_nakshatra_different_pada:
      'Authors who look at quarters set this aside: both Moons are in {star}, one in quarter {boyPada}, the other in quarter {girlPada}. It is told and not added.',
    same_sign_different_nakshatra:
      'One common exception applies: both Moons share {sign} but stand in {boyStar} and {girlStar}. It changes no figure here.',
    same_nakshatra_different_sign:
      'A further exception applies: {star} is shared, yet the Moons are in {boySign} and {girlSign}. The figure stays as it is.',
    exempt_nakshatras:
      'Some authors exempt {stars} from this rule. They are mentioned for whoever follows them, without a change to the score.',
  },
  poruthamExceptions: {
    third_round:
      'The count lies in the third round of nine, where one Tamil school lets every nakshatra pass. It is not counted here.',
    outside_the_list:
      'Almanacs that print a list of counts leave this one out, though its remainder passes.',
    rakshasa_beyond_fourteen:
      'It passes only because of the distance of more than fourteen nakshatras; stricter readers would not count it.',
  },
  rajju: {
    pada: 'Both nakshatras belong to the foot (Pada). Old books connect a shared foot with moving about, so where to live and how often to travel are good subjects to settle together. Many couples have this, and exceptions are widely used.',
    kati: 'Both nakshatras belong to the waist (Kati). The books speak of resources here; a shared budget and open accounts answer that thought well. Teachers weigh the rest of both charts before they give this rule any importance.',
    nabhi:
      'Both nakshatras belong to the navel (Nabhi), which the tradition links with family plans. Talking early about children, elders and the pace of such decisions is sensible for any couple. The rule rests on the Moon alone.',
    kantha:
      'Both nakshatras belong to the neck (Kantha). Voice and closeness are its themes: how complaints are worded, how rest is shared. It is one rule among ten, and later authors name several conditions that lift it.',
    siro: 'Both nakshatras belong to the head (Siro), where neither rises nor falls. The theme is leadership: who decides what, and how to disagree kindly. Advisers in the south look at this first and still read both charts to the end.',
    different:
      'The boy’s nakshatra belongs to the {boyPart} and the girl’s to the {girlPart}, so there is no rajju dosha. The rule asks only that the two stand for different parts of the body.',
  },
  vedha: {
    present:
      '{boyStar} and {girlStar} are one of the pairs in the vedha table, which reads them as standing in each other’s way. It asks for patience over small frictions, and its weight in a match is slight beside the whole of both charts.',
    absent:
      '{boyStar} and {girlStar} are no pair in the vedha table, so there is no vedha dosha. Thirteen groups of nakshatras make up that table, and most couples fall outside it.',
  },
  ashtakoot: {
    not_recommended:
      'The eight kootas come to {total} of 36, below the 18 that almanacs usually ask for. That is a statement about two Moons, and such a sum leaves out most of either chart; differences of temper deserve an open talk.',
    average:
      'The eight kootas come to {total} of 36, inside the range from 18 that almanacs accept. Two Moons with some common ground and some distance are the ordinary case.',
    very_good:
      'The eight kootas come to {total} of 36, which almanacs call very good. The two Moons appear to find each other’s rhythm with little effort.',
    excellent:
      'The eight kootas come to {total} of 36, in the highest range of the scale. Ease of this kind is pleasant to build on, and building is still needed.',
  },
  dashakoot: {
    few: 'This couple has {total} of the ten poruthams. Southern almanacs would then look closely at the charts themselves before forming a view.',
    half: 'The two Moons make {total} of the ten poruthams, about as many as southern almanacs commonly look for.',
    most: 'There are {total} of the ten poruthams here, a generous share by the custom of the southern almanacs.',
  },
  rows: {
    full: {
      none: 'No koota gives all of its points.',
      one: '{rows} gives all of its points.',
      many: '{rows} give all of their points.',
    },
    empty: {
      none: 'None is left without any.',
      one: '{rows} gives none, for the reason in its row.',
      many: '{rows} give none, for the reasons in their rows.',
    },
    missing: {
      none: 'Not one of them is missing.',
      one: 'The one that is missing is {rows}; its row tells why.',
      many: 'Those missing are {rows}; their rows tell why.',
    },
  },
  papasamayaPoints:
    'By the plain rule the boy’s chart has {boy} points and the girl’s {girl}. The boy’s figure should preferably not be much higher than the girl’s.',
  aggregate: {
    low: 'The overall figure is {percent} of 100. Several parts of the tables disagree; read the rows for which ones, and treat them as subjects for conversation. A figure cannot know two people, and much that matters in a marriage is outside it.',
    middling:
      'The overall figure is {percent} of 100. Agreement and difference are nearly in balance between these charts, as in most couples. Looking at the rows that give least usually shows where habits differ, and that is where a little planning goes furthest.',
    good: 'The overall figure is {percent} of 100. On the whole the two charts get along, with some rows that fall short. Such a result leaves room for both likeness and surprise, and asks for the usual care of any long companionship.',
    high: 'The overall figure is {percent} of 100. Most of the tables agree about this pair, and temper, affection and outlook appear to move at a similar pace. Let it encourage kindness in daily things, which no table measures and every day asks for.',
  },
  extended: {
    totals:
      'The eight kootas add {ashtakoot} of 55 to the percentage and the ten poruthams {dashakoot} of 25.',
    mangal: {
      neither: 'Mangal dosha is present in neither chart.',
      boy: 'Mangal dosha is present in the boy’s chart and absent from the girl’s; what matters here is how near the two figures are.',
      girl: 'Mangal dosha is present in the girl’s chart and absent from the boy’s; what matters here is how near the two figures are.',
      both: 'Mangal dosha is present in both charts, and tradition holds that the two then balance.',
    },
    kaalSarp: {
      neither: 'Neither chart has kaal sarp.',
      boy: 'Kaal sarp is seen in the boy’s chart only.',
      girl: 'Kaal sarp is seen in the girl’s chart only.',
      both: 'Both charts have kaal sarp, so on this point they are alike.',
    },
    papasamaya: {
      accepted: 'Papasamaya stands in the accepted order, {boy} points beside {girl}.',
      not_accepted: 'In papasamaya the girl’s chart has more points, {girl} beside {boy}.',
    },
    rajjuVedha: {
      neither: 'Rajju and vedha take nothing away.',
      rajju: 'A shared rajju takes ten points off; vedha takes none.',
      vedha: 'Vedha takes five points off; rajju takes none.',
      both: 'A shared rajju and vedha together take fifteen points off.',
    },
    closing:
      'Every term is printed with its share, so that the sum can be checked. Nearly all of it rests on the two Moons; the seventh houses, Venus, Jupiter and the running periods deserve a reading of their own, and the two people concerned have the last word.',
  },
  between: ' ',
  varnas: { brahmin: 'Brahmin', kshatriya: 'Kshatriya', vaishya: 'Vaishya', shudra: 'Shudra' },
  vashyaGroups: {
    chatushpada: 'Chatushpada (four-footed)',
    manava: 'Manava (human)',
    jalachara: 'Jalachara (water-dwelling)',
    vanachara: 'Vanachara (forest-dwelling)',
    keeta: 'Keeta (crawling)',
  },
  taras: {
    janma: 'Janma',
    sampat: 'Sampat',
    vipat: 'Vipat',
    kshema: 'Kshema',
    pratyari: 'Pratyari',
    sadhaka: 'Sadhaka',
    vadha: 'Vadha',
    mitra: 'Mitra',
    ati_mitra: 'Ati Mitra',
  },
  animals: {
    horse: 'horse',
    elephant: 'elephant',
    sheep: 'sheep',
    serpent: 'serpent',
    dog: 'dog',
    cat: 'cat',
    rat: 'rat',
    cow: 'cow',
    buffalo: 'buffalo',
    tiger: 'tiger',
    deer: 'deer',
    monkey: 'monkey',
    mongoose: 'mongoose',
    lion: 'lion',
  },
  ganas: { deva: 'Deva', manushya: 'Manushya', rakshasa: 'Rakshasa' },
  nadis: { adi: 'Adi', madhya: 'Madhya', antya: 'Antya' },
  rajjuParts: { pada: 'foot', kati: 'waist', nabhi: 'navel', kantha: 'neck', siro: 'head' },
  views: { friend: 'a friend', neutral: 'neutral', enemy: 'an opponent' },
  grahas: openingEn.lords,
  ordinals: doshaReasonsEn.houses,
  kootaNames: {
    varna: 'Varna',
    vashya: 'Vasya',
    tara: 'Tara',
    yoni: 'Yoni',
    grahaMaitri: 'Graha Maitri',
    gana: 'Gana',
    bhakoot: 'Bhakoot',
    nadi: 'Nadi',
  },
  poruthamNames: {
    dina: 'Dina',
    gana: 'Gana',
    yoni: 'Yoni',
    rasi: 'Rasi',
    rasyadhipati: 'Rasyadhipati',
    rajju: 'Rajju',
    vedha: 'Vedha',
    mahendra: 'Mahendra',
    streeDeergha: 'Stree Deergha',
    vashya: 'Vasya',
  },
};
