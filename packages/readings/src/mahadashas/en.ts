import { isPast } from '../periods/life-stage.ts';
import type { AgeSpan, LifeStage, PeriodLord } from '../periods/periods.types.ts';
import { ordinalsEn as ordinal } from '../ordinals.en.ts';
import { topicsEn } from '../periods/topics.en.ts';
import { openingEn } from '../opening.en.ts';
import { combustEn, dignitiesEn, themesEn } from './themes.en.ts';
import { periodHousesEn } from './houses.en.ts';
import type { MahadashaTexts } from './mahadashas.types.ts';

const { lords: grahas } = openingEn;
const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** A node owns no house: it acts for the lord of its sign. */
function ofNode({ graha, signLord }: PeriodLord, stage: LifeStage, span: AgeSpan): string {
  const host = grahas[signLord.graha];
  const place = ordinal[signLord.house];
  const topic = topicsEn[stage][signLord.house];
  if (graha === 'rahu') {
    return isPast(span)
      ? `Rahu owns no house and acts for the lord of its sign, ${host}, in your ${place} house, so ${topic} probably entered into it.`
      : `Rahu owns no house and acts for the lord of its sign, ${host}. That planet is in your ${place} house, which adds ${topic}.`;
  }
  return isPast(span)
    ? `Ketu borrows its results from ${host}, lord of its sign, in your ${place} house: ${topic} may have been part of the story.`
    : `Ketu borrows its results from ${host}, the lord of its sign, in your ${place} house, so give some thought to ${topic}.`;
}

/** Used for a second lord in a house, if the first one already had the house's text. */
function sameHouse(
  { graha, house }: PeriodLord,
  before: string,
  stage: LifeStage,
  span: AgeSpan,
): string {
  const name = capital(grahas[graha]);
  const topic = topicsEn[stage][house];
  return isPast(span)
    ? `${name} is in the ${ordinal[house]} house as ${before} is, so these years probably went on with ${topic}.`
    : `${name} is in the ${ordinal[house]} house as ${before} is, so these years go on with ${topic}.`;
}

/** The houses that a planet owns in addition to the one that it is in. */
function owns(lord: PeriodLord, stage: LifeStage, span: AgeSpan): string | null {
  const { graha, house, rules } = lord;
  if (graha === 'rahu' || graha === 'ketu') return ofNode(lord, stage, span);
  const others = rules.filter((one) => one !== house);
  const [first, second] = others;
  if (first === undefined) return null;
  const past = isPast(span);
  const topic = topicsEn[stage];
  if (second === undefined) {
    const [of, about] = [ordinal[first], topic[first]];
    const home = rules.includes(house);
    switch (graha) {
      case 'sun':
        return past
          ? `The Sun rules your ${of} house, and ${about} would have been drawn in as well.`
          : `Because the Sun rules your ${of} house, ${about} may be drawn in as well.`;
      case 'moon':
        return past
          ? `Your Moon rules the ${of} house, so ${about} probably came up again and again.`
          : `Your Moon rules the ${of} house, so ${about} may come up again and again.`;
      default:
        if (!home) return null;
        return past
          ? `It is in a house of its own, and through the other one, the ${of}, it also touched ${about}.`
          : `It is in a house of its own, and through its other one, the ${of}, it also touches ${about}.`;
    }
  }
  const [a, b] = [ordinal[first], ordinal[second]];
  const [one, two] = [topic[first], topic[second]];
  switch (graha) {
    case 'mars':
      return past
        ? `Mars owns your ${a} and ${b} houses; its drive probably went into ${one}, and into ${two}.`
        : `Mars owns your ${a} and ${b} houses, so its drive also goes into ${one}, and into ${two}.`;
    case 'mercury':
      return past
        ? `As ruler of the ${a} and ${b} houses, Mercury would have mixed in ${one}, as well as ${two}.`
        : `As ruler of the ${a} and ${b} houses, Mercury mixes in ${one}, as well as ${two}.`;
    case 'jupiter':
      return past
        ? `Two houses belong to Jupiter here, the ${a} and the ${b}, and through them it reached ${one}; also ${two}.`
        : `Two houses belong to Jupiter here, the ${a} and the ${b}. Through them it reaches ${one}; also ${two}.`;
    case 'venus':
      return past
        ? `Your ${a} and ${b} houses answer to Venus, so these years probably also concerned ${one}, and ${two}.`
        : `Your ${a} and ${b} houses answer to Venus, so the period also concerns ${one}, and ${two}.`;
    default:
      return past
        ? `Saturn looks after your ${a} and ${b} houses, and what it asked for probably had to do with ${one}, or with ${two}.`
        : `Saturn looks after your ${a} and ${b} houses; what it asks for tends to concern ${one}, or ${two}.`;
  }
}

/** Sentences on a mahadasha, in English. */
export const mahadashasEn: MahadashaTexts = {
  themes: themesEn,
  houses: periodHousesEn,
  dignities: dignitiesEn,
  combust: combustEn,
  fromBirth: 'This period was already running at birth.',
  yogakaraka: {
    past: 'For your ascendant this planet is the yogakaraka, the one from which tradition expects most, so good things may have come of it even where the beginning was slow.',
    ahead:
      'For your ascendant this planet is the yogakaraka, the one from which tradition expects most. That weighs in favour of the whole period.',
  },
  sameHouse,
  owns,
  inSign: [
    {
      1: (graha) =>
        `In Aries, ${graha} tends to act first and explain later, so its years often open quickly.`,
      2: (graha) =>
        `Taurus makes ${graha} slow and persistent: what it gives usually arrives late in the period and stays.`,
      3: (graha) =>
        `Through Gemini, ${graha} works in words, numbers and contacts, and usually in two matters at a time.`,
      4: (graha) =>
        `Cancer makes ${graha} protective; its results often depend on how things are at home.`,
      5: (graha) => `Leo lets ${graha} be seen, so its results are seldom private.`,
      6: (graha) =>
        `Virgo keeps ${graha} to practical matters: method, service, and mending what does not work.`,
      7: (graha) =>
        `Through Libra, ${graha} works with other people, and agreements decide how far it gets.`,
      8: (graha) =>
        `Scorpio makes ${graha} intense and private; its best results are often invisible at first.`,
      9: (graha) =>
        `Sagittarius gives ${graha} an aim to believe in, and some impatience with details.`,
      10: (graha) =>
        `In Capricorn, ${graha} works to a plan, and rewards usually come with seniority.`,
      11: (graha) =>
        `In Aquarius, ${graha} works through groups, causes and friends more than alone.`,
      12: (graha) =>
        `Pisces softens ${graha}: intuition grows, timetables slip, and results come in waves.`,
    },
    {
      1: (graha) =>
        `Aries hurries ${graha} along; the first year of its period is often the busiest.`,
      2: (graha) =>
        `In Taurus, ${graha} wants something to show for its years: land, a skill, a full table.`,
      3: (graha) => `Gemini keeps ${graha} in conversation, so news and contacts matter.`,
      4: (graha) => `In Cancer, ${graha} listens to feelings first and to reasons afterwards.`,
      5: (graha) => `Through Leo, ${graha} asks for a part of its own to play.`,
      6: (graha) => `In Virgo, ${graha} improves what is there already and dislikes waste.`,
      7: (graha) => `Libra teaches ${graha} to compare and to bargain before it moves.`,
      8: (graha) => `In Scorpio, ${graha} goes to the bottom of things and says little about it.`,
      9: (graha) => `Through Sagittarius, ${graha} likes distance, whether of roads or of ideas.`,
      10: (graha) => `Capricorn makes ${graha} careful with time and money.`,
      11: (graha) => `Aquarius gives ${graha} a mind of its own and little respect for custom.`,
      12: (graha) => `Through Pisces, ${graha} follows hints more than timetables.`,
    },
  ],
  beside: [
    {
      sun: (graha) =>
        `The Sun is in the same sign as ${graha}, so authority and the father’s side colour its results.`,
      moon: (graha) => `With the Moon beside ${graha}, feelings and family news are mixed in.`,
      mars: (graha) => `Mars next to ${graha} adds speed and, now and then, heat.`,
      mercury: (graha) =>
        `Since Mercury shares the sign with ${graha}, papers, trade and talk come into it.`,
      jupiter: (graha) =>
        `Jupiter beside ${graha} is a help: it adds advice and a sense of measure.`,
      venus: (graha) => `Venus in company with ${graha} adds charm, comfort and some expense.`,
      saturn: (graha) =>
        `Saturn shares the sign with ${graha} and makes its results slower and firmer.`,
      rahu: (graha) => `Rahu beside ${graha} enlarges its wishes; not all of them need following.`,
      ketu: (graha) => `Ketu beside ${graha} takes some of the appetite away and sharpens insight.`,
    },
    {
      sun: (graha) =>
        `As the Sun keeps ${graha} company, dealings with seniors tend to come into it.`,
      moon: (graha) =>
        `The Moon close to ${graha} makes the period depend more on mood and on the mother.`,
      mars: (graha) =>
        `${capital(graha)} has Mars for a neighbour, which lends courage and shortens patience.`,
      mercury: (graha) =>
        `Mercury alongside ${graha} helps with calculation and with finding the right words.`,
      jupiter: (graha) =>
        `With Jupiter in the same sign, ${graha} tends to be guided towards the better choice.`,
      venus: (graha) => `Sharing its sign with Venus, ${graha} becomes milder and spends more.`,
      saturn: (graha) => `${capital(graha)} is held back and steadied by Saturn in the same sign.`,
      rahu: (graha) => `With Rahu near, ${graha} is drawn to what is new, foreign or forbidden.`,
      ketu: (graha) =>
        `Ketu in company with ${graha} makes its results inward and a little hard to explain.`,
    },
  ],
  host: ({ graha, signLord }, stage) => {
    if (graha === 'rahu' || graha === 'ketu' || signLord.graha === graha) return null;
    return `${capital(grahas[signLord.graha])}, lord of that sign, is in your ${ordinal[signLord.house]} house, so what ${grahas[graha]} brings often shows in ${topicsEn[stage][signLord.house]}.`;
  },
  grahas,
};
