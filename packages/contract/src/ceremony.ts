/** Days of the week as ceremonies name them, in the order of the day filter. */
export const weekdayNames = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;
export type WeekdayName = (typeof weekdayNames)[number];

/** What people ask for a ceremony for, in the order of the purpose filter. */
export const ceremonyPurposes = [
  'health',
  'home',
  'marriage',
  'career',
  'studies',
  'birthday',
  'peace',
  'planets',
  'ancestors',
] as const;
export type CeremonyPurpose = (typeof ceremonyPurposes)[number];

/** An hour on the clock of India, where every ceremony is performed: `HH:mm`. */
export const ceremonyHourForm = /^([01]\d|2[0-3]):[0-5]\d$/;

/** The zone of a ceremony's day and hour. */
export const ceremonyZone = 'Asia/Kolkata';

/** The instant at which a ceremony begins, ISO 8601. India is 5:30 ahead of UTC all year. */
export const ceremonyBegins = (date: string, hour: string): string => `${date}T${hour}:00+05:30`;

/** Maximum changes of date of one booking: each sends an e-mail and extends the history. */
export const mostReschedulings = 10;

/** How the customer attends a ceremony. */
export const serviceTypes = ['video', 'audio', 'video_audio'] as const;
export type ServiceType = (typeof serviceTypes)[number];

/** How the team reaches the customer of a booking. */
export const reachWays = ['call', 'whatsapp', 'email'] as const;
export type ReachWay = (typeof reachWays)[number];

export const packageTiers = ['standard', 'premium', 'elite'] as const;
export type PackageTier = (typeof packageTiers)[number];

/**
 * The modes of service in which a ceremony can be booked: those in its type, and both together if it has
 * each.
 */
export function offeredServiceTypes(type: readonly ServiceType[]): ServiceType[] {
  const both = type.includes('video') && type.includes('audio');
  return serviceTypes.filter((one) => type.includes(one) || (one === 'video_audio' && both));
}

/** The default mode of service: video and audio, else video, else audio, of those in the type. */
export function preselectedServiceType(type: readonly ServiceType[]): ServiceType {
  if (type.includes('video_audio')) return 'video_audio';
  return type.includes('video') ? 'video' : 'audio';
}

/** The recording format of a ceremony: `video_audio` if both are offered together. */
export function ceremonyFormat(type: readonly ServiceType[]): ServiceType {
  return offeredServiceTypes(type).at(-1) ?? 'audio';
}

export const bookingStatuses = ['requested', 'confirmed', 'completed', 'cancelled'] as const;
export type BookingStatus = (typeof bookingStatuses)[number];

/** Maximum length of the names and wishes for a ceremony. */
export const sankalpLength = 500;
