import type { GenericSchema, InferInput, InferOutput } from 'valibot';
import type { Calls } from './index.ts';
import type { everyoneForAMinute } from './shared.ts';

// The types that the table of calls gives each of them, for its client and its handler.

/** A call by method and path: `GET /api/bookings/:id`. */
export type CallKey = keyof Calls;

/** The calls with the same response for everyone, which may be shown to anybody. */
export type PublicKey = {
  [Key in CallKey]: Calls[Key] extends { cache: typeof everyoneForAMinute } ? Key : never;
}[CallKey];

/** The schema of a part of a request, or `never`. */
type SchemaOf<K extends CallKey, Part extends string> =
  Calls[K] extends Record<Part, infer Schema extends GenericSchema> ? Schema : never;

/** A required member, or an optional one if its value may be empty; none for `never`. */
type Member<Name extends string, Value> = [Value] extends [never]
  ? unknown
  : object extends Value
    ? { [Part in Name]?: Value }
    : { [Part in Name]: Value };

type PartOf<Part> = Part extends { options: readonly (infer Option)[] } ? Option : string;

/** The path parameters of a call by name. */
export type PathOf<K extends CallKey> = Calls[K] extends { params: infer Params }
  ? { [Name in keyof Params]: PartOf<Params[Name]> }
  : never;

/** What an address can be made of: a number for text, and in a query `null` for nothing. */
type InAddress<Parts> = [Parts] extends [never]
  ? never
  : {
      [Name in keyof Parts]:
        | Parts[Name]
        | (string extends Parts[Name] ? number : never)
        | (undefined extends Parts[Name] ? null : never);
    };

type FileOf<K extends CallKey> = Calls[K] extends { file: { name: infer Name extends string } }
  ? { [File in Name]?: Blob | null }
  : unknown;

/** What a client sends. */
export type RequestOf<K extends CallKey> = Member<'path', InAddress<PathOf<K>>> &
  Member<
    'query',
    SchemaOf<K, 'query'> extends never ? never : InAddress<InferInput<SchemaOf<K, 'query'>>>
  > &
  Member<'body', InferInput<SchemaOf<K, 'body'>>> &
  Member<
    'form',
    SchemaOf<K, 'form'> extends never ? never : InferInput<SchemaOf<K, 'form'>> & FileOf<K>
  > &
  Member<'headers', InferInput<SchemaOf<K, 'headers'>>>;

/** What the body of a success has, in or without its envelope `data`; text for other media types than JSON. */
export type ResponseOf<K extends CallKey> = Calls[K]['success'] extends {
  schema: infer Schema extends GenericSchema;
}
  ? InferOutput<Schema> extends { data: infer Data }
    ? Data
    : InferOutput<Schema>
  : Calls[K]['success'] extends { type: string }
    ? string
    : void;

/** The parts of a request after validation. */
export interface ReceivedOf<K extends CallKey> {
  path: PathOf<K>;
  query: InferOutput<SchemaOf<K, 'query'>>;
  body: InferOutput<SchemaOf<K, 'body'>>;
  form: InferOutput<SchemaOf<K, 'form'>>;
  headers: InferOutput<SchemaOf<K, 'headers'>>;
}

/** The names of work that a call pays for besides its price. */
export type WorkOf<K extends CallKey> = Calls[K]['price'] extends { work: infer Work }
  ? keyof Work & string
  : never;
