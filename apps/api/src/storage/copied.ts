/**
 * Copies JSON data, such as any record, without members that are `undefined`, as it is read back. Every call
 * makes some copies, and `structuredClone` takes several times as long.
 */
export function copied<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(copied) as Value;
  const copy: Record<string, unknown> = {};
  for (const [key, part] of Object.entries(value)) {
    if (part !== undefined) copy[key] = copied(part as unknown);
  }
  return copy as Value;
}
