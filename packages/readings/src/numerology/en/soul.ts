import type { CoreNumberTexts } from '../numerology.types.ts';

/** What the vowels of the name say of the inner wish. */
export const soulEn: CoreNumberTexts = {
  1: 'Inwardly, a soul urge of 1 wants to be first at something that matters and to owe it to nobody. Independence is felt as air. You may keep quiet about ambition for years. Giving it one honest hour each day is healthier than waiting for a free season to begin.',
  2: 'What a soul urge of 2 longs for is closeness without noise: a person who understands half sentences, a table for two, peace in the next room. Harmony restores you. Since you feel others’ weather so readily, time alone with music helps you to hear your own again.',
  3: 'Joy is the inner need of 3. You want to be heard, to make something pretty or funny, and to see it land. When life turns grey, colour in any form comes as medicine for the mood. Letting yourself be a beginner in public frees more than you might expect.',
  4: 'A 4 soul urge wishes for solid ground: a plan, a trade, a house whose door closes well. Being useful calms you, and chaos in your surroundings is felt as noise within. Traditions have meaning. Loosening one rule a month, as an experiment, lets fresh air into the foundation.',
  5: 'Deep down, a 5 wants to find out. Horizons, languages, tastes and changes of scene keep the heart young, and a closed calendar feels like a closed room. Attachment is possible wherever trust leaves the door ajar. Movement of the body settles this number when travel has to wait.',
  6: 'The soul urge 6 wants to belong and to make others feel that they do. A lit kitchen, children’s voices, plants that thrive are real happiness. Hurt comes from being taken for granted. Asking openly for thanks, or simply for a hand with the dishes, is not unworthy of love.',
  7: 'Silence is a need and not a mood for the soul urge 7. You want to understand why, to touch something true, to have an hour that belongs to no one. Crowds drain it. A door with a sign, kindly explained to the household, can save many misunderstandings.',
  8: 'An 8 within wishes to achieve on a scale that can be seen. Security, influence and proof of competence speak to you, and generosity follows success. Failure is kept very private. Telling one trusted person about a loss halves it, and leaves strength for the next attempt.',
  9: 'The inner wish of 9 is to have been of use to the world. Injustice far away can spoil your lunch. You love widely and may find single persons harder than humanity. Looking after one neighbour with full attention brings this great feeling home.',
  11: 'With 11 among the vowels, the soul wants meaning and perhaps illumination. Dreams, symbols and sudden certainties visit, and daily duties may seem loud beside them. Beauty is a necessity. Writing down what comes, then doing the laundry, is an old and good discipline for such a heart.',
  22: 'The soul urge of 22 dreams in blueprints. It wants to leave behind something that works: a school, a method, a bridge between groups. Doubt about the size of it is natural. Telling the dream to practical friends, and accepting their first brick, answers the doubt.',
};
