import type { NumerologyTexts } from '../numerology.types.ts';
import { agendaEn } from './agenda.ts';
import { attitudeEn } from './attitude.ts';
import { characterEn } from './character.ts';
import { destinyEn } from './destiny.ts';
import { bhagyankEn, moolankEn } from './indian.ts';
import { personalityEn } from './personality.ts';
import { purposeEn } from './purpose.ts';
import { soulEn } from './soul.ts';

export const numerologyEn: NumerologyTexts = {
  meanings: {
    destiny:
      'Destiny adds month, day and year of birth. It speaks of the road itself: the kind of situations that tend to meet you.',
    personality:
      'Personality is the day of birth as it stands in the calendar. It speaks of how you come across to others.',
    attitude:
      'Attitude adds the digits of day and month. It speaks of your first answer to whatever comes along.',
    character:
      'Character adds every letter of the name. It speaks of the way you go about things and are known for it.',
    soul: 'Soul Urge adds the vowels of the name. It speaks of what you wish for when nobody is watching.',
    agenda:
      'Hidden Agenda adds the consonants of the name. It speaks of the plan that works quietly in the background.',
    purpose:
      'Divine Purpose adds Destiny and Character. It speaks of what the road and the traveller may be for together.',
  },
  descriptions: {
    destiny: destinyEn,
    personality: personalityEn,
    attitude: attitudeEn,
    character: characterEn,
    soul: soulEn,
    agenda: agendaEn,
    purpose: purposeEn,
  },
  indian: { moolank: moolankEn, bhagyank: bhagyankEn },
  missing: {
    no_letters:
      'No letter of the name could be read as A to Z, so there is nothing to add up here. Writing the name in Latin letters or Devanagari gives this number.',
    no_vowels: 'The name as written has no vowel, so this number cannot be added up.',
    no_consonants: 'The name as written has no consonant, so this number cannot be added up.',
  },
  notices: {
    transliterated:
      'The name was counted as {name}: the letters have values from A to Z only, so accents are taken off and Devanagari is written by its sound. Another spelling gives other numbers.',
    ignored: 'These characters have no letter value and were left out: {characters}.',
  },
};
