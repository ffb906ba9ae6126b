import type { DigitTexts } from '../numerology.types.ts';

/** Meanings of the day of birth, reduced to one digit (moolank), with its graha. */
export const moolankEn: DigitTexts = {
  1: 'Moolank 1 is under the Sun. You tend to want to decide, and to be seen doing it; people like it when you are warm as well.',
  2: 'Moolank 2 is under the Moon. You tend to feel first and think later, and regular meals and sleep help with changing moods.',
  3: 'Moolank 3 is under Jupiter. Learning, advice and order tend to come naturally; let others find some things out for themselves.',
  4: 'Moolank 4 is under Rahu. You tend to see ordinary things from an unusual angle, and a simple plan can take you further.',
  5: 'Moolank 5 is under Mercury. You tend to be quick in talk and trade, with many friends; keep to one promise at a time.',
  6: 'Moolank 6 is under Venus. Beauty, comfort and affection tend to draw people to you; save a little for later as well.',
  7: 'Moolank 7 is under Ketu. You tend to be quiet, intuitive and fond of far places; a few well-chosen friends keep you in touch.',
  8: 'Moolank 8 is under Saturn. You tend to work steadily, trust slowly and remember long, and what comes late usually stays.',
  9: 'Moolank 9 is under Mars. You tend to have the energy to defend and to build; exercise, and a pause before you answer, help.',
};

/** Meanings of all digits of the date, reduced to one (bhagyank), with its graha. */
export const bhagyankEn: DigitTexts = {
  1: 'Bhagyank 1 is under the Sun. Responsibility may come to you early, and accepting it tends to lead to the next step.',
  2: 'Bhagyank 2 is under the Moon. Your path may lead through other people: the family, the public and good partnerships.',
  3: 'Bhagyank 3 is under Jupiter. Your path may be one of knowledge: teachers often appear in time, and later you may teach.',
  4: 'Bhagyank 4 is under Rahu. Your path may have unexpected turns, and method and patience tend to help you through them.',
  5: 'Bhagyank 5 is under Mercury. Your path may lead through several trades or towns, and you tend to learn something in each.',
  6: 'Bhagyank 6 is under Venus. Art, comfort and relationships may shape your path, and teach you most of what you learn.',
  7: 'Bhagyank 7 is under Ketu. Now and then you may leave the busy road for study, faith or research.',
  8: 'Bhagyank 8 is under Saturn. Your path tends to be built by endurance: slow at the beginning, easier later on.',
  9: 'Bhagyank 9 is under Mars. Your path may be one of effort and protection; it often takes courage, and people tend to be grateful.',
};
