import { doshaReasonsEn } from '../dosha-reasons/en.ts';
import { openingEn } from '../opening.en.ts';
import type { GemstoneTexts } from './gemstones.types.ts';

export const gemstonesEn: GemstoneTexts = {
  locale: 'en-GB',
  places: {
    life: '{gem} belongs to {graha}, lord of your {lagna} ascendant, and is therefore the life stone of this chart.',
    lucky:
      '{gem} belongs to {graha}, which rules the fifth house from {lagna}, of learning and creative luck; tradition calls it the lucky stone.',
    fortune:
      '{gem} belongs to {graha}, lord of the ninth house from {lagna}, of faith, teachers and fortune, which makes it the fortune stone.',
    own_period: '{gem} belongs to {graha}, whose own period is running at present.',
    lord: '{gem} belongs to {graha}, which rules the {owned} from {lagna} and none of the first, fifth or ninth.',
    node: '{gem} belongs to {graha}, a node that owns no house.',
  },
  house: 'Here {graha} stands in the {house} house.',
  advised: {
    plain: 'None of the usual cautions applies to it.',
    yogakaraka:
      'It is the yogakaraka of this ascendant, lord of an angle and a trine together, and no caution applies.',
  },
  guards: {
    dusthana_lord:
      'As {graha} answers first of all for the {guarded} house, custom would rather not strengthen it.',
    maraka:
      'For {lagna} rising {graha} is counted among the marakas, whose gems custom leaves aside.',
    functional_malefic:
      'With {lagna} rising {graha} is held to work against the grain, so its gem is commonly left aside.',
    weakened:
      '{graha} is {afflictions} at once, a state that most astrologers would not enlarge with a gem.',
    node_outside_its_dasha:
      'The gem of a node is kept for its own period, and that of {graha} is not running.',
  },
  notAdvised: 'It is shown for completeness and not recommended.',
  energising: {
    sun: 'On a Sunday of the bright half, at sunrise, rinse the ring in water and a little raw milk, face east, offer red flowers if you have them, and repeat the mantra of Surya, by custom 108 times, before putting it on.',
    moon: 'On a Monday of the bright half, in the evening or early morning, place the ring in a bowl of clean water or milk, sit towards the north-west, repeat the mantra of Chandra slowly, and wear it once your breath is calm.',
    mars: 'On a Tuesday at sunrise wash the ring in water, set it on a red cloth facing south, light a small lamp, repeat the mantra of Mangala, and put the ring on with one clear resolve in mind.',
    mercury:
      'On a Wednesday, about two hours from sunrise, rinse the ring, lay it on green leaves such as tulsi, sit towards the north, repeat the mantra of Budha, and begin some reading on the same day.',
    jupiter:
      'On a Thursday of the bright half, at sunrise, bathe the ring in water with a pinch of turmeric, sit towards the north-east, repeat the mantra of Guru, and thank a teacher before you put it on.',
    venus:
      'On a Friday morning of the bright half wash the ring in water with a few white petals, sit towards the south-east, repeat the mantra of Shukra, and wear it with clean, light clothes.',
    saturn:
      'On a Saturday, by old usage towards evening or at the hora of Saturn, rinse the ring, set it on a dark cloth facing west, light a sesame lamp, repeat the mantra of Shani, and do some service that day.',
    rahu: 'On a Saturday after dark rinse the ring in water, place it on a smoke-coloured cloth, sit quietly towards the south-west, repeat the mantra of Rahu, and put it on without display.',
    ketu: 'On a Tuesday or Thursday wash the ring in water, set it near a lamp, repeat the mantra of Ketu in a low voice, and keep a few minutes of silence before you wear it.',
  },
  suits: {
    some: '{gem} is commonly given to those with {signs} rising, where {graha} rules the first, fifth or ninth house and no caution of the ascendant applies.',
    none: '{gem} is given to no ascendant as such; it depends on the periods of {graha}.',
  },
  avoidWith:
    'It is not combined with {gems}, since their grahas and {graha} are at odds by nature.',
  summary: {
    one: 'Of the three stones of {lagna} rising, {gem} is the one that the usual cautions leave open. A substitute of the same colour serves the custom as well as a costly gem.',
    more: 'Among the stones of {lagna} rising {gem} comes first here, then {others}. Many people wear one only, and a modest substitute follows the same tradition.',
    none: 'Each of the three stones of {lagna} rising meets a caution in this chart, so none is recommended. Mantra, charity on the weekday of the ascendant’s lord and daily conduct are the older practice in any case.',
  },
  disclaimer:
    'Gems are a tradition, not medicine and not a substitute for advice on health, money or law. Days, metals, fingers and weights follow the general teaching of almanacs and jewellers, which varies; no result is assured.',
  between: ' ',
  gems: {
    ruby: 'Ruby',
    pearl: 'Pearl',
    red_coral: 'Red coral',
    emerald: 'Emerald',
    yellow_sapphire: 'Yellow sapphire',
    diamond: 'Diamond',
    blue_sapphire: 'Blue sapphire',
    hessonite: 'Hessonite',
    cats_eye: 'Cat’s eye',
  },
  grahas: openingEn.lords,
  houses: doshaReasonsEn.houses,
  afflictions: { debilitated: 'debilitated', retrograde: 'retrograde', combust: 'combust' },
};
