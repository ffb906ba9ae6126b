/** Address of the check of the session. */
export const SESSION_ADDRESS = '/api/auth/profile';

/** Calls that answer everybody alike. */
const publicAddresses =
  /^\/api\/(header|footer|home|faqs|articles|astrologers|zodiac|pages|sky\/today)(\/|$)/;

/** Whether an address of the API gives everybody the same answer, so that any cache may keep it. @param path without a query */
export const isPublicAddress = (path: string): boolean => publicAddresses.test(path);

/** What visitors are, what they keep, and what was calculated for them. */
const personalReadings = [
  /^GET \/api\/(auth\/profile|users\/(profile|charts)|bookings|consultations)(\?|$)/,
  /^GET \/api\/(panchang(\/month)?|horoscope\/\w+\/\w+)(\?|$)/,
  /^POST \/api\/(kundli(\/vimshottari)?|matching)$/,
];

/** Whether a call only reads what is the visitor's own, so that its last answer may be shown again without a network. */
export const isPersonalReading = (method: string, address: string): boolean =>
  personalReadings.some((pattern) => pattern.test(`${method} ${address}`));
