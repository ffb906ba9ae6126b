import { doshaReasonsEn } from '../dosha-reasons/en.ts';
import { openingEn } from '../opening.en.ts';
import type { MatchingTexts } from './matching.types.ts';

export const matchingEn: MatchingTexts = {
  locale: 'en-GB',
  kootas: {
    varna: {
      same: 'Both Moon signs are of the {boy} varna, and equality is accepted in full. Varna here means an approach to duty and has nothing to do with birth or rank.',
      boy_higher:
        '{boyName}’s Moon sign is of the {boy} varna and {girlName}’s of the {girl}. The rule asks for {boyName}’s to be level or higher, and it is; the word describes an approach to duty.',
      boy_lower:
        '{boyName}’s Moon sign is of the {boy} varna and {girlName}’s of the {girl}. As the rule asks for the other order, this smallest of the eight kootas gives no point.',
    },
    vashya: {
      '2': 'Both Moons are in the {boy} group, so the two are thought to respond to each other easily: full two points.',
      '1': '{boyName}’s Moon is in the {boy} group and {girlName}’s in the {girl} group. The table rates this halfway: one point of two.',
      '0.5':
        'Between the {boy} group of {boyName}’s Moon and the {girl} group of {girlName}’s, the table sees only a slight pull: half a point.',
      '0': 'The {boy} group of {boyName}’s Moon and the {girl} group of {girlName}’s are read as going their own ways: no points.',
    },
    tara: {
      both: 'Counted from {girlName}’s nakshatra, {boyName}’s is number {boyCount}, {boyTara}; counted back, {girlName}’s is number {girlCount}, {girlTara}. Both taras are favourable, for three points.',
      boy_only:
        'Counted from {girlName}’s nakshatra, {boyName}’s is number {boyCount}, {boyTara}, which is favourable. Counted back, {girlName}’s is number {girlCount}, {girlTara}, one of the three that add nothing.',
      girl_only:
        'Counted from {boyName}’s nakshatra, {girlName}’s is number {girlCount}, {girlTara}, which is favourable. The other way the count is {boyCount}, {boyTara}, one of the three that add nothing.',
    },
    yoni: {
      '4': 'Both nakshatras have the {boy} for their animal, which this koota rates highest: four points of four.',
      '3': 'The {boy} of {boyName}’s nakshatra and the {girl} of {girlName}’s are on friendly terms in the table: three points of four.',
      '2': 'The {boy} of {boyName}’s nakshatra and the {girl} of {girlName}’s are indifferent to each other, which the table rates at half.',
      '1': 'The {boy} of {boyName}’s nakshatra and the {girl} of {girlName}’s keep a distance in the table, leaving one point of four.',
      '0': 'The {boy} of {boyName}’s nakshatra and the {girl} of {girlName}’s are one of the seven pairs that the table sets against each other, so it gives nothing.',
    },
    grahaMaitri: {
      one_lord: '{boyLord} rules both Moon signs, so the two are thought to think alike.',
      both_friend:
        'The lords of the Moon signs, {boyLord} for {boyName} and {girlLord} for {girlName}, are friends of each other by nature.',
      both_neutral:
        'The lords of the Moon signs, {boyLord} for {boyName} and {girlLord} for {girlName}, are neutral to each other, which is rated at three of five.',
      both_enemy:
        'The lords of the Moon signs, {boyLord} for {boyName} and {girlLord} for {girlName}, are opposed to each other in the table of natural friendship.',
      mixed:
        '{boyName}’s Moon sign belongs to {boyLord}, which regards {girlLord}, lord of {girlName}’s, as {boyView}; {girlLord} regards {boyLord} as {girlView}.',
    },
    gana: {
      deva_deva: 'Both nakshatras are of the Deva gana, gentle and principled.',
      manushya_manushya: 'Both nakshatras are of the Manushya gana, sociable and practical.',
      rakshasa_rakshasa: 'Both nakshatras are of the Rakshasa gana, intense and independent.',
      deva_manushya:
        '{boyName}’s nakshatra is of the Deva gana, principled and mild, {girlName}’s of the Manushya, practical and warm: close enough for five of six.',
      manushya_deva:
        '{boyName}’s nakshatra is of the Manushya gana and {girlName}’s of the Deva. The table accepts this order in full.',
      deva_rakshasa:
        '{boyName}’s nakshatra is of the Deva gana and {girlName}’s of the Rakshasa, an old word for a strong, self-willed nature: one point of six.',
      rakshasa_deva:
        '{boyName}’s nakshatra is of the Rakshasa gana, an old word for a strong, self-willed nature, and {girlName}’s of the Deva; the table gives this order no points.',
      manushya_rakshasa:
        '{boyName}’s nakshatra is of the Manushya gana and {girlName}’s of the Rakshasa, which stands for intensity. The table gives this pair no points.',
      rakshasa_manushya:
        '{boyName}’s nakshatra is of the Rakshasa gana, which stands for intensity, and {girlName}’s of the Manushya. By the table that is no points.',
    },
    bhakoot: {
      '1/1': 'Both Moons are in {boySign}. A shared Moon sign is accepted in full.',
      '2/12':
        '{boyName}’s Moon in {boySign} is the {boyCount} sign from {girlName}’s in {girlSign}, and {girlName}’s the {girlCount} from {boyName}’s. Neighbouring signs, two and twelve apart, receive no points; this is called Bhakoot dosha.',
      '3/11':
        '{boyName}’s Moon in {boySign} is the {boyCount} sign from {girlName}’s in {girlSign}, and {girlName}’s the {girlCount} from {boyName}’s: a helpful distance, with full points.',
      '4/10':
        'Counted from {girlName}’s {girlSign}, {boyName}’s {boySign} is the {boyCount} sign, and counted back {girlName}’s is the {girlCount}. Moons in such angles are accepted in full.',
      '5/9':
        'Counted from {girlName}’s {girlSign}, {boyName}’s {boySign} is the {boyCount} sign, and counted back {girlName}’s is the {girlCount}. Many schools like the trine, but this table gives it no points and calls it Bhakoot dosha.',
      '6/8':
        '{boyName}’s {boySign} is the {boyCount} sign from {girlName}’s {girlSign}, the way back the {girlCount}. Six and eight receive no points, the Bhakoot dosha that almanacs take most seriously.',
      '7/7':
        'The Moons face each other, {boyName}’s in {boySign} and {girlName}’s in {girlSign}. Opposite signs are seen as completing one another, for all seven points.',
    },
    nadi: {
      same: 'Both nakshatras belong to the {boy} nadi. The rule looks for two different ones, so this koota, the heaviest of the eight, gives no points; this is called Nadi dosha.',
      different:
        '{boyName}’s nakshatra belongs to the {boy} nadi and {girlName}’s to the {girl}. Two different nadis are what the rule looks for: all eight points.',
    },
  },
  poruthams: {
    dina: {
      shared_good:
        'Both Moons are in {boyStar}, one of the eight nakshatras that are considered good when shared.',
      shared_not:
        'Both Moons are in {boyStar}, which is not one of the eight nakshatras considered good when shared.',
      counted_good:
        '{boyName}’s {boyStar} is number {count} from {girlName}’s {girlStar}. Divided by nine it leaves {remainder}, one of 0, 2, 4, 6 and 8, so Dina matches.',
      counted_not:
        '{boyName}’s {boyStar} is number {count} from {girlName}’s {girlStar}. Divided by nine it leaves {remainder}, which is not one of 0, 2, 4, 6 and 8, so Dina does not match.',
    },
    gana: {
      same: 'Both nakshatras have the same gana, {boy}, so Gana matches.',
      deva_and_manushya:
        '{boy} for {boyName} and {girl} for {girlName} match here: the Tamil rule lets these two mix.',
      girl_beyond:
        '{girlName}’s gana is Rakshasa and {boyName}’s {boy}, which passes because {boyName}’s nakshatra is number {count}, beyond the fourteenth from {girlName}’s.',
      girl_within:
        '{girlName}’s gana is Rakshasa and {boyName}’s {boy}, with {boyName}’s nakshatra number {count} from {girlName}’s; beyond fourteen it would pass.',
      boy_rakshasa:
        '{boyName}’s gana is Rakshasa and {girlName}’s {girl}, an order that this rule does not count.',
    },
    yoni: {
      same: 'Both nakshatras have the same animal, the {boy}, so Yoni matches.',
      not_opposed:
        'The {boy} and the {girl}, animals of the two nakshatras, are not set against each other, which is all that the rule asks.',
      opposed:
        'The {boy} and the {girl}, animals of the two nakshatras, are among the seven opposed pairs, so yoni is not counted.',
    },
    rasi: {
      one_sign:
        'Both Moons share {boySign} while their nakshatras differ, which this porutham accepts.',
      one_star:
        'Both Moons share {boySign} and the nakshatra as well; the rule asks for a difference in one of the two.',
      from_seventh:
        '{boySign} is the {signCount} sign from {girlName}’s {girlSign}; from the seventh onward the rule is met.',
      before_seventh:
        '{boySign} is the {signCount} sign from {girlName}’s {girlSign}; the rule counts the seventh and those after it.',
    },
    rasyadhipati: {
      one_lord: '{boyLord} is lord of both Moon signs, so the rule is met.',
      no_enemy:
        'Neither {boyLord}, lord of {boyName}’s Moon sign, nor {girlLord}, lord of {girlName}’s, is an enemy of the other by nature.',
      one_enemy:
        'Of {boyLord} and {girlLord}, lords of the two Moon signs, one is an enemy of the other by nature, so the rule is not met.',
      both_enemies:
        '{boyLord} and {girlLord}, lords of the two Moon signs, are enemies of each other by nature, so the rule is not met.',
    },
    rajju: {
      different:
        '{boyName}’s nakshatra stands for the {boyPart} and {girlName}’s for the {girlPart}. Different parts are what rajju asks for.',
      shared:
        'Both nakshatras stand for the {boyPart}. Rajju asks for different parts, so it is not counted.',
    },
    vedha: {
      free: '{boyName}’s {boyStar} and {girlName}’s {girlStar} are not a pair in the vedha table.',
      pierced:
        '{boyName}’s {boyStar} and {girlName}’s {girlStar} are a pair in the vedha table, so this one does not count.',
    },
    mahendra: {
      listed:
        '{boyName}’s {boyStar} is number {count} from {girlName}’s {girlStar}, one of the eight counts that make mahendra.',
      not_listed:
        '{boyName}’s {boyStar} is number {count} from {girlName}’s {girlStar}; mahendra is counted at 4, 7, 10 and every third after.',
    },
    streeDeergha: {
      beyond:
        '{boyName}’s {boyStar} is number {count} from {girlName}’s {girlStar}; the rule asks for more than thirteen and is met.',
      within:
        '{boyName}’s {boyStar} is number {count} from {girlName}’s {girlStar}; the rule asks for more than thirteen and is not met.',
    },
    vashya: {
      drawn:
        '{boyName}’s {boySign} is among the signs that {girlName}’s {girlSign} is said to draw to itself.',
      not_drawn:
        '{boyName}’s {boySign} is outside the short list of signs that {girlName}’s {girlSign} is said to draw; few couples have this one.',
    },
  },
  kootaExceptions: {
    same_sign_lord:
      'Some schools set this aside because {lord} rules both signs. The score still follows the table.',
    friendly_sign_lords:
      'Some schools set this aside because {boyLord} and {girlLord}, lords of the two signs, are friends. The score does not change.',
    same_nakshatra_different_pada:
      'Authors who look at quarters set this aside: both Moons are in {star}, one in quarter {boyPada}, the other in quarter {girlPada}.',
    same_sign_different_nakshatra:
      'One common exception applies: both Moons share {sign} but are in {boyStar} and {girlStar}. No points are added for it.',
    same_nakshatra_different_sign:
      'A further exception applies: {star} is shared, yet the Moons are in {boySign} and {girlSign}. The figure is not changed by it.',
    exempt_nakshatras: 'Some authors exempt {stars} from this rule, which adds no points here.',
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
    siro: 'Both nakshatras belong to the head (Siro). Its theme is leadership: who decides what, and how to disagree kindly. Advisers in the south look at this first, and still read both charts to the end.',
    different:
      '{boyName}’s nakshatra belongs to the {boyPart} and {girlName}’s to the {girlPart}, so there is no rajju dosha. The rule asks only for two different parts of the body.',
  },
  vedha: {
    present:
      '{boyName}’s {boyStar} and {girlName}’s {girlStar} are one of the pairs in the vedha table, which are said to get in each other’s way. It asks for patience over small frictions, and counts for little beside the whole of both charts.',
    absent:
      '{boyName}’s {boyStar} and {girlName}’s {girlStar} do not make a pair in the vedha table, so there is no vedha dosha. Most couples are free of it.',
  },
  bands: { low: 'low', average: 'average', good: 'good', very_good: 'very good' },
  ashtakoot: {
    low: 'The eight kootas come to {total} of 36, which is {band}: almanacs usually ask for 18. That is a statement about two Moons and leaves out most of both charts; differences in temperament deserve an open talk.',
    average:
      'The eight kootas come to {total} of 36, which is {band}: almanacs accept a match from 18. Most couples have some common ground and some distance between their Moons.',
    good: 'The eight kootas come to {total} of 36, which is {band}. The two Moons tend to find each other’s rhythm without much effort.',
    very_good:
      'The eight kootas come to {total} of 36, which is {band}. This usually shows as ease with each other in everyday things.',
  },
  dashakoot: {
    low: 'This couple has {total} of the ten poruthams, which is {band}. Southern almanacs would then look closely at the charts themselves before forming a view.',
    average:
      'The two Moons make {total} of the ten poruthams, which is {band}: about as many as southern almanacs usually look for.',
    good: 'There are {total} of the ten poruthams here, which is {band} by the custom of the southern almanacs.',
    very_good:
      'This match has {total} of the ten poruthams, which is {band}; few couples have so many.',
  },
  rows: {
    full: {
      none: 'No koota gives all of its points.',
      one: '{rows} gives all of its points.',
      many: '{rows} give all of their points.',
    },
    empty: {
      none: 'None gives no points at all.',
      one: '{rows} gives no points, for the reason in its row.',
      many: '{rows} give no points, for the reasons in their rows.',
    },
    missing: {
      none: 'Not one of them is missing.',
      one: 'The one that is missing is {rows}; its row says why.',
      many: 'Those missing are {rows}; their rows say why.',
    },
  },
  papasamayaPoints:
    'By the plain count {boyName} has {boy} and {girlName} has {girl} of at most seven points.',
  overall: 'Overall: {percent}%.',
  aggregate: {
    low: 'Both this figure and the Ashtakoot ({total} of 36) are {band}. The rows that give least show what to talk about before you decide. A figure cannot know two people, and much that matters in a marriage is outside it.',
    average:
      'Both this figure and the Ashtakoot ({total} of 36) are {band}, which is the usual case. The rows that give least often show where your habits differ, and that is where a little planning helps most. The doshas below are what families usually ask about first.',
    good: 'Both this figure and the Ashtakoot ({total} of 36) are {band}. On the whole the two charts get along, and a few rows fall short. Those rows often show where your habits differ, so read them first, and then the doshas below.',
    very_good:
      'Both this figure and the Ashtakoot ({total} of 36) are {band}. Most of the tables agree about the two of you, and temper, affection and outlook appear to move at a similar pace. The doshas below are still worth reading together.',
    higher:
      'The Ashtakoot is {band} ({total} of 36), and it counts for more than half of this figure. The other parts raise the figure, but they don’t make the Ashtakoot better. Go by the Ashtakoot first, and look at its rows with the fewest points.',
    lower:
      'The Ashtakoot is {band} ({total} of 36), and it counts for more than half of this figure. Other parts bring the figure down; the table below shows which, so that you can see what to look at more closely.',
  },
  extended: {
    totals:
      'Ashtakoot contributes {ashtakoot} of 55 to the percentage, Dashakoot {dashakoot} of 25.',
    mangal: {
      neither: 'Neither chart counts as manglik.',
      boy: '{boyName}’s chart counts as manglik and {girlName}’s does not; the nearer the two percentages are, the better.',
      girl: '{girlName}’s chart counts as manglik and {boyName}’s does not; what helps here is how near the two percentages are.',
      both: 'Both charts count as manglik, and tradition says that the two then balance each other.',
    },
    kaalSarp: {
      neither: 'Neither chart has kaal sarp.',
      boy: 'Only {boyName}’s chart has kaal sarp.',
      girl: 'Only {girlName}’s chart has kaal sarp.',
      both: 'Both charts have kaal sarp, so on this point they are alike.',
    },
    papasamaya: {
      near_equal: 'In papasamaya the two totals are nearly equal ({boy} and {girl} points).',
      boy_more:
        'In papasamaya {boyName}’s total is the higher one ({boy} against {girl}), which the rule accepts.',
      girl_more:
        'In papasamaya {girlName}’s total is the higher one ({girl} against {boy}), which the rule does not accept.',
    },
    rajjuVedha: {
      neither: 'There is no deduction for rajju or vedha.',
      rajju: 'Ten points are taken off for a shared rajju, none for vedha.',
      vedha: 'Five points are taken off for vedha, none for rajju.',
      both: 'Fifteen points are taken off for a shared rajju and vedha together.',
    },
    closing:
      'The table below shows every part, so that you can check the sum. Nearly all of it comes from the two Moons; the seventh houses, Venus, Jupiter and the current periods deserve a reading of their own, and the two of you have the last word.',
  },
  partners: { boy: 'the boy', girl: 'the girl' },
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
  views: { friend: 'a friend', neutral: 'neutral', enemy: 'an enemy' },
  grahas: openingEn.lords,
  ordinals: doshaReasonsEn.houses,
  kootaNames: {
    varna: 'Varna',
    vashya: 'Vashya',
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
    rasi: 'Rashi',
    rasyadhipati: 'Rasyadhipati',
    rajju: 'Rajju',
    vedha: 'Vedha',
    mahendra: 'Mahendra',
    streeDeergha: 'Stree Deergha',
    vashya: 'Vashya',
  },
};
