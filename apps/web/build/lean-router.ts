import type { Plugin } from 'vite';

/**
 * Lets the bundler leave out what the site does not use of the router, a third of it: names of components for tools, and
 * contexts and components that nobody asks for, are told to be without effect.
 */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /node_modules[\\/]react-router[\\/]dist[\\/].*\.mjs$/ },
      handler: (code) => ({
        code: code
          .replaceAll(/^\w+\.displayName = "[\w.]+";$/gm, '')
          .replaceAll(
            /^var (\w+) = (React\d*\.(?:createContext|forwardRef|createElement)\()/gm,
            'var $1 = /* @__PURE__ */ $2',
          ),
        map: null,
      }),
    },
  };
}
