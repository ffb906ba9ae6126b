import type { Glossary } from '@jyoti/ui/term-tip';

/** Terms of a horoscope, by their form in its sentences. */
export const en: Glossary = {
  'vipareeta vedha': {
    name: 'Vipareeta vedha',
    text: 'The reverse of vedha: a planet in a difficult house is softened by another planet in a good one.',
  },
  vedha: {
    name: 'Vedha',
    text: 'A planet in a good house can be blocked by another planet in one particular house. Vedha means obstruction.',
  },
  aspects: {
    name: 'Aspect',
    text: 'Each planet looks at the house opposite its own, and some at one or two more. Its nature colours what it looks at.',
  },
  nakshatra: {
    name: 'Nakshatra',
    text: 'One of 27 equal parts of the sky. The Moon passes through one in about a day.',
  },
  retrograde: {
    name: 'Retrograde',
    text: 'Seen from the Earth, a planet moves backwards for a while. Direct means forwards again.',
  },
};
