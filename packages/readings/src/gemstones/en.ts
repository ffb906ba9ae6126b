import { doshaReasonsEn } from '../dosha-reasons/en.ts';
import { openingEn } from '../opening.en.ts';
import type { GemstoneTexts } from './gemstones.types.ts';

export const gemstonesEn: GemstoneTexts = {
  locale: 'en-GB',
  places: {
    life: '{gem} belongs to {graha}, lord of your {lagna} ascendant, so it is the life stone of this chart.',
    lucky:
      '{gem} belongs to {graha}, which rules the fifth house (learning and creativity) from {lagna}; it is called the lucky stone.',
    fortune:
      '{gem} belongs to {graha}, lord of the ninth house (faith, teachers and fortune) from {lagna}; it is called the fortune stone.',
    own_mahadasha: '{gem} belongs to {graha}, whose mahadasha is running.',
    own_antardasha: '{gem} belongs to {graha}, whose antardasha is running.',
    lord: '{gem} belongs to {graha}, which rules {owned} from {lagna}, but not the first, fifth or ninth house.',
    node: '{gem} belongs to {graha}, a node, which rules no house.',
  },
  ownedHouse: 'the {house} house',
  house: 'In your chart {graha} is in the {house} house.',
  advised: {
    plain: 'None of the usual cautions applies to it.',
    yogakaraka:
      'It is the yogakaraka of this ascendant, ruling an angle and a trine together, and none of the usual cautions applies.',
  },
  oneAffliction:
    '{graha} is {afflictions} here. By custom that is a caution only if a planet has two of the three: debilitated, retrograde, combust.',
  guards: {
    dusthana_lord:
      '{graha} mainly rules the {guarded} house, so the usual advice is not to strengthen it.',
    maraka: 'For {lagna} ascendant {graha} counts as a maraka, so its gem is usually avoided.',
    functional_malefic:
      'For {lagna} ascendant {graha} counts as a functional malefic, so its gem is usually avoided.',
    weakened:
      '{graha} is {afflictions} at once, and most astrologers would not use a gem for it in that state.',
    node_outside_its_dasha:
      'The gem of a node is kept for its own period, and the period of {graha} is not running.',
  },
  notAdvised: 'It is shown because tradition names it, and is not recommended.',
  energising: {
    sun: 'On a Sunday of the bright half, at sunrise, rinse the ring in water and a little raw milk, face east, offer red flowers if you have them, and repeat the mantra of Surya, by custom 108 times, before putting it on.',
    moon: 'On a Monday of the bright half, in the evening or early in the morning, place the ring in a bowl of clean water or milk, sit facing north-west, repeat the mantra of Chandra slowly, and put it on once your breath is calm.',
    mars: 'On a Tuesday at sunrise wash the ring in water, place it on a red cloth facing south, light a small lamp, repeat the mantra of Mangala, and put the ring on with one clear resolve in mind.',
    mercury:
      'On a Wednesday at sunrise rinse the ring, lay it on green leaves such as tulsi, sit facing north, repeat the mantra of Budha, and begin some reading on the same day.',
    jupiter:
      'On a Thursday of the bright half, at sunrise, bathe the ring in water with a pinch of turmeric, sit facing north-east, repeat the mantra of Guru, and thank a teacher before you put it on.',
    venus:
      'On a Friday of the bright half, at sunrise, wash the ring in water with a few white petals, sit facing south-east, repeat the mantra of Shukra, and wear it with clean, light clothes.',
    saturn:
      'On a Saturday at sunrise, in the first hour of the day, which is Saturn’s, rinse the ring, place it on a dark cloth facing west, light a sesame lamp, repeat the mantra of Shani, and do something for others that day.',
    rahu: 'On a Saturday at night rinse the ring in water, place it on a smoke-coloured cloth, sit quietly facing south-west, repeat the mantra of Rahu, and put it on without display.',
    ketu: 'On a Tuesday or a Thursday wash the ring in water, place it near a lamp, repeat the mantra of Ketu in a low voice, and keep a few minutes of silence before you wear it.',
  },
  suits: {
    some: '{gem} is usually given to these ascendants: {signs}. For them {graha} rules the first, fifth or ninth house, and no caution of the ascendant applies.',
    none: '{gem} is not given by ascendant; it depends on the periods of {graha}.',
  },
  avoidWith:
    'Do not wear it with {gems}: the planets of those stones and {graha} are natural enemies.',
  summary: {
    one: 'Of the three stones for {lagna} ascendant, {gem} is the one without any caution. A substitute of the same colour serves the custom as well as a costly gem.',
    more: 'Of the three stones for {lagna} ascendant, {gem} comes first here, then {others}. Many people wear only one, and a modest substitute follows the same tradition.',
    none: 'Each of the three stones for {lagna} ascendant meets a caution in this chart, so none is recommended. Mantra, charity on the weekday of your ascendant’s lord and daily conduct are the older practice in any case.',
  },
  disclaimer:
    'Gems are a tradition, not medicine and not a substitute for advice on health, money or law. Days, metals, fingers and weights follow the general teaching of almanacs and jewellers, which varies; no result is assured.',
  between: ' ',
  gems: {
    ruby: 'ruby',
    pearl: 'pearl',
    red_coral: 'red coral',
    emerald: 'emerald',
    yellow_sapphire: 'yellow sapphire',
    diamond: 'diamond',
    blue_sapphire: 'blue sapphire',
    hessonite: 'hessonite',
    cats_eye: 'cat’s eye',
  },
  grahas: openingEn.lords,
  houses: doshaReasonsEn.houses,
  afflictions: { debilitated: 'debilitated', retrograde: 'retrograde', combust: 'combust' },
};
