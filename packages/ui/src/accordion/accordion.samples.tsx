import { AccordionItem } from './index.ts';

/** Questions of a home page, with plain answers. */
export const questions = [
  [
    'birth',
    'What do I need for a birth chart?',
    'Your date, time and place of birth. If the time is not known, say so: the chart then leaves out what depends on it.',
  ],
  [
    'time',
    'What if I do not know my birth time?',
    'Turn on “Exact time unknown”. You still get the signs of the planets; houses and the ascendant are left out.',
  ],
  [
    'private',
    'Is my birth information kept private?',
    'It is used to calculate your chart and kept only if you save it.',
  ],
  [
    'ayanamsa',
    'Which ayanamsa do you use?',
    'Lahiri, unless you choose another. Every report names the one it was made with.',
  ],
  ['reschedule', 'Can I reschedule a consultation?', 'Yes, free of charge up to 24 hours ahead.'],
  [
    'panchang',
    'How is the panchang for my city calculated?',
    'From the rising and setting of Sun and Moon at your place, in your local time.',
  ],
  ['languages', 'In which languages can I read my report?', 'In English. Hindi is next.'],
] as const;

export const hindiQuestions = [
  [
    'birth',
    'जन्मकुंडली बनवाने के लिए मुझे कौन-कौन सी जानकारी देनी होगी?',
    'जन्म की तारीख़, समय और स्थान। समय ज्ञात न हो तो वैसा ही बताइए।',
  ],
  ['private', 'क्या मेरी जन्म सम्बन्धी जानकारी सुरक्षित रहती है?', 'हाँ। यह केवल गणना के लिए प्रयोग होती है।'],
] as const;

export function itemsOf(list: readonly (readonly [string, string, string])[]) {
  return list.map(([value, question, answer]) => (
    <AccordionItem key={value} value={value} title={question}>
      <p>{answer}</p>
    </AccordionItem>
  ));
}
