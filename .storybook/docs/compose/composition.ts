/** A module of the kit. */
export interface KitModule {
  /** Below `@jyoti/ui/`. */
  readonly path: string;
  readonly hasSheet: boolean;
  readonly names: readonly string[];
}

/** What a composition may use of React without an import. */
export const REACT_NAMES = ['useEffect', 'useId', 'useMemo', 'useRef', 'useState'] as const;

/** Where elements begin: the first line that starts with one. What is before it are declarations. */
export function partsOf(text: string): { declarations: string; elements: string } {
  const start = /^</m.exec(text)?.index ?? text.length;
  return { declarations: text.slice(0, start).trim(), elements: text.slice(start).trim() };
}

/** Words of code outside of its texts; a superset of the names that it uses. */
const wordsIn = (text: string) => new Set(text.match(/[A-Za-z_$][\w$]*/g));

/** The modules of the kit that a composition uses, each with the names that it uses of it. */
export function modulesOf(text: string, modules: readonly KitModule[]): KitModule[] {
  const words = wordsIn(text);
  const { declarations } = partsOf(text);
  const own = new Set(
    [...declarations.matchAll(/^(?:const|let|function|class) (\w+)/gm)].map(([, name]) => name),
  );
  const taken = new Set<string>();
  return modules.flatMap((module) => {
    const names = module.names.filter(
      (name) => words.has(name) && !own.has(name) && !taken.has(name),
    );
    for (const name of names) taken.add(name);
    return names.length > 0 ? [{ ...module, names }] : [];
  });
}

const indented = (text: string, by: string) => text.replaceAll(/^(?=.)/gm, by);

/** A composition as a module of a product: style sheets, imports and one component. */
export function moduleOf(text: string, modules: readonly KitModule[]): string {
  const { declarations, elements } = partsOf(text);
  const used = modulesOf(text, modules);
  const words = wordsIn(text);
  const hooks = REACT_NAMES.filter((name) => words.has(name));
  const imports = [
    ...used.filter(({ hasSheet }) => hasSheet).map(({ path }) => `import '@jyoti/ui/${path}.css';`),
    ...(hooks.length > 0 ? [`import { ${hooks.join(', ')} } from 'react';`] : []),
    ...used.map(({ path, names }) => `import { ${names.join(', ')} } from '@jyoti/ui/${path}';`),
  ];
  const body = `export const Composition = () => (\n  <>\n${indented(elements, '    ')}\n  </>\n);`;
  return `${[imports.join('\n'), declarations, body].filter(Boolean).join('\n\n')}\n`;
}

/** The declarations and the elements of a sample, which is a module with one component, `Example`. */
export function partsOfSample(sample: string): { declarations: string; elements: string } {
  const code = sample.replaceAll(/^import (?:[^;]*?from )?'[^']*';\n/gm, '').trim();
  const [, declarations = '', body = ''] =
    /^([\s\S]*?)export const Example = \(\) =>\s*([\s\S]*?);?$/.exec(code) ?? [];
  const [, inner] = /^\(\n([\s\S]*)\n\)$/.exec(body.trim()) ?? [];
  const elements = inner === undefined ? body.trim() : inner.replaceAll(/^ {2}/gm, '');
  // Several elements are already in a fragment here.
  const [, several] = /^<>\n([\s\S]*)\n<\/>$/.exec(elements) ?? [];
  return {
    declarations: declarations.trim(),
    elements: several === undefined ? elements : several.replaceAll(/^ {2}/gm, ''),
  };
}

/** A composition with a sample at its end, inside its last element if that holds others. */
export function withSample(text: string, sample: string): string {
  const old = partsOf(text);
  const added = partsOfSample(sample);
  const declarations = added.declarations
    .split(/\n\n(?=\S)/)
    .filter((one) => one !== '' && !old.declarations.includes(one));
  const [, before, end] = /^([\s\S]*\n)(<\/\w+>)$/.exec(old.elements) ?? [];
  const elements =
    end === undefined
      ? `${old.elements}\n${added.elements}`
      : `${before}${indented(added.elements, '  ')}\n${end}`;
  return [old.declarations, ...declarations, elements].filter(Boolean).join('\n\n');
}

/** Text for the part of an address after `#`. */
export async function packed(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  return btoa(String.fromCodePoint(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

/** @throws {Error} if it was not made by `packed` */
export async function unpacked(address: string): Promise<string> {
  const binary = atob(address.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(binary, (letter) => letter.codePointAt(0)!);
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  return new Response(stream).text();
}
