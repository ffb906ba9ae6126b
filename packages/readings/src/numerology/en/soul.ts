import type { CoreNumberTexts } from '../numerology.types.ts';

/** Meanings of the number of the name's vowels: inner wishes. */
export const soulEn: CoreNumberTexts = {
  1: 'With a soul urge of 1, you may want to be first at something that matters, and to owe it to nobody. You need your independence. You may say nothing about your ambition for years. One honest hour for it each day tends to help more than waiting until you have time.',
  2: 'What a soul urge of 2 often longs for is closeness without noise: a person who understands you without many words, a table for two, peace in the next room. Harmony restores you. As you feel other people’s moods so easily, some time alone with music helps you to hear your own thoughts.',
  3: 'A soul urge of 3 needs joy. You may want to be heard, to make something pretty or funny, and to see that people like it. When life feels grey, colours, songs and cheerful company tend to lift you. Allow yourself to be a beginner at something, even when others can see it.',
  4: 'A soul urge of 4 tends to want something solid: a plan, a trade, a house with a good front door. Being useful calms you, and disorder around you makes you restless. Traditions mean something to you. Try leaving out one rule a month, as an experiment.',
  5: 'Deep down, a 5 tends to be curious. New places, languages, tastes and changes of scene keep you young, and a full calendar can feel like a locked room. You may stay happily wherever people trust you. When you can’t travel, exercise helps.',
  6: 'A soul urge of 6 tends to want to belong, and to make others feel that they belong. A lit kitchen, children’s voices and plants that do well make you really happy. It hurts you to be taken for granted. You may ask openly for thanks, or for help with the dishes.',
  7: 'With a soul urge of 7, you may really need silence. You want to understand why, to find something true, and to have an hour that is only yours. Crowds tire you. If you tell the family kindly when you need a closed door, it can save many misunderstandings.',
  8: 'With a soul urge of 8, you may want to achieve something that people can see. Security, influence and proof of what you can do matter to you, and you are generous when you succeed. You tend to keep a failure to yourself. Telling one person you trust about it can make it lighter.',
  9: 'What a soul urge of 9 often wants is to have been useful to the world. Injustice far away can spoil your lunch. You may find it easier to love humanity than the person in the next room. Looking after one neighbour properly tends to make you happier than you expect.',
  11: 'With 11 among the vowels, you may look for a meaning in life. Dreams, symbols and sudden certainties come to you, and everyday duties may seem noisy beside them. You need beauty. It may help to sketch what comes to you, and then to do the laundry.',
  22: 'A soul urge of 22 tends to dream in plans. You may want to leave behind something that works: a school, a method, a bridge between two groups. It is natural to doubt that you can. Tell practical friends about it, and accept the first help they offer.',
};
