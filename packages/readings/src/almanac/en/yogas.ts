import type { YogaText } from '../almanac.types.ts';

/** The twenty-seven yogas of Sun and Moon, from Vishkambha. */
export const yogasEn: readonly YogaText[] = [
  {
    meaning: 'Prop or bolt',
    special:
      'Traditionally nothing new is begun in its first hours; it suits checking supports, fences and finished work.',
  },
  {
    meaning: 'Affection',
    special: 'Friendship, visits and making up are thought to come easily during Priti.',
  },
  {
    meaning: 'Long-lived',
    special: 'Ayushman is chosen for care of health, for elders and for whatever should last.',
  },
  {
    meaning: 'Good fortune',
    special: 'Saubhagya is among the best for weddings, homecomings and gifts.',
  },
  {
    meaning: 'Splendour',
    special: 'Shobhana suits clothes, art, celebrations and public occasions.',
  },
  {
    meaning: 'Great knot',
    special: 'Almanacs keep the first part of Atiganda for routine, and begin things later.',
  },
  {
    meaning: 'Good works',
    special: 'Sukarma means good work: charity, crafts and honest labour suit it.',
  },
  {
    meaning: 'Steadiness',
    special: 'What is begun in Dhriti is expected to last: foundations, vows, savings.',
  },
  {
    meaning: 'Spear',
    special: 'Pointed questions suit Shula; ceremonies are usually held before or after it.',
  },
  {
    meaning: 'Knot',
    special: 'Ganda is better for solving old complications than for beginning anything new.',
  },
  {
    meaning: 'Growth',
    special: 'Vriddhi favours sowing, saving, teaching, and additions to the house or the family.',
  },
  {
    meaning: 'Constant',
    special: 'Dhruva suits buildings, contracts and everything that should stay where it is.',
  },
  {
    meaning: 'Blow',
    special: 'Vyaghata is kept for tasks that need force; gentle matters are given other hours.',
  },
  {
    meaning: 'Gladness',
    special: 'Harshana goes with festivals, children, music and good news.',
  },
  {
    meaning: 'Thunderbolt',
    special:
      'Vajra is strong and hard: good for machines and metal, less so for gentle beginnings.',
  },
  {
    meaning: 'Accomplishment',
    special: 'Siddhi is good for completing what needs only a final step.',
  },
  {
    meaning: 'Great fall',
    special:
      'Vyatipata is for charity, prayer and reflection; important beginnings are usually postponed.',
  },
  {
    meaning: 'Comfort',
    special: 'Variyana goes with rest, good food, furnishings and pleasant company.',
  },
  {
    meaning: 'Iron bar',
    special: 'The first half of Parigha is kept for maintenance: gates, locks and boundaries.',
  },
  {
    meaning: 'Auspicious',
    special: 'Shiva suits worship, study, and whatever is meant to help many people.',
  },
  {
    meaning: 'Perfected',
    special: 'Siddha supports learning of all kinds and the first use of a new skill.',
  },
  {
    meaning: 'Attainable',
    special: 'Sadhya suits aims that are within reach, taken one by one and with patience.',
  },
  {
    meaning: 'Fair',
    special: 'Shubha is a general favourite for ceremonies, purchases and requests.',
  },
  {
    meaning: 'Bright',
    special: 'Clear speech, clean accounts and white clothes are associated with Shukla.',
  },
  {
    meaning: 'Sacred',
    special:
      'Brahma suits scripture, teaching, making peace and looking after what others trust you with.',
  },
  {
    meaning: 'Leader',
    special: 'Indra suits public office, duty and working with people in charge.',
  },
  {
    meaning: 'Without support',
    special:
      'Vaidhriti, the last of the yogas, is spent in giving, holy baths and quiet; beginnings wait.',
  },
];
