/** A message of a group in which only some have arguments: `messageWith(t.events[event], { day })`. */
export const messageWith = <Values>(
  message: string | ((values: Values) => string),
  values: Values,
): string => (typeof message === 'string' ? message : message(values));
