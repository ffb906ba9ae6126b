import type { HouseNumber } from '@jyoti/jyotish';
import { openingEn } from '../opening.en.ts';
import { ordinalsEn as ordinal } from '../ordinals.en.ts';
import { topicsOf } from '../periods/topics-of.ts';
import { topicsEn } from '../periods/topics.en.ts';
import type { AntardashaFacts, AntardashaTexts } from './antardashas.types.ts';

const { lords: grahas } = openingEn;
const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
const pair = ({ main, sub }: AntardashaFacts) => [grahas[main.graha], grahas[sub.graha]] as const;

/** 'the fifth and tenth houses', 'the fourth house' */
function houses([first, second]: readonly HouseNumber[]): string {
  return second === undefined
    ? `the ${ordinal[first!]} house`
    : `the ${ordinal[first!]} and ${ordinal[second]} houses`;
}

/** Sentences on an antardasha, in English. */
export const antardashasEn: AntardashaTexts = {
  same: ({ main }, past) => {
    const lord = capital(grahas[main.graha]);
    return past
      ? `${lord} worked alone here, so the first part of the period probably showed its themes most plainly.`
      : `${lord} works alone in this first part, and the themes of the whole period show most plainly now.`;
  },
  distance: {
    1: (facts, past) => {
      const [main, sub] = pair(facts);
      return past
        ? `${capital(sub)} and ${main} share one sign in your chart, so the two were hard to tell apart.`
        : `${capital(sub)} and ${main} share one sign in your chart, so their results tend to come together.`;
    },
    2: (facts, past) => {
      const [main, sub] = pair(facts);
      return past
        ? `Second from ${main}, ${sub} often made those months a time of gathering: money, food, words.`
        : `Second from ${main}, ${sub} favours gathering and saving what the period has given so far.`;
    },
    3: (facts, past) => {
      const [main, sub] = pair(facts);
      return past
        ? `With ${sub} third from ${main}, results probably came when you made the effort yourself.`
        : `With ${sub} third from ${main}, most of the effort may have to be your own, and it tends to be worth it.`;
    },
    4: (facts, past) => {
      const [main, sub] = pair(facts);
      return past
        ? `${capital(sub)}, fourth from ${main}, would have turned those months towards home and peace of mind.`
        : `${capital(sub)}, fourth from ${main}, tends to turn these months towards home and peace of mind.`;
    },
    5: (facts, past) => {
      const [main, sub] = pair(facts);
      return past
        ? `${capital(sub)} is fifth from ${main}, a friendly angle in which things tend to fall into place.`
        : `${capital(sub)} is fifth from ${main}, a friendly angle: ideas tend to come, and help with them.`;
    },
    6: (facts, past) => {
      const [main, sub] = pair(facts);
      return past
        ? `As ${sub} is sixth from ${main}, there was probably more work than thanks.`
        : `As ${sub} is sixth from ${main}, there may be more work than thanks for a while, so deal with small problems early.`;
    },
    7: (facts, past) => {
      const [main, sub] = pair(facts);
      return past
        ? `${capital(sub)} faces ${main} across the chart, so other people’s wishes probably had to be met halfway.`
        : `${capital(sub)} faces ${main} across the chart: your wishes may meet the wishes of others, so be ready to give a little.`;
    },
    8: (facts, past) => {
      const [main, sub] = pair(facts);
      return past
        ? `${capital(sub)} is eighth from ${main}, and those months may have changed course without warning.`
        : `${capital(sub)} is eighth from ${main}, so leave room in your plans for a change of course.`;
    },
    9: (facts, past) => {
      const [main, sub] = pair(facts);
      return past
        ? `Ninth from ${main}, ${sub} probably brought one of the better parts of the period.`
        : `Ninth from ${main}, ${sub} tends to bring one of the better parts of the period.`;
    },
    10: (facts, past) => {
      const [main, sub] = pair(facts);
      return past
        ? `Since ${sub} is tenth from ${main}, what you did then was probably visible to others.`
        : `Since ${sub} is tenth from ${main}, what you do now tends to be visible to others.`;
    },
    11: (facts, past) => {
      const [main, sub] = pair(facts);
      return past
        ? `${capital(sub)} lies eleventh from ${main}, where gains and friends usually come from.`
        : `${capital(sub)} lies eleventh from ${main}, where gains and friendly support usually come from.`;
    },
    12: (facts, past) => {
      const [main, sub] = pair(facts);
      return past
        ? `${capital(sub)} is twelfth from ${main}: something may have been spent, finished or left behind.`
        : `${capital(sub)} is twelfth from ${main}, a time to finish things, to rest, and to watch expenses.`;
    },
  },
  adds: {
    sun: ({ sub }, stage, past) => {
      const [here, owned] = topicsOf(topicsEn, sub, stage);
      const also = owned === null ? '' : `, and to ${owned}`;
      return past
        ? `The Sun probably drew attention to ${here}${also}.`
        : `The Sun tends to draw attention to ${here}${also}.`;
    },
    moon: ({ sub }, stage, past) => {
      const [here, owned] = topicsOf(topicsEn, sub, stage);
      const also = owned === null ? '' : `; ${owned} may also take part`;
      return past
        ? `From your ${ordinal[sub.house]} house the Moon probably brought up ${here}${owned === null ? '' : `, along with ${owned}`}.`
        : `From your ${ordinal[sub.house]} house the Moon may bring up ${here}${also}.`;
    },
    mars: ({ sub }, stage, past) => {
      const [here, owned] = topicsOf(topicsEn, sub, stage);
      const also = owned === null ? '' : ` and to ${owned}`;
      return past
        ? `Mars may have brought energy, and some impatience, to ${here}${also}.`
        : `Mars can bring energy, and some impatience, to ${here}${also}.`;
    },
    mercury: ({ sub }, stage, past) => {
      const [here, owned] = topicsOf(topicsEn, sub, stage);
      const also = owned === null ? '' : `; in the background, ${owned}`;
      return past
        ? `Mercury would have filled the diary with ${here}${also}.`
        : `Mercury tends to fill the diary with ${here}${also}.`;
    },
    jupiter: ({ sub }, stage, past) => {
      const [here, owned] = topicsOf(topicsEn, sub, stage);
      const also = owned === null ? '' : `, or with ${owned}`;
      return past
        ? `Jupiter may have helped with ${here}${also}.`
        : `Jupiter tends to help with ${here}${also}.`;
    },
    venus: ({ sub }, stage, past) => {
      const [here, owned] = topicsOf(topicsEn, sub, stage);
      const also = owned === null ? '' : ` and, less openly, through ${owned}`;
      return past
        ? `What was pleasant in it probably came through ${here}${also}.`
        : `What is pleasant in it may come through ${here}${also}.`;
    },
    saturn: ({ sub }, stage, past) => {
      const [here, owned] = topicsOf(topicsEn, sub, stage);
      const also = owned === null ? '' : `, and perhaps in ${owned}`;
      return past
        ? `Saturn probably asked for patience in ${here}${also}.`
        : `Saturn tends to ask for patience in ${here}${also}.`;
    },
    rahu: ({ sub }, stage, past) => {
      const [here] = topicsOf(topicsEn, sub, stage);
      return past
        ? `Rahu, from ${houses([sub.house])}, may have made ${here} more exciting than restful.`
        : `Rahu, from ${houses([sub.house])}, can make ${here} more exciting than restful.`;
    },
    ketu: ({ sub }, stage, past) => {
      const [here] = topicsOf(topicsEn, sub, stage);
      return past
        ? `Ketu, in ${houses([sub.house])}, may have made ${here} feel less pressing for a while.`
        : `Ketu, in ${houses([sub.house])}, can make ${here} feel less pressing for a while.`;
    },
  },
  views: (facts, past) => {
    const { views } = facts;
    const [main, sub] = pair(facts);
    const friends = views.filter((view) => view === 'friend').length;
    const enemies = views.filter((view) => view === 'enemy').length;
    if (friends === 2) {
      return past
        ? `${capital(main)} and ${sub} are natural friends, which usually smooths such months.`
        : `${capital(main)} and ${sub} are natural friends, so one helps the other along.`;
    }
    if (enemies === 2) {
      return past
        ? `${capital(main)} and ${sub} do not get on by nature, and you may have felt pulled two ways.`
        : `${capital(main)} and ${sub} do not get on by nature; where they pull you two ways, do one thing at a time.`;
    }
    if (friends === 1 && enemies === 1) {
      return past
        ? `The two are friends on one side only, and progress may have been uneven.`
        : `The two are friends on one side only, so progress may be uneven.`;
    }
    if (enemies === 1) {
      return past
        ? `There is some distance between ${main} and ${sub}, and a compromise may have been needed.`
        : `There is some distance between ${main} and ${sub}; allow a little more time than seems necessary.`;
    }
    if (friends === 1) {
      return past
        ? `On the whole ${sub} would have been of use to ${main}.`
        : `On the whole ${sub} is of use to ${main}.`;
    }
    return null;
  },
};
