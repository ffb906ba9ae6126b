import type { FastEndRule } from '../rule.ts';

/**
 * How fasts other than Ekadashi end, by the ids of festivals and vrats. Sankashti and Karva Chauth: Dharmasindhu 1 (Chaturthi
 * at moonrise) and 2; Pradosh: Hemadri, Vratakhanda; Shivaratri: Skanda Purana in Nirnayasindhu 2; Janmashtami: Dharmasindhu 2,
 * Brahmavaivarta and Narada Purana in it (the last two as P. V. Kane, History of Dharmasastra 5.1, ch. 7 and 11, states them).
 * Without an entry: fasts whose end the texts leave to custom.
 */
export const FAST_ENDS: Readonly<Record<string, FastEndRule>> = {
  'sankashti-chaturthi': 'moonrise',
  'karva-chauth': 'moonrise',
  'sakat-chauth': 'moonrise',
  'pradosh-shukla': 'puja',
  'pradosh-krishna': 'puja',
  'maha-shivaratri': 'within_tithi',
  'masik-shivaratri': 'within_tithi',
  janmashtami: 'after_tithi_and_rohini',
};
