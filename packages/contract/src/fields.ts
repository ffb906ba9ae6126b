import * as v from 'valibot';
import {
  clockTime,
  hasCompletedYears,
  isIsoDateForm,
  isRealDate,
  todayIn,
  withSeconds,
} from './calendar.ts';
import { isCommonPassword } from './common-passwords.ts';
import { birthYears } from './computed-dates.ts';
import { isBoundedText } from './limits.ts';
import { say, sayAbsent, type MessageKey } from './messages.ts';
import { hasTallLetter, isEmailAddress } from './scripts.ts';
import { canonicalTimeZone } from './time-zone.ts';

/** Minimum age at sign-up by the terms, completed years. */
export const minimumAge = 18;
export const passwordLength = { least: 8, most: 128 } as const;

/** Letters and marks of any script, spaces, dots, apostrophes, hyphens, and the joiners of Indic scripts. */
const nameForm = /^(?=.*\p{L})[\p{L}\p{M}\s.'’\-\u200c\u200d]+$/u;

/**
 * Ten digits with or without +91, 91 or 0 before them; spaces, dots, dashes and brackets anywhere. No two neighbouring parts
 * match the same character, so that a long text is rejected in linear time.
 */
const mobileForm = /^[\s().-]*((\+[\s().-]*)?9[\s().-]*1[\s().-]*|0[\s().-]*)?(\d[\s().-]*){10}$/;

/** Text before it is normalised. @param absent the form's message for a missing value */
export function typedText(absent: MessageKey = 'valueNotText') {
  return v.pipe(
    v.string(sayAbsent(absent, 'valueNotText')),
    v.check((text) => isBoundedText(text), say('textTooLong')),
  );
}

/** Text on one line: normalised, without spaces around it or repeated ones. @param absent as for `typedText` */
export function lineOfText(absent?: MessageKey) {
  return v.pipe(
    typedText(absent),
    v.transform((text) => text.normalize('NFC').trim().replace(/\s+/g, ' ')),
  );
}

/** Required text: absent, null and blank have the same message, a number another. */
export function requiredText(required: MessageKey) {
  return v.pipe(lineOfText(required), v.nonEmpty(say(required)));
}

/** A person's name, with the form's message for a missing value. */
export function personName(required: MessageKey) {
  return v.optional(
    v.pipe(
      requiredText(required),
      v.regex(nameForm, say('nameLetters')),
      v.check((name) => !hasTallLetter(name), say('nameMarks')),
      v.maxLength(80, say('nameTooLong')),
    ),
    '',
  );
}

export const nameField = personName('nameRequired');
export const firstNameField = personName('firstNameRequired');
export const lastNameField = personName('lastNameRequired');

export const emailField = v.optional(
  v.pipe(
    requiredText('emailRequired'),
    v.maxLength(254, say('emailInvalid')),
    v.check(isEmailAddress, say('emailInvalid')),
    // What JSON Schema would call an e-mail excludes letters beyond ASCII.
    v.metadata({ jsonSchema: { format: 'idn-email' } }),
  ),
  '',
);

/** The e-mail of an account that exists: any form, so that a new rule never locks existing users out. */
export const givenEmailField = v.optional(
  v.pipe(
    requiredText('emailRequired'),
    v.maxLength(254, say('emailInvalid')),
    v.regex(
      /^[^\s@<>"'`\p{Cc}]+@[^\s@.<>"'`\p{Cc}]+(\.[^\s@.<>"'`\p{Cc}]+)+$/u,
      say('emailInvalid'),
    ),
  ),
  '',
);

/** Ten digits; spaces, dots, dashes, brackets and a leading +91, 91 or 0 are accepted and dropped. */
export const mobileField = v.optional(
  v.pipe(
    requiredText('mobileRequired'),
    v.regex(mobileForm, say('mobileInvalid')),
    v.transform((text) => text.replace(/\D/g, '').slice(-10)),
  ),
  '',
);

/** A password that already exists: any text, so that a new rule never locks existing users out. */
export function givenPassword(required: MessageKey) {
  return v.optional(
    v.pipe(
      v.string(sayAbsent(required, 'valueNotText')),
      v.nonEmpty(say(required)),
      v.maxLength(1024, say('givenPasswordTooLong')),
    ),
    '',
  );
}

/** A new password: 8 to 128 characters, not one of the most common, no other rules. */
export function newPassword(required: MessageKey) {
  return v.optional(
    v.pipe(
      v.string(sayAbsent(required, 'valueNotText')),
      v.nonEmpty(say(required)),
      v.check((text) => [...text].length >= passwordLength.least, say('passwordTooShort')),
      v.check((text) => [...text].length <= passwordLength.most, say('passwordTooLong')),
      v.check((text) => !isCommonPassword(text), say('passwordTooCommon')),
      // A check counts characters, `v.minLength` would count UTF-16 units.
      v.metadata({
        jsonSchema: { minLength: passwordLength.least, maxLength: passwordLength.most },
      }),
    ),
    '',
  );
}

function inBirthYears(iso: string): boolean {
  const year = Number(iso.slice(0, 4));
  return year >= birthYears.first && year <= birthYears.last;
}

/**
 * Not after today in the zone where the day begins first (UTC+14): the exact check needs the place's zone.
 */
function notInFuture(iso: string): boolean {
  return iso <= todayIn('Pacific/Kiritimati');
}

/** `YYYY-MM-DD`. @param required the message for a missing value */
export const birthDate = (required: MessageKey) =>
  v.optional(
    v.pipe(
      requiredText(required),
      v.check(isIsoDateForm, say('dateFormatIso')),
      v.check(isRealDate, say('dateUnreal')),
      v.check(inBirthYears, say('dateRange')),
      v.check(notInFuture, say('dateFuture')),
      v.description('`YYYY-MM-DD`: a real day, 1800 to 2200, not in the future.'),
    ),
    '',
  );

export const birthDateField = birthDate('dateOfBirthRequired');

/** `YYYY-MM-DD`, a birth at least 18 years ago (by India's civil date). */
export const adultBirthDateField = v.optional(
  v.pipe(
    requiredText('dateOfBirthRequired'),
    v.check(isIsoDateForm, say('dateFormatIso')),
    v.check(isRealDate, say('dateUnreal')),
    v.check(inBirthYears, say('dateRange')),
    v.check(notInFuture, say('dateFuture')),
    v.check(
      (iso) => hasCompletedYears(iso, minimumAge, todayIn('Asia/Kolkata')),
      say('ageTooYoung'),
    ),
  ),
  '',
);

/** `HH:mm` or `HH:mm:ss`. @param required the message for a missing value */
export const birthTime = (required: MessageKey) =>
  v.optional(
    v.pipe(
      requiredText(required),
      v.regex(clockTime, say('timeFormat')),
      v.transform(withSeconds),
      v.description('`HH:mm` or `HH:mm:ss`.'),
    ),
    '',
  );

export const birthTimeField = birthTime('timeOfBirthRequired');

export const placeNameField = v.optional(
  v.pipe(
    requiredText('birthPlaceRequired'),
    v.maxLength(200, say('birthPlaceTooLong')),
    v.regex(/^\P{Cc}*$/u, say('valueInvalid')),
  ),
  '',
);

/** A number, or a number written as text (multipart and query strings carry text only). */
export function decimal(absent: MessageKey) {
  return v.pipe(
    v.union(
      [v.number(), v.pipe(v.string(), v.trim(), v.nonEmpty(say(absent)))],
      sayAbsent(absent, 'valueNotNumber'),
    ),
    // Decimal notation only: 0x1c or 1e1 as a coordinate is a mistake.
    v.transform((given) =>
      typeof given === 'number' || /^[+-]?\d+(\.\d+)?$/.test(given) ? Number(given) : Number.NaN,
    ),
  );
}

export const latitudeField = v.pipe(
  decimal('placeNotChosen'),
  v.number(say('latitudeRange')),
  v.minValue(-90, say('latitudeRange')),
  v.maxValue(90, say('latitudeRange')),
  v.description('Degrees, north positive.'),
);

export const longitudeField = v.pipe(
  decimal('placeNotChosen'),
  v.number(say('longitudeRange')),
  v.minValue(-180, say('longitudeRange')),
  v.maxValue(180, say('longitudeRange')),
  v.description('Degrees, east positive.'),
);

/** The output is the current name of the zone. */
export const timezoneField = v.pipe(
  v.string(say('timezoneUnknown')),
  v.trim(),
  v.maxLength(64, say('timezoneUnknown')),
  v.transform(canonicalTimeZone),
  v.string(say('timezoneUnknown')),
  v.description(
    'An IANA zone, such as `Asia/Kolkata`, or an offset: `+05:30`. By default that of the place.',
  ),
);

/** Instants in requests and responses: ISO 8601 in UTC, to the second. */
export const instantField = v.pipe(
  v.string(),
  v.regex(/^-?\d{4,6}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/),
);
