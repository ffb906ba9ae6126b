import type { Plugin } from 'vite';

/** Lines that name something for tools: `Link.displayName = "Link";`, `__name(createCollection, "createCollection");`. */
const names = /^\s*(?:\w+\.displayName = (?:\w+|"[\w.]+")|__name\(\w+, "\w+"\));$/gm;

/** What is left of a block of a class that held nothing else. */
const emptyBlock = /^\s*static \{\s*\}$/gm;

const contextOrComponent =
  /^var (\w+) = (React\d*\.(?:createContext|forwardRef|createElement)\()/gm;

/**
 * Lets the bundler leave out what the site does not use of the router and of the tabs, a third of each: naming something,
 * and making a context or a component, are told to be without effect.
 */
export function leanLibraries(): Plugin {
  return {
    name: 'lean-libraries',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: {
        id: /node_modules[\\/](?:react-router|@radix-ui[\\/][\w-]+)[\\/]dist[\\/].*\.mjs$/,
      },
      handler: (code) => ({
        code: code
          .replaceAll(names, '')
          .replaceAll(emptyBlock, '')
          .replaceAll(contextOrComponent, 'var $1 = /* @__PURE__ */ $2'),
        map: null,
      }),
    },
  };
}
