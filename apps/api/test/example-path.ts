import type { Call } from '@jyoti/contract/calls';

/** The path with an example of each parameter. */
export function examplePath({ path, params = {} }: Pick<Call, 'path' | 'params'>): string {
  return path.replaceAll(/:(\w+)/g, (part, name: string) => params[name]?.example ?? part);
}
