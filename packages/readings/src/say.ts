/** A message as it is compiled: a text, or a function of its arguments. */
type Message = string | ((values: never) => string);

/**
 * The arguments of a message; of one among several messages, those of all. `{Graha}` is `{graha}` at the start of a sentence.
 */
type Values<M> = (M extends (values: infer A) => string ? (values: A) => void : never) extends (
  values: infer All,
) => void
  ? { readonly [Name in keyof All as Uncapitalize<Name & string>]: All[Name] }
  : never;

/** Words at the start of a sentence: 'The Sun'. Scripts without capitals are unchanged. */
const atStart = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** One message or another, chosen by facts, with its arguments. Those that the chosen one does not have are ignored. */
export function say<M extends Message>(message: M, values: Values<M>): string {
  if (typeof message === 'string') return message;
  const all: Record<string, unknown> = { ...values };
  for (const [name, value] of Object.entries(values))
    if (typeof value === 'string') all[atStart(name)] = atStart(value);
  return (message as (values: object) => string)(all);
}
