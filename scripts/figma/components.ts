// What a browser drew of a component as a set of variants, and the file that connects the set to its code.
import type { ComponentProps } from '../packages/read-props.ts';
import type { DrawnCell } from './draw.ts';
import type { ComponentSet } from './types.ts';

/** Figma reads `Name=value, Name=value`. */
const inName = (text: string) => text.replaceAll(', ', ' · ').replaceAll('=', ' ');

/** The set of a component: a variant for each row and state of its sheet. */
export function componentSet(
  name: string,
  link: string,
  cells: readonly DrawnCell[],
): ComponentSet {
  const variants = new Map(
    cells.map(({ row, state, drawn }) => [
      [row && `Variant=${inName(row)}`, `State=${inName(state)}`].filter(Boolean).join(', '),
      drawn,
    ]),
  );
  return {
    name,
    link,
    variants: [...variants].map(([variant, drawn]) => ({ name: variant, drawn })),
  };
}

/** States that are props of the code. */
const STATES: Readonly<Record<string, string>> = {
  disabled: 'true',
  loading: 'true',
  readOnly: 'true',
  error: "'Please check this again'",
};

const valuesOf = (set: ComponentSet, property: string): string[] => [
  ...new Set(
    set.variants.flatMap(({ name }) =>
      name.split(', ').flatMap((pair) => {
        const [key, value = ''] = pair.split('=');
        return key === property ? [value] : [];
      }),
    ),
  ),
];

/**
 * The file of Code Connect for a set: its address is the name of the set in angle brackets, which `figma.config.json` replaces.
 * @param path the subpath of the component in `@jyoti/ui`
 */
export function codeConnect(set: ComponentSet, component: ComponentProps, path: string): string {
  const rows = valuesOf(set, 'Variant');
  const states = valuesOf(set, 'State');
  const variant = component.props.find(
    ({ options = [] }) =>
      rows.length > 0 && rows.every((row) => options.includes(JSON.stringify(row))),
  );
  const props = [
    ...(variant
      ? [
          `    ${variant.name}: figma.enum('Variant', { ${rows.map((row) => `'${row}': '${row}'`).join(', ')} }),`,
        ]
      : []),
    ...Object.entries(STATES)
      .filter(
        ([state]) => states.includes(state) && component.props.some(({ name }) => name === state),
      )
      .map(([state, value]) => `    ${state}: figma.enum('State', { ${state}: ${value} }),`),
  ];
  const names = props.map((line) => line.trim().split(':')[0]);
  const { name } = component;
  const required = component.props
    .filter(({ required: isRequired, name: prop }) => isRequired && !names.includes(prop))
    .filter(({ name: prop }) => prop !== 'children')
    .map(({ name: prop, type }) => (type === 'string' ? `${prop}="…"` : `${prop}={…}`));
  const attributes = [...names.map((prop) => `${prop}={${prop}}`), ...required]
    .map((attribute) => ` ${attribute}`)
    .join('');
  const hasChildren = component.props.some(({ name: prop }) => prop === 'children');
  return `import figma from '@figma/code-connect/react';
import { ${name} } from '@jyoti/ui/${path}';

figma.connect(${name}, '<${set.name}>', {
  links: [{ name: 'Guide', url: '${set.link}' }],
  props: {
${props.join('\n')}
  },
  example: ({ ${names.join(', ')} }) => ${hasChildren ? `<${name}${attributes}>…</${name}>` : `<${name}${attributes} />`},
});
`;
}
