import type { EventTexts } from '../horoscope.types.ts';

/** What changes in the sky, seen from the sign. `{when}` begins the sentence: "At 2:20 pm", "On 16 December". */
export const events: EventTexts = {
  ingress: {
    1: [
      '{when} {graha} enters {sign}, your own sign, and its affairs may come to your door.',
      '{when} {graha} moves into {sign}, your own sign, where it may set the tone for a while.',
    ],
    2: [
      '{when} {graha} enters {sign}, your second house, and talk may turn to money, meals and family.',
      '{when} {graha} moves into {sign}, your second house, so savings and the family table may get more attention.',
    ],
    3: [
      '{when} {graha} enters {sign}, your third house, and more may depend on your own initiative.',
      '{when} {graha} moves into {sign}, your third house, where messages, short trips and practice may gain weight.',
    ],
    4: [
      '{when} {graha} enters {sign}, your fourth house, and attention may turn to home and rest.',
      '{when} {graha} moves into {sign}, your fourth house, and peace of mind may become the subject.',
    ],
    5: [
      '{when} {graha} enters {sign}, your fifth house, and study, children or play may come forward.',
      '{when} {graha} moves into {sign}, your fifth house, where ideas and affections may look for an outlet.',
    ],
    6: [
      '{when} {graha} enters {sign}, your sixth house, and routine, debts or disputes may want dealing with.',
      '{when} {graha} moves into {sign}, your sixth house, which can be a time to tidy up old obligations.',
    ],
    7: [
      '{when} {graha} enters {sign}, your seventh house, and partners and agreements may move into view.',
      '{when} {graha} moves into {sign}, your seventh house, and other people may set more of the agenda.',
    ],
    8: [
      '{when} {graha} enters {sign}, your eighth house, and slow or shared matters may ask for patience.',
      '{when} {graha} moves into {sign}, your eighth house, where a reserve can be useful.',
    ],
    9: [
      '{when} {graha} enters {sign}, your ninth house, and teachers, journeys or beliefs may become the theme.',
      '{when} {graha} moves into {sign}, your ninth house, where study and distance can widen the view.',
    ],
    10: [
      '{when} {graha} enters {sign}, your tenth house, and work may take the front seat.',
      '{when} {graha} moves into {sign}, your tenth house, and more people may see what you do.',
    ],
    11: [
      '{when} {graha} enters {sign}, your eleventh house, and friends and gains may take their turn.',
      '{when} {graha} moves into {sign}, your eleventh house, where contacts can be worth a look.',
    ],
    12: [
      '{when} {graha} enters {sign}, your twelfth house, and expenses, sleep and time alone may become its subjects.',
      '{when} {graha} moves into {sign}, your twelfth house, where spending and rest may both need a plan.',
    ],
  },
  stations: {
    mars: {
      retrograde:
        '{when} Mars turns retrograde in {sign}, your {house} house; it may be worth looking at what misfired before you push again.',
      direct:
        '{when} Mars turns direct in {sign}, your {house} house, and a stalled effort may get moving.',
    },
    mercury: {
      retrograde:
        '{when} Mercury turns retrograde in {sign}, your {house} house; rereading, confirming and keeping copies may save trouble.',
      direct:
        '{when} Mercury turns direct in {sign}, your {house} house, and replies that were held up may begin to arrive.',
    },
    jupiter: {
      retrograde:
        '{when} Jupiter turns retrograde in {sign}, your {house} house; it may be a time to revise before you expand.',
      direct:
        '{when} Jupiter turns direct in {sign}, your {house} house, and plans that were being revised may move on.',
    },
    venus: {
      retrograde:
        '{when} Venus turns retrograde in {sign}, your {house} house, and old affections or old tastes may come up for a second look.',
      direct:
        '{when} Venus turns direct in {sign}, your {house} house, and a matter of the heart or of taste may settle.',
    },
    saturn: {
      retrograde:
        '{when} Saturn turns retrograde in {sign}, your {house} house; an unfinished duty may come back, and can be finished.',
      direct:
        '{when} Saturn turns direct in {sign}, your {house} house, and slow work may gather weight again.',
    },
  },
  newMoon: {
    1: '{when} the new Moon falls in {sign}, your own sign: it can be a good moment to set yourself an aim.',
    2: '{when} the new Moon falls in {sign}, your second house, which may suit the start of a budget.',
    3: '{when} the new Moon falls in {sign}, your third house: a course, a letter or a daily walk may begin well.',
    4: '{when} the new Moon falls in {sign}, your fourth house, and something new at home may be worth starting.',
    5: '{when} the new Moon falls in {sign}, your fifth house, which can be a good time to begin to learn or make something.',
    6: '{when} the new Moon falls in {sign}, your sixth house, and a useful habit may be easy to begin.',
    7: '{when} the new Moon falls in {sign}, your seventh house: a talk about how two people want to live may begin well.',
    8: '{when} the new Moon falls in {sign}, your eighth house, and you may want to start clearing what is old or shared.',
    9: '{when} the new Moon falls in {sign}, your ninth house, which may suit the start of a study or the plan of a journey.',
    10: '{when} the new Moon falls in {sign}, your tenth house: a piece of work that carries your name may begin well.',
    11: '{when} the new Moon falls in {sign}, your eleventh house, and you may want to start something with friends.',
    12: '{when} the new Moon falls in {sign}, your twelfth house: letting something go can be a beginning too.',
  },
  fullMoon: {
    1: '{when} the full Moon is in {sign}, your own sign, and you may see how far you have come.',
    2: '{when} the full Moon is in {sign}, your second house, and the accounts may show what there is to show.',
    3: '{when} the full Moon is in {sign}, your third house: an answer or a short trip may round something off.',
    4: '{when} the full Moon is in {sign}, your fourth house, and a family matter may come to a head and then to rest.',
    5: '{when} the full Moon is in {sign}, your fifth house, and something you made or learnt may be ready to show.',
    6: '{when} the full Moon is in {sign}, your sixth house: you may be able to cross off a long task.',
    7: '{when} the full Moon is in {sign}, your seventh house, and a partnership may show its state in a clear light.',
    8: '{when} the full Moon is in {sign}, your eighth house: what was left unsaid may be said, gently.',
    9: '{when} the full Moon is in {sign}, your ninth house, and a lesson may come full circle.',
    10: '{when} the full Moon is in {sign}, your tenth house, and work may come to a visible result.',
    11: '{when} the full Moon is in {sign}, your eleventh house: friends may gather, and a wish may get its answer.',
    12: '{when} the full Moon is in {sign}, your twelfth house, and rest may be the right way to celebrate.',
  },
  solarEclipse:
    '{when} there is an eclipse of the Sun in {sign}, your {house} house; traditionally many families keep the day quiet, for prayer and rest, and there is nothing in it to fear.',
  lunarEclipse:
    '{when} there is an eclipse of the Moon in {sign}, your {house} house; traditionally many families keep the night quiet, for prayer and rest, and there is nothing in it to fear.',
  solarEclipseNear:
    'With an eclipse of the Sun on {date}, in your {house} house, these days may suit finishing better than beginning; nothing more is meant by it.',
  lunarEclipseNear:
    'With an eclipse of the Moon on {date}, in your {house} house, these days may suit finishing better than beginning; nothing more is meant by it.',
  combustion: {
    begins:
      '{when} {graha} in {sign}, your {house} house, comes close to the Sun, and its affairs may stay out of sight for a while.',
    ends: '{when} {graha} in {sign}, your {house} house, moves clear of the Sun, and its affairs may come into view again.',
  },
  past: {
    ingress: [
      '{when} {graha} entered {sign}, your {house} house, and may have drawn attention to {matters}.',
      '{when} {graha} moved into {sign}, your {house} house; {matters} may have come up more often since.',
    ],
    retrograde:
      '{when} {graha} turned retrograde in {sign}, your {house} house; something about {matters} may have needed a second look.',
    direct:
      '{when} {graha} turned direct in {sign}, your {house} house, and something about {matters} may have started to move again.',
    newMoon: [
      '{when} the new Moon fell in {sign}, your {house} house; something new may have begun in {matters}.',
      '{when} the new Moon was in {sign}, your {house} house, which may have suited a fresh start in {matters}.',
    ],
    fullMoon: [
      '{when} the full Moon was in {sign}, your {house} house, and something in {matters} may have come to a head.',
      '{when} the full Moon fell in {sign}, your {house} house; {matters} may have shown where they stood.',
    ],
    solarEclipse:
      '{when} there was an eclipse of the Sun in {sign}, your {house} house, a day that many families may have kept quietly.',
    lunarEclipse:
      '{when} there was an eclipse of the Moon in {sign}, your {house} house, a night that many families may have kept quietly.',
    combustion: {
      begins:
        '{when} {graha} in {sign}, your {house} house, came close to the Sun, and {matters} may have received less attention.',
      ends: '{when} {graha} in {sign}, your {house} house, moved clear of the Sun, and {matters} may have come back into view.',
    },
  },
};
