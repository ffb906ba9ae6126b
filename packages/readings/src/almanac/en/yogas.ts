import type { YogaText } from '../almanac.types.ts';

/** The twenty-seven yogas of Sun and Moon, from Vishkambha. */
export const yogasEn: readonly YogaText[] = [
  {
    meaning: 'Prop or bolt',
    special:
      'Its first hours are left free of beginnings by custom; supports, fences and finished structures are inspected.',
  },
  {
    meaning: 'Affection',
    special: 'Friendship, visits and reconciliations are thought to come easily during Priti.',
  },
  {
    meaning: 'Long-lived',
    special:
      'Ayushman is chosen for care of health, for elders, and for things that should endure.',
  },
  {
    meaning: 'Good fortune',
    special: 'Saubhagya is counted among the best for weddings, homecomings and gifts.',
  },
  {
    meaning: 'Splendour',
    special: 'Dress, art, celebrations and public occasions take their place in Shobhana.',
  },
  {
    meaning: 'Great knot',
    special:
      'Almanacs leave the opening part of Atiganda for routine, and look for clear weather afterwards.',
  },
  {
    meaning: 'Good works',
    special: 'Charity, craft and honest labour give Sukarma its name and its use.',
  },
  {
    meaning: 'Steadiness',
    special:
      'What is begun in Dhriti is expected to be carried through: foundations, vows, savings.',
  },
  {
    meaning: 'Spear',
    special:
      'Pointed questions belong to Shula; ceremonies are by preference set before or after it.',
  },
  {
    meaning: 'Knot',
    special: 'Complications are untied in Ganda more readily than new ones should be made.',
  },
  {
    meaning: 'Growth',
    special: 'Vriddhi favours sowing, saving, teaching, and additions to house or family.',
  },
  {
    meaning: 'Constant',
    special: 'Dhruva suits buildings, contracts and everything that is to stay where it is put.',
  },
  {
    meaning: 'Blow',
    special:
      'Vyaghata is kept for tasks that need a firm stroke; gentle affairs are given other hours.',
  },
  {
    meaning: 'Gladness',
    special: 'Festivity, children, music and good news are the company of Harshana.',
  },
  {
    meaning: 'Thunderbolt',
    special:
      'Vajra is strong and hard: machinery and metal are at home in it, soft beginnings less so.',
  },
  {
    meaning: 'Accomplishment',
    special: 'Undertakings that wait for a final step are often completed under Siddhi.',
  },
  {
    meaning: 'Great fall',
    special:
      'Vyatipata is given to charity, prayer and reflection; important starts are customarily postponed.',
  },
  {
    meaning: 'Comfort',
    special: 'Rest, good food, furnishings and pleasant company characterise Variyana.',
  },
  {
    meaning: 'Iron bar',
    special:
      'The earlier half of Parigha is left for maintenance; gates, locks and limits are looked at.',
  },
  {
    meaning: 'Auspicious',
    special: 'Shiva is welcomed for worship, study, and for acts that wish well to many.',
  },
  {
    meaning: 'Perfected',
    special: 'Siddha supports learning of all kinds and the first use of what has been mastered.',
  },
  {
    meaning: 'Attainable',
    special: 'With Sadhya, aims within reach are addressed one by one, and patience is rewarded.',
  },
  {
    meaning: 'Fair',
    special: 'Shubha is a general favourite for ceremonies, purchases and requests.',
  },
  {
    meaning: 'Bright',
    special: 'Clear speech, clean accounts and white garments are associated with Shukla.',
  },
  {
    meaning: 'Sacred',
    special: 'Scripture, teaching, peace-making and trusteeship are proper to Brahma.',
  },
  {
    meaning: 'Leader',
    special: 'Indra lends itself to office, public duty and cooperation with people in charge.',
  },
  {
    meaning: 'Without support',
    special:
      'Vaidhriti closes the circle and is spent in giving, bathing and quiet; openings wait.',
  },
];
