import type { Plugin } from 'vite';

/** Where the bundler's own code puts the style sheets of code that is brought later. */
const IN_THE_HEAD = 'document.head.appendChild(link)';

/**
 * Puts the style sheets of code that is brought later at the end of the document. In the head they would stand before those that
 * came with the parts of a page, and a browser that finds a sheet between others reckons with all of them anew, faces of
 * letters included: it lays out the whole page again, a twentieth of a second on a slow phone.
 */
export function lateSheets(): Plugin {
  return {
    name: 'late-sheets',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\0vite\/preload-helper/ },
      handler(code) {
        if (!code.includes(IN_THE_HEAD)) this.error('The bundler brings style sheets otherwise.');
        return { code: code.replace(IN_THE_HEAD, 'document.body.appendChild(link)'), map: null };
      },
    },
  };
}
