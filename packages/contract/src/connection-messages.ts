import type { Language } from './language.ts';

/** Reasons why there is no valid response. */
export type ConnectionCode = 'network' | 'timeout' | 'bad_answer';

/**
 * Messages for a missing or unreadable response. In a file without the messages of the forms, so that a page without a
 * form does not load those.
 */
export const connectionMessages: Record<Language, Record<ConnectionCode, string>> = {
  en: {
    network: 'We couldn’t reach the server. Please check your connection and try again.',
    timeout: 'The server took too long to answer. Please try again.',
    bad_answer: 'Something went wrong while loading. Please try again.',
  },
  hi: {
    network: 'सर्वर से संपर्क नहीं हो सका। कृपया अपना कनेक्शन जाँचें और फिर प्रयास करें।',
    timeout: 'सर्वर ने उत्तर देने में बहुत समय लिया। कृपया फिर प्रयास करें।',
    bad_answer: 'लोड करते समय कुछ गड़बड़ी हुई। कृपया फिर प्रयास करें।',
  },
};
