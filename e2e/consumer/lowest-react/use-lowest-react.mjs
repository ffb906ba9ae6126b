// Resolves React to the lowest version that the kit allows, for every module that imports it.
import { registerHooks } from 'node:module';

registerHooks({
  resolve(specifier, context, nextResolve) {
    const [, name, path = ''] = /^(react|react-dom)(\/.*)?$/.exec(specifier) ?? [];
    if (name === undefined) return nextResolve(specifier, context);
    return nextResolve(`${name}-lowest${path}`, { ...context, parentURL: import.meta.url });
  },
});
