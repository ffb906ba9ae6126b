import type { Language } from './language.ts';

/** Why no answer of ours arrived. */
export type ConnectionCode = 'network' | 'timeout' | 'bad_answer';

/**
 * What is said where no answer of ours arrived. Apart from the sentences of the forms, so that a page without a form does
 * not carry those.
 */
export const connectionMessages: Record<Language, Record<ConnectionCode, string>> = {
  en: {
    network: 'The server could not be reached. Please check your connection and try again.',
    timeout: 'The server took too long to answer. Please try again.',
    bad_answer: 'The server gave an answer that could not be read. Please try again.',
  },
  hi: {
    network: 'सर्वर से संपर्क नहीं हो सका। कृपया अपना कनेक्शन जाँचें और फिर प्रयास करें।',
    timeout: 'सर्वर ने उत्तर देने में बहुत समय लिया। कृपया फिर प्रयास करें।',
    bad_answer: 'सर्वर का उत्तर पढ़ा नहीं जा सका। कृपया फिर प्रयास करें।',
  },
};
