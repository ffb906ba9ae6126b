import * as v from 'valibot';
import { deletionReasons } from './choices.ts';
import {
  adultBirthDateField,
  birthTimeField,
  emailField,
  firstNameField,
  givenEmailField,
  givenPassword,
  instantField,
  lastNameField,
  latitudeField,
  longitudeField,
  mobileField,
  newPassword,
  placeNameField,
  requiredText,
  timezoneField,
} from './fields.ts';
import { languages } from '@jyoti/language';
import { say } from './messages.ts';

/** An empty text counts as absent: multipart forms send one for an untouched field. */
function blankAsAbsent<Schema extends v.GenericSchema>(schema: Schema) {
  return v.optional(
    v.pipe(
      v.custom<v.InferInput<Schema> | ''>(() => true),
      v.transform((value): unknown => (value === '' ? undefined : value)),
      v.optional(schema),
    ),
  );
}

/** A boolean, also as text in a multipart form. */
const flagField = v.optional(
  v.pipe(
    v.union([v.boolean(), v.picklist(['true', 'false', ''])], say('valueInvalid')),
    v.transform((value) => value === true || value === 'true'),
  ),
);

const accountBirthFields = v.object({
  place: placeNameField,
  time: blankAsAbsent(birthTimeField),
  /** If true, `time` is not required and is stored as an empty text. */
  timeUnknown: flagField,
  date: adultBirthDateField,
  latitude: blankAsAbsent(latitudeField),
  longitude: blankAsAbsent(longitudeField),
  timezone: blankAsAbsent(timezoneField),
});

/**
 * A time is required unless it is marked as unknown; the output then has an empty one. One coordinate without the other
 * is invalid and reported at the missing one.
 */
const accountBirthSchema = v.pipe(
  accountBirthFields,
  v.forward(
    v.partialCheck(
      [['time'], ['timeUnknown']],
      ({ time, timeUnknown }) => timeUnknown === true || time !== undefined,
      say('timeOfBirthRequired'),
    ),
    ['time'],
  ),
  v.forward(
    v.partialCheck(
      [['latitude'], ['longitude']],
      ({ latitude, longitude }) => latitude !== undefined || longitude === undefined,
      say('coordinatesTogether'),
    ),
    ['latitude'],
  ),
  v.forward(
    v.partialCheck(
      [['latitude'], ['longitude']],
      ({ latitude, longitude }) => longitude !== undefined || latitude === undefined,
      say('coordinatesTogether'),
    ),
    ['longitude'],
  ),
  v.transform(({ time, timeUnknown, ...birth }) => ({
    ...birth,
    time: timeUnknown === true ? '' : (time ?? ''),
  })),
);

/** The text parts of sign-up; the picture is sent with them as `profileImage`. */
export const registerSchema = v.object({
  firstName: firstNameField,
  lastName: lastNameField,
  email: emailField,
  password: newPassword('passwordRequired'),
  mobile: mobileField,
  birthData: v.optional(accountBirthSchema, {}),
});
export type Register = v.InferOutput<typeof registerSchema>;
export type RegisterInput = v.InferInput<typeof registerSchema> & {
  /** A picture of up to 5 MB; null or nothing: none. */
  profileImage?: Blob | null;
};

export const loginSchema = v.object({
  email: givenEmailField,
  password: givenPassword('passwordRequired'),
  /** The device token of an earlier login, so that failed logins of others do not lock this device out. */
  device: v.optional(
    v.pipe(v.string(say('valueInvalid')), v.regex(/^[\w-]{43}$/, say('valueInvalid'))),
  ),
});
export type LoginOutput = v.InferOutput<typeof loginSchema>;
/** Editing the profile. `birthData`, if present, is replaced completely. */
export const updateProfileSchema = v.object({
  firstName: firstNameField,
  lastName: lastNameField,
  email: emailField,
  mobile: mobileField,
  birthData: v.optional(accountBirthSchema),
  /** `true` removes the picture; a new picture in the same request takes precedence. */
  removeProfileImage: flagField,
  /** Required if the e-mail changes. */
  currentPassword: blankAsAbsent(givenPassword('currentPasswordRequired')),
});
export type UpdateProfile = v.InferOutput<typeof updateProfileSchema>;
export type UpdateProfileInput = v.InferInput<typeof updateProfileSchema> & {
  /** A new picture of up to 5 MB; null or nothing: unchanged. */
  profileImage?: Blob | null;
};

export const changePasswordSchema = v.object({
  currentPassword: givenPassword('currentPasswordRequired'),
  newPassword: newPassword('newPasswordRequired'),
});
export type ChangePasswordInput = v.InferInput<typeof changePasswordSchema>;

/** Body of POST /api/users/language: the language in which the account reads the site. */
export const accountLanguageSchema = v.object({
  language: v.picklist(languages, say('valueInvalid')),
});
/** An active login of the account. */
export const loginEntrySchema = v.strictObject({
  id: v.pipe(v.string(), v.nonEmpty()),
  createdAt: instantField,
  /** Precise to the hour. */
  lastUsedAt: instantField,
  expiresAt: instantField,
  /** Name of the browser and system: `Firefox`, `Windows`; `null` if unknown. */
  browser: v.nullable(v.string()),
  system: v.nullable(v.string()),
  /** The current login. */
  current: v.boolean(),
});
export type Login = v.InferOutput<typeof loginEntrySchema>;

/** GET /api/users/logins, newest first. */
export const loginsResponseSchema = v.strictObject({ data: v.array(loginEntrySchema) });

/** Body of POST /api/users/end-logins. */
export const endLoginsSchema = v.object({
  currentPassword: givenPassword('currentPasswordRequired'),
  /** The id of a login; without it, all except the current one end. */
  login: v.optional(v.pipe(v.string(say('valueInvalid')), v.maxLength(100, say('valueInvalid')))),
});
export type EndLogins = v.InferOutput<typeof endLoginsSchema>;
/** Body of POST /api/users/forgot-password. The response is 202, whether or not the account exists. */
export const forgotPasswordSchema = v.object({ email: givenEmailField });
/** 202 of forgot-password. */
export const acceptedResponseSchema = v.strictObject({
  data: v.strictObject({ accepted: v.literal(true) }),
});

/** The token of a link in an e-mail. */
const linkTokenField = v.optional(
  v.pipe(requiredText('resetTokenRequired'), v.maxLength(200, say('resetTokenInvalid'))),
  '',
);

/** Body of POST /api/users/reset-password: the token of the link in the mail. */
export const resetPasswordSchema = v.object({
  token: linkTokenField,
  newPassword: newPassword('newPasswordRequired'),
});
export type ResetPasswordInput = {
  /** From the link in the e-mail. */
  token: string;
  /** Replaces the old one. */
  newPassword: string;
};

/** Body of POST /api/users/reject-email: the token of the link in the e-mail. */
export const rejectEmailSchema = v.object({ token: linkTokenField });
/** Body of POST /api/users/confirm-email: the token of the link in the e-mail. */
export const confirmEmailSchema = v.object({
  token: linkTokenField,
  /** The password of the account; required unless the call is signed in to it. */
  password: v.optional(givenPassword('passwordRequired')),
});
export type ConfirmEmailInput = {
  /** From the link in the e-mail. */
  token: string;
  /** Of the account; required unless the call is signed in to it. */
  password?: string;
};

/** Response of reject-email: whether the account was deleted, or only the change of its e-mail was cancelled. */
export const emailRejectedResponseSchema = v.strictObject({
  data: v.strictObject({ rejected: v.picklist(['account', 'change']) }),
});
/** Response of confirm-email: the confirmed address. */
export const emailConfirmedResponseSchema = v.strictObject({
  data: v.strictObject({ email: v.string() }),
});

/** Body of POST /api/users/export. */
export const exportAccountSchema = v.object({
  currentPassword: givenPassword('currentPasswordRequired'),
});
export const deleteAccountSchema = v.object({
  currentPassword: givenPassword('currentPasswordRequired'),
  reason: v.pipe(
    v.optional(v.unknown(), ''),
    v.picklist(deletionReasons, say('deletionReasonRequired')),
  ),
  additionalInfo: v.optional(
    v.nullable(
      v.pipe(v.string(say('valueInvalid')), v.trim(), v.maxLength(2000, say('feedbackTooLong'))),
    ),
    '',
  ),
});
/** The user in responses: a strict schema, so that a stored secret can never leak. */
export const userSchema = v.strictObject({
  id: v.pipe(v.string(), v.nonEmpty()),
  firstName: v.string(),
  lastName: v.string(),
  email: v.string(),
  /** Whether the confirmation link sent to this address was opened. */
  emailConfirmed: v.boolean(),
  /** The new address, which replaces it once the link in the confirmation e-mail is opened; `null` for none. */
  newEmail: v.nullable(v.string()),
  mobile: v.string(),
  /** A file name under `/uploads/profiles/`, or `default_profile.jpg` for none. */
  profileImage: v.string(),
  birthData: v.strictObject({
    place: v.string(),
    /** `HH:mm:ss`; empty if unknown. */
    time: v.string(),
    date: v.string(),
    latitude: v.optional(v.number()),
    longitude: v.optional(v.number()),
    timezone: v.optional(v.string()),
  }),
  /** Preferred language of the site; absent until one is chosen. */
  language: v.optional(v.picklist(languages)),
  createdAt: instantField,
});
export type User = v.InferOutput<typeof userSchema>;

/** Response of sign-up and login. */
export const sessionSchema = v.strictObject({
  token: v.pipe(v.string(), v.nonEmpty()),
  user: userSchema,
  /** Send it with the next login on this device, for any account. */
  device: v.optional(v.string()),
});
export type Session = v.InferOutput<typeof sessionSchema>;

/** Response of the profile calls. */
export const profileResponseSchema = v.strictObject({ data: userSchema });
export const deletedResponseSchema = v.strictObject({
  data: v.strictObject({ deleted: v.literal(true) }),
});
