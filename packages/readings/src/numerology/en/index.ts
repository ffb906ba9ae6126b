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
      'Destiny adds the month, day and year of birth. It describes the kind of situations you tend to meet in life.',
    personality:
      'Personality is your day of birth in the calendar. It describes how you come across to others.',
    attitude:
      'Attitude adds the digits of the day and the month. It describes how you first react to whatever comes along.',
    character: 'Character adds all the letters of the name. It describes how you go about things.',
    soul: 'Soul Urge adds the vowels of the name. It describes what you wish for when nobody is watching.',
    agenda:
      'Hidden Agenda adds the consonants of the name. It describes the plan that you keep to yourself.',
    purpose: 'Divine Purpose adds Destiny and Character. It describes what you may be here for.',
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
      'No letter of the name can be read as A to Z, so there is nothing to add up. Write the name in English letters or in Devanagari to get this number.',
    no_vowels: 'The name as written has no vowel, so this number cannot be added up.',
    no_consonants: 'The name as written has no consonant, so this number cannot be added up.',
  },
  notices: {
    transliterated:
      'We counted the name as {name}: only the letters A to Z have values, so accents are left out and Devanagari is written by sound. Another spelling gives different numbers.',
    ignored: 'These characters have no letter value and were left out: {characters}.',
  },
};
