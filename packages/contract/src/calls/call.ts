import type { GenericSchema } from 'valibot';

/** The sections of the description, in order. */
export const callGroups = [
  'Accounts',
  'Places',
  'Charts and readings',
  'Ceremonies',
  'Content',
  'Contact',
  'Operators',
  'Operation',
] as const;
export type CallGroup = (typeof callGroups)[number];

/**
 * Who may make a call: everyone, signed-in users, or operators. Operator calls respond with 404 to everyone
 * else.
 */
export type Caller = 'anyone' | 'visitor' | 'operator';

/** A path parameter: `:id`. */
export interface PathPart {
  /** What the parameter is, for the page of the API. */
  description: string;
  /** A value that exists. */
  example: string;
  /** All possible values, if fixed; any other has the response 404. */
  options?: readonly string[];
}

/**
 * The cost of a call, in milliseconds of processor time: that of the dearest input known, which
 * `bench/api/request-costs.ts` looks for. A test fails for an input that costs more than twice as much.
 */
export interface CallPrice {
  /** Consumed before the request is read. */
  call: number;
  /** Consumed in addition, for work that only some requests need. */
  work?: Readonly<Record<string, number>>;
}

/** How long a browser may use a response, and whether shared caches may store it. @default `no-store` */
export interface Caching {
  /** How long it may be used. */
  seconds: number;
  /** @default false */
  public?: boolean;
}

/** The response of a call that succeeds. */
export interface Success {
  /** @default 200, or 204 without a body */
  status?: 201 | 202;
  /** What is returned, for the page of the API. */
  description: string;
  /** The schema of a JSON body. */
  schema?: GenericSchema;
  /** The media type of a body that is not JSON. */
  type?: string;
}

/** The parts of an example request that succeeds. */
export interface CallExample {
  /** Parameters of the query. */
  query?: Readonly<Record<string, string>>;
  /** The JSON body. */
  body?: Readonly<Record<string, unknown>>;
  /** Multipart fields under their names in the request. */
  form?: Readonly<Record<string, string>>;
}

/** All that is known of a call: its route, its client, its description, its price and its tests are made of it. */
export interface CallEntry {
  /** Unique: the operation id of the description. */
  id: string;
  /** Heading under which the page of the API has it. */
  group: CallGroup;
  /** Who may make it. */
  who: Caller;
  /** One line, without a full stop. */
  summary: string;
  /** Further details, in sentences. */
  description?: string;
  /** What it costs of the caller's budget. */
  price: number | CallPrice;
  /** @default no-store */
  cache?: Caching;
  /** By the names in the path. */
  params?: Readonly<Record<string, PathPart>>;
  /** Parameters of the query. */
  query?: GenericSchema;
  /** A JSON body. */
  body?: GenericSchema;
  /** The fields of a multipart form, nested ones as `birthData[place]`. */
  form?: GenericSchema;
  /** An optional file of the form. */
  file?: {
    /** Field of the form that has the file. */
    name: string;
    /** What the file is, for the page of the API. */
    description: string;
    /** Largest size that is accepted. */
    mostBytes: number;
    /** Media types that are accepted. */
    types: readonly string[];
  };
  /** Headers that the call reads. */
  headers?: GenericSchema;
  /** Whether the error lists the sentences of all fields. @default false: that of the first */
  everySentence?: boolean;
  /** Maximum length of a text before it is normalised, UTF-16 units. @default `longestText` */
  longestText?: number;
  /** What a call that succeeds returns. */
  success: Success;
  /** Whether a signed-in user needs a confirmed e-mail; otherwise 403. */
  needsConfirmedEmail?: boolean;
  /** Whether operators may make it before passing the second factor. */
  beforeSecondFactor?: boolean;
  /** The reason for a possible 409. */
  conflict?: string;
  /** The reason for a possible 404, if it is not a path parameter. */
  missing?: string;
  /** The names of the rate limits; beyond them 429. */
  limits?: readonly string[];
  /** The reason for a 401 besides a missing or expired login. */
  wrongCredentials?: string;
  /** The setting of the server that is the bearer token, for calls without a login. */
  bearer?: string;
  /** The response while the server cannot serve. */
  unavailable?: string;
  /** A request that succeeds. @default none is needed */
  example?: CallExample;
}

/** Calls by method and path; the path in the format of Express: `GET /api/bookings/:id`. */
export type CallTable = Readonly<
  Record<`${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`, CallEntry>
>;
