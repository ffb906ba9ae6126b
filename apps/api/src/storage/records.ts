import * as v from 'valibot';

/** The version of the shapes below. Raise it together with a migration. */
export const schemaVersion = 1;

const birthDataSchema = v.object({
  place: v.string(),
  time: v.string(),
  date: v.string(),
  latitude: v.optional(v.number()),
  longitude: v.optional(v.number()),
  timezone: v.optional(v.string()),
});

const userRecordSchema = v.object({
  id: v.string(),
  firstName: v.string(),
  lastName: v.string(),
  /** As the user wrote it; compared without regard to case. */
  email: v.string(),
  mobile: v.string(),
  /** A file name, or `default_profile.jpg`. */
  profileImage: v.string(),
  birthData: birthDataSchema,
  /** Argon2id, in its own encoded form. */
  passwordHash: v.string(),
  createdAt: v.string(),
});
export type UserRecord = v.InferOutput<typeof userRecordSchema>;

const tokenRecordSchema = v.object({
  userId: v.string(),
  createdAt: v.string(),
  expiresAt: v.string(),
});
export type TokenRecord = v.InferOutput<typeof tokenRecordSchema>;

/** Why somebody left, with nothing that says who: the day, not the moment. */
const departureRecordSchema = v.object({
  reason: v.string(),
  additionalInfo: v.string(),
  date: v.string(),
});
export type DepartureRecord = v.InferOutput<typeof departureRecordSchema>;

/** Everything that is stored. */
export const storedDataSchema = v.object({
  schema: v.literal(schemaVersion),
  users: v.record(v.string(), userRecordSchema),
  /** By the SHA-256 of the token, hexadecimal: the token itself is stored nowhere. */
  tokens: v.record(v.string(), tokenRecordSchema),
  departures: v.array(departureRecordSchema),
});
export type StoredData = v.InferOutput<typeof storedDataSchema>;

export function emptyData(): StoredData {
  return { schema: schemaVersion, users: {}, tokens: {}, departures: [] };
}
