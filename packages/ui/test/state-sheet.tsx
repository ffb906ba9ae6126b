import { vars } from '@jyoti/themes/contract';
import { isValidElement, type ComponentType, type ReactElement, type ReactNode } from 'react';
import { I18nProvider } from '../src/i18n/index.ts';
import { hi } from '../src/messages-hi/index.ts';
import { notOfASheet, treeRules } from './axe-rules.ts';
import { statesPictures } from './chromatic-modes.ts';

/** States that every interactive component has or names as missing; the props of the others are the component's own. */
export type State =
  | 'rest'
  | 'hover'
  | 'focus'
  | 'pressed'
  | 'disabled'
  | 'loading'
  | 'error'
  | 'readOnly';

/** Props that put a component into a state; the pointer and the keyboard put it into the others. */
const PROPS: Readonly<Partial<Record<string, object>>> = {
  disabled: { disabled: true },
  loading: { loading: true },
  error: { error: 'Please check this again' },
  readOnly: { readOnly: true },
};

const CONTROL = 'button, a[href], input, select, textarea, summary, [tabindex="0"]';

type Cell<Props> = Partial<Props> | ReactElement;

export interface SheetData<Props> {
  /** Props of every cell that is not an element. */
  props?: Partial<Props>;
  /** One row for each combination of these values of props; without `states`, one cell for each. */
  variants?: { readonly [Name in keyof Props]?: readonly Props[Name][] };
  /** Columns of each row: known states, and others with their props. */
  states?: readonly (State | Readonly<Record<string, Partial<Props>>>)[];
  /** Selects in a cell what is hovered, focused or pressed. @default its first control */
  control?: string;
  /** What is no state: each with its caption, as props or as an element. */
  samples?: Readonly<Record<string, Cell<Props>>>;
  /** The same in Hindi, with the kit's words in Hindi. */
  hindi?: Cell<Props>;
  /** Least width of a cell; `100%` puts each in a line of its own. @default "9rem" */
  cell?: string;
}

/** Combinations of the values, each with its name. */
function combinations<Props>(
  variants: NonNullable<SheetData<Props>['variants']>,
): [name: string, props: Partial<Props>][] {
  return Object.entries<readonly unknown[] | undefined>(variants).reduce<
    [string, Partial<Props>][]
  >(
    (rows, [prop, values = []]) =>
      rows.flatMap(([name, props]) =>
        values.map((value): [string, Partial<Props>] => [
          [
            name,
            typeof value === 'boolean' ? `${value ? 'with' : 'without'} ${prop}` : String(value),
          ]
            .filter(Boolean)
            .join(', '),
          { ...props, [prop]: value },
        ]),
      ),
    [['', {}]],
  );
}

/** Shows a control as if the pointer or the focus were on it. The pointer is on its label and on its ancestors as well. */
function show(cell: HTMLElement | null, state: string, selector: string) {
  const control = cell?.querySelector<HTMLInputElement>(selector);
  if (!cell || !control) return;
  control.dataset['shown'] = state;
  if (state === 'focus') return;
  for (const element of cell.querySelectorAll<HTMLElement>('*'))
    if (
      element.contains(control) ||
      // The row of an item that holds others.
      element === control.firstElementChild ||
      [...(control.labels ?? [])].includes(element as HTMLLabelElement)
    )
      element.dataset['shown'] = state;
}

/** What is to be shown for a caption such as "chosen, focus". */
const shownIn = (caption: string) => /(?:^|, )(hover|focus|pressed)$/.exec(caption)?.[1];

interface CellProps {
  caption: string;
  control?: string;
  children: ReactNode;
}

const SheetCell = ({ caption, control = CONTROL, children }: CellProps) => (
  <div style={{ minInlineSize: 0 }}>
    <p
      style={{
        marginBlockEnd: vars.space.x1,
        color: vars.color.textMuted,
        fontSize: vars.text.caption,
      }}
    >
      {caption}
    </p>
    <div
      data-state-cell={caption}
      ref={(cell) => {
        const shown = shownIn(caption);
        if (shown) show(cell, shown, control);
      }}
    >
      {children}
    </div>
  </div>
);

/** Alike in all rows, so that states are in columns where they fit; on a phone they wrap, each with its caption. */
const grid = (cell: string) =>
  ({
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fill, minmax(min(${cell}, 100%), 1fr))`,
    alignItems: 'start',
    gap: `${vars.space.x4} ${vars.space.x5}`,
  }) as const;

/** What is drawn of an element, its generated content included. */
const PAINT = [
  'background-color',
  'border-color',
  'border-width',
  'box-shadow',
  'color',
  'outline-width',
  'stroke',
  'stroke-width',
  'text-decoration',
  'translate',
];

const paintOf = (element: Element) =>
  ['', '::before', '::after'].flatMap((pseudo) => {
    const style = getComputedStyle(element, pseudo);
    return PAINT.map((property) => style.getPropertyValue(property));
  });

const hasBorder = (element: Element) => {
  const { borderTopWidth, borderTopStyle, borderTopColor } = getComputedStyle(element);
  return (
    Number.parseFloat(borderTopWidth) > 0 &&
    borderTopStyle !== 'none' &&
    !/^(?:transparent|rgba\(.*, 0\)|.*\/ 0\))$/.test(borderTopColor)
  );
};

/** What is true of the states of every component. Throws an error with the names of the row and the state. */
export function checkStates(sheet: HTMLElement) {
  if (matchMedia('(forced-colors: active)').matches) return;
  for (const row of sheet.querySelectorAll<HTMLElement>('[data-state-row]')) {
    const cells = new Map(
      [...row.querySelectorAll<HTMLElement>('[data-state-cell]')].map((cell) => [
        cell.dataset['stateCell']!,
        [...cell.querySelectorAll('*')],
      ]),
    );
    const rest = cells.get('rest') ?? [];
    const is = (state: string, holds: (elements: readonly Element[]) => boolean, law: string) => {
      const elements = cells.get(state);
      if (elements && !holds(elements))
        throw new Error(`${row.dataset['stateRow']}, ${state}: ${law}`);
    };
    const looksLikeRest = (elements: readonly Element[]) =>
      elements.every(
        (element, index) => rest[index] && `${paintOf(element)}` === `${paintOf(rest[index])}`,
      );
    for (const state of ['hover', 'focus', 'pressed'])
      is(
        state,
        (elements) => elements.some((element) => element.matches('[data-shown]')),
        'there is no control',
      );
    is(
      'disabled',
      (elements) =>
        elements.some((element) => element.matches(':disabled, [aria-disabled="true"]')),
      'nothing is disabled',
    );
    is(
      'disabled',
      (elements) =>
        elements.every(
          (element, index) => !rest[index] || hasBorder(rest[index]) || !hasBorder(element),
        ),
      'it has a border that it has not at rest',
    );
    is(
      'focus',
      (elements) =>
        elements.some((element) => {
          const style = getComputedStyle(element);
          // A shape in a drawing has its own line as its ring.
          return style.outlineStyle === 'none'
            ? element.matches('svg [data-shown="focus"]') &&
                Number.parseFloat(style.strokeWidth) >= 2
            : Number.parseFloat(style.outlineWidth) >= 2;
        }),
      'it has no ring',
    );
    is(
      'hover',
      (elements) => looksLikeRest(elements) !== matchMedia('(hover: hover)').matches,
      'it looks different exactly where a pointer can hover',
    );
  }
}

/** The tag is what the tests of the built Storybook look for. */
const shared = {
  tags: ['visual'],
  parameters: {
    chromatic: { ...statesPictures, pauseAnimationAtEnd: true },
    a11y: {
      config: { rules: [...treeRules, ...notOfASheet.map((id) => ({ id, enabled: false }))] },
    },
  },
};

/**
 * A story of the states of a component that a drawing shows better than a table, with the tables of its controls below: the
 * `render` of a `stateSheet` for each.
 */
export const customSheet = (...parts: readonly (() => ReactNode)[]) => ({
  ...shared,
  render: () => (
    <div style={{ display: 'grid', gap: vars.space.x6, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {parts.map((render, index) => (
        <div key={`part ${index + 1}`}>{render()}</div>
      ))}
    </div>
  ),
  play: ({ canvasElement }: { canvasElement: HTMLElement }) => checkStates(canvasElement),
});

/**
 * A story of every state of a component, made from data: rows of variants, columns of states, each cell with its caption. The
 * story checks what is true of the states of every component.
 */
export function stateSheet<Props extends object>(
  Component: ComponentType<Props>,
  {
    props,
    variants = {},
    states = [],
    control,
    samples = {},
    hindi,
    cell = '9rem',
  }: SheetData<NoInfer<Props>>,
) {
  const draw = (content: Cell<Props>) =>
    isValidElement(content) ? content : <Component {...({ ...props, ...content } as Props)} />;
  const cells = states.length > 0 ? [] : combinations<Props>(variants).filter(([name]) => name);
  const columns = states.flatMap((state): [string, object][] =>
    typeof state === 'string' ? [[state, PROPS[state] ?? {}]] : Object.entries(state),
  );
  return {
    ...shared,
    render: () => (
      <div style={{ display: 'grid', gap: vars.space.x5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {columns.length > 0 &&
          combinations<Props>(variants).map(([name, values]) => (
            <div key={name} data-state-row={name}>
              {name && <p style={{ fontWeight: vars.weight.strong }}>{name}</p>}
              <div style={grid(cell)}>
                {columns.map(([state, own]) => (
                  <SheetCell key={state} caption={state} control={control}>
                    {draw({ ...values, ...own })}
                  </SheetCell>
                ))}
              </div>
            </div>
          ))}
        <div style={grid(cell)}>
          {[...cells, ...Object.entries<Cell<Props>>(samples)].map(([caption, content]) => (
            <SheetCell key={caption} caption={caption}>
              {draw(content)}
            </SheetCell>
          ))}
          {hindi && (
            <I18nProvider locale="hi" messages={hi}>
              <SheetCell caption="Hindi">
                <div lang="hi">{draw(hindi)}</div>
              </SheetCell>
            </I18nProvider>
          )}
        </div>
      </div>
    ),
    play: ({ canvasElement }: { canvasElement: HTMLElement }) => checkStates(canvasElement),
  };
}
