// Checks that a package declares what it ships: all imports of the published code are dependencies or peers, and all
// declared ones are imported, so that nobody installs unused packages. Run after packing.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'rolldown/utils';
import { manifestOf, packages, unpacked } from './pack.ts';

const nameOf = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/** The packages that the files import or export from. */
function importsOf(name: string, pattern: string): Set<string> {
  const found = new Set<string>();
  for (const file of globSync(pattern, { cwd: unpacked(name) })) {
    const { module } = parseSync(file, readFileSync(join(unpacked(name), file), 'utf8'));
    const specifiers = [
      ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
      ...module.staticExports.flatMap(({ entries }) =>
        entries.flatMap(({ moduleRequest }) => (moduleRequest ? [moduleRequest.value] : [])),
      ),
    ];
    for (const specifier of specifiers)
      if (!specifier.startsWith('.') && !specifier.startsWith('node:'))
        found.add(nameOf(specifier));
  }
  return found;
}

/** Libraries that the components are required to use (docs/decisions/026). */
const fixed: Readonly<Record<string, readonly string[]>> = {
  ui: [
    '@radix-ui/react-tabs',
    '@radix-ui/react-accordion',
    '@radix-ui/react-dialog',
    'embla-carousel-react',
  ],
};

/** @returns the problems found */
export function checkDependencies(): string[] {
  return packages.flatMap((name) => {
    const { dependencies = {}, peerDependencies = {} } = manifestOf(name);
    const declared = new Set(Object.keys({ ...dependencies, ...peerDependencies }));
    const imported = importsOf(name, 'dist/**/*.js');
    const types = importsOf(name, 'dist/**/*.d.ts');
    const needed = new Set([...imported, ...types]);
    const unused = Object.keys(dependencies).filter((dependency) => !needed.has(dependency));
    return [
      ...[...needed]
        .filter((dependency) => !declared.has(dependency))
        .map((dependency) => `${name}: imports ${dependency}, which it does not declare`),
      ...(fixed[name] ?? [])
        .filter((dependency) => !imported.has(dependency))
        .map((dependency) => `${name}: nothing in dist is made with ${dependency}`),
      ...unused.map((dependency) => `${name}: nothing in dist imports ${dependency}`),
    ];
  });
}
