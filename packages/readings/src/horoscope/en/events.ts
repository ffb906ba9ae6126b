import type { EventTexts } from '../horoscope.types.ts';

/** What changes in the sky, seen from the sign. `{when}` begins the sentence: "At 14:20", "On 16 December". */
export const events: EventTexts = {
  ingress: {
    1: [
      '{when} {graha} enters {sign}, your own sign, and brings its business to your door.',
      '{when} {graha} comes into {sign}, your own sign, and sets the tone there for as long as it stays.',
    ],
    2: [
      '{when} {graha} enters {sign}, the second house, and money, meals and words become its subject.',
      '{when} {graha} comes into {sign}, the second house: savings, food and the family table get their due.',
    ],
    3: [
      '{when} {graha} enters {sign}, the third house, and your own initiative comes to the fore.',
      '{when} {graha} comes into {sign}, the third house: letters, short trips and practice gain by it.',
    ],
    4: [
      '{when} {graha} enters {sign}, the fourth house, and attention turns to home and rest.',
      '{when} {graha} comes into {sign}, the fourth house: house, mother and peace of mind come into focus.',
    ],
    5: [
      '{when} {graha} enters {sign}, the fifth house, and study, children and play come forward.',
      '{when} {graha} comes into {sign}, the fifth house: ideas and affections look for an outlet.',
    ],
    6: [
      '{when} {graha} enters {sign}, the sixth house, and routine, debts and disputes come up to be dealt with.',
      '{when} {graha} comes into {sign}, the sixth house: daily work and old obligations get tidied up.',
    ],
    7: [
      '{when} {graha} enters {sign}, the seventh house, and partners and agreements move into view.',
      '{when} {graha} comes into {sign}, the seventh house: other people set more of the agenda.',
    ],
    8: [
      '{when} {graha} enters {sign}, the eighth house, and slow, hidden or shared matters ask for patience.',
      '{when} {graha} comes into {sign}, the eighth house: keep reserves, and let slow things be slow.',
    ],
    9: [
      '{when} {graha} enters {sign}, the ninth house, and teachers, journeys and beliefs become the theme.',
      '{when} {graha} comes into {sign}, the ninth house: advice, study and distance widen the view.',
    ],
    10: [
      '{when} {graha} enters {sign}, the tenth house, and work and standing take the front seat.',
      '{when} {graha} comes into {sign}, the tenth house: what you do is seen by more people.',
    ],
    11: [
      '{when} {graha} enters {sign}, the eleventh house, and friends and gains take their turn.',
      '{when} {graha} comes into {sign}, the eleventh house: contacts and returns are worth a look.',
    ],
    12: [
      '{when} {graha} enters {sign}, the twelfth house, and expenses, sleep and retreat become its business.',
      '{when} {graha} comes into {sign}, the twelfth house: outgoings and rest both ask for a plan.',
    ],
  },
  stations: {
    mars: {
      retrograde:
        '{when} Mars turns retrograde in {sign}, your {house} house: go back over effort that misfired before you push again.',
      direct:
        '{when} Mars turns direct in {sign}, your {house} house, and a stalled effort finds its legs.',
    },
    mercury: {
      retrograde:
        '{when} Mercury turns retrograde in {sign}, your {house} house: reread, repair and confirm, and keep copies.',
      direct:
        '{when} Mercury turns direct in {sign}, your {house} house, and replies that were held up begin to arrive.',
    },
    jupiter: {
      retrograde:
        '{when} Jupiter turns retrograde in {sign}, your {house} house, and growth turns inward: revise before you expand.',
      direct:
        '{when} Jupiter turns direct in {sign}, your {house} house, and plans that were being revised move on.',
    },
    venus: {
      retrograde:
        '{when} Venus turns retrograde in {sign}, your {house} house: old affections and old tastes come up for a second look.',
      direct:
        '{when} Venus turns direct in {sign}, your {house} house, and a matter of the heart or of taste settles.',
    },
    saturn: {
      retrograde:
        '{when} Saturn turns retrograde in {sign}, your {house} house: an unfinished duty returns, and can be finished.',
      direct:
        '{when} Saturn turns direct in {sign}, your {house} house, and slow work gathers weight again.',
    },
  },
  newMoon: {
    1: '{when} the new Moon falls in {sign}, your own sign: set an intention for yourself.',
    2: '{when} the new Moon falls in {sign}, the second house: begin a budget or a better tone.',
    3: '{when} the new Moon falls in {sign}, the third house: begin a course, a letter, a daily walk.',
    4: '{when} the new Moon falls in {sign}, the fourth house: begin something at home.',
    5: '{when} the new Moon falls in {sign}, the fifth house: begin to learn or to make something.',
    6: '{when} the new Moon falls in {sign}, the sixth house: begin a habit that serves your health.',
    7: '{when} the new Moon falls in {sign}, the seventh house: begin a conversation about how you two want to live.',
    8: '{when} the new Moon falls in {sign}, the eighth house: begin to clear what is old or shared.',
    9: '{when} the new Moon falls in {sign}, the ninth house: begin a study or plan a journey.',
    10: '{when} the new Moon falls in {sign}, the tenth house: begin a piece of work that carries your name.',
    11: '{when} the new Moon falls in {sign}, the eleventh house: begin something with friends.',
    12: '{when} the new Moon falls in {sign}, the twelfth house: begin by letting something go.',
  },
  fullMoon: {
    1: '{when} the full Moon stands in {sign}, your own sign: see how far you have come.',
    2: '{when} the full Moon stands in {sign}, the second house: the accounts show what they have to show.',
    3: '{when} the full Moon stands in {sign}, the third house: an answer or a short journey completes something.',
    4: '{when} the full Moon stands in {sign}, the fourth house: family matters come to a head and to a rest.',
    5: '{when} the full Moon stands in {sign}, the fifth house: something made or learnt is ready to be shown.',
    6: '{when} the full Moon stands in {sign}, the sixth house: a long task can be crossed off.',
    7: '{when} the full Moon stands in {sign}, the seventh house: a partnership shows its state in a clear light.',
    8: '{when} the full Moon stands in {sign}, the eighth house: what was unsaid may be said, gently.',
    9: '{when} the full Moon stands in {sign}, the ninth house: a lesson comes full circle.',
    10: '{when} the full Moon stands in {sign}, the tenth house: work comes to a visible result.',
    11: '{when} the full Moon stands in {sign}, the eleventh house: friends gather, and a wish is answered one way or the other.',
    12: '{when} the full Moon stands in {sign}, the twelfth house: rest is the right celebration.',
  },
  solarEclipse:
    '{when} there is an eclipse of the Sun in {sign}, your {house} house; tradition keeps the day quiet, for prayer and rest, and there is nothing in it to fear.',
  lunarEclipse:
    '{when} there is an eclipse of the Moon in {sign}, your {house} house; tradition keeps the night quiet, for prayer and rest, and there is nothing in it to fear.',
  solarEclipseNear:
    'An eclipse of the Sun on {date}, in your {house} house, makes these days better for finishing than for beginning; nothing more is meant by it.',
  lunarEclipseNear:
    'An eclipse of the Moon on {date}, in your {house} house, makes these days better for finishing than for beginning; nothing more is meant by it.',
  combustion: {
    begins:
      '{when} {graha} goes into the rays of the Sun in {sign}, your {house} house, and its matters work unseen for a while.',
    ends: '{when} {graha} comes out of the rays of the Sun in {sign}, your {house} house, and its matters come into view again.',
  },
};
