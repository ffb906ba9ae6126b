// Lets every module that imports React get the lowest release that the kit allows.
import { registerHooks } from 'node:module';

registerHooks({
  resolve(specifier, context, nextResolve) {
    const [, name, path = ''] = /^(react|react-dom)(\/.*)?$/.exec(specifier) ?? [];
    if (name === undefined) return nextResolve(specifier, context);
    return nextResolve(`${name}-lowest${path}`, { ...context, parentURL: import.meta.url });
  },
});
