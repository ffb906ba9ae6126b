import type { ConnectionCode } from './connection-messages.en.ts';

export const connectionMessagesHi: Record<ConnectionCode | 'offline', string> = {
  network: 'सर्वर से संपर्क नहीं हो सका। कृपया अपना कनेक्शन जाँचें और फिर प्रयास करें।',
  offline: 'आप ऑफ़लाइन हैं। कनेक्शन मिलने पर फिर प्रयास करें।',
  timeout: 'सर्वर ने उत्तर देने में बहुत समय लिया। कृपया फिर प्रयास करें।',
  bad_response: 'लोड करते समय कुछ गड़बड़ हो गई। कृपया फिर प्रयास करें।',
};
