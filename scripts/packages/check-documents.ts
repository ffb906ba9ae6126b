// Checks what is published with a package besides its code: README, licence, guides, API pages, llms.txt, and the fields of
// package.json that a registry shows. The examples of the READMEs must compile. Run after packing.
import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { componentIds, kit } from './component-docs.ts';
import { consumer, manifestOf, packages, root, unpacked } from './pack.ts';

const FIELDS = ['description', 'homepage', 'bugs', 'repository', 'license'];
const LINK = /\]\((?!https?:|#)([^)#]+)/g;

/** Links of a Markdown file to files that are missing from the package. */
function deadLinks(name: string, file: string): string[] {
  const text = readFileSync(join(unpacked(name), file), 'utf8');
  return [...text.matchAll(LINK)]
    .map(([, target = '']) => normalize(join(dirname(file), target)))
    .filter((target) => !existsSync(join(unpacked(name), target)))
    .map((target) => `${name}: ${file} links to ${target}, which is not in the tarball`);
}

function judgeDocuments(name: string): string[] {
  const has = (file: string) => existsSync(join(unpacked(name), file));
  const manifest = manifestOf(name) as unknown as Record<string, unknown>;
  const readme = has('README.md') ? readFileSync(join(unpacked(name), 'README.md'), 'utf8') : '';
  return [
    ...FIELDS.filter((field) => !manifest[field]).map((field) => `${name}: no ${field}`),
    ...['README.md', 'LICENSE', 'llms.txt']
      .filter((file) => !has(file))
      .map((file) => `${name}: no ${file}`),
    ...(readme.includes(`npm install @jyoti/${name}`)
      ? []
      : [`${name}: its README does not say how to install it`]),
    ...globSync(['{README,docs/**/*}.md', 'llms.txt'], { cwd: unpacked(name) }).flatMap((file) =>
      deadLinks(name, file),
    ),
  ];
}

/** The guides and API pages of the kit, one per component, and the codemod that its README names. */
function judgeKit(): string[] {
  const files = componentIds().flatMap((id) => [
    `docs/api/${id}.md`,
    ...(existsSync(join(kit, id, `${id}.mdx`)) ? [`docs/guides/${id}.md`] : []),
  ]);
  return ['codemods/vocabulary.mjs', ...files]
    .filter((file) => !existsSync(join(unpacked('ui'), file)))
    .map((file) => `ui: no ${file}`);
}

/** Compiles the examples of all READMEs, each as a module. */
function compileExamples(): string[] {
  const folder = join(consumer, 'readme');
  mkdirSync(folder, { recursive: true });
  for (const name of packages) {
    const readme = readFileSync(join(unpacked(name), 'README.md'), 'utf8');
    for (const [index, [, kind, code = '']] of [
      ...readme.matchAll(/^```(tsx?)\n([\s\S]*?)^```$/gm),
    ].entries())
      writeFileSync(join(folder, `${name}-${index}.${kind}`), code);
  }
  const { compilerOptions } = JSON.parse(readFileSync(join(root, 'tsconfig.json'), 'utf8')) as {
    compilerOptions: Record<string, unknown>;
  };
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({
      compilerOptions: {
        ...compilerOptions,
        noUnusedLocals: false,
        // A bundler knows the type of an imported style sheet.
        types: [join(root, 'node_modules/@types/node'), join(root, 'node_modules/vite/client')],
        paths: {
          react: [join(root, 'node_modules/@types/react/index.d.ts')],
          'react/*': [join(root, 'node_modules/@types/react/*.d.ts')],
          'react-dom/*': [join(root, 'node_modules/@types/react-dom/*.d.ts')],
        },
      },
      include: ['*.ts', '*.tsx'],
    }),
  );
  try {
    execFileSync(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', folder], {
      cwd: consumer,
      encoding: 'utf8',
    });
    return [];
  } catch (error) {
    return [`examples of the READMEs: ${(error as { stdout: string }).stdout.slice(0, 3000)}`];
  }
}

/** @returns the problems found */
export const checkDocuments = (): string[] => [
  ...packages.flatMap(judgeDocuments),
  ...judgeKit(),
  ...compileExamples(),
];
