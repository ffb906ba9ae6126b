import { Alert } from '@jyoti/ui/alert';
import * as React from 'react';
import { Component, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { modules } from 'virtual:kit-composer';
import { inShownLanguage } from '../../sample-content/index.ts';
import { modulesOf, partsOf, REACT_NAMES } from './composition.ts';

/** Messages between the page and its frames. */
export const READY = 'compose:ready';
export const TEXT = 'compose:text';

type Module = Record<string, unknown>;

const sources = import.meta.glob<Module>([
  '../../../packages/ui/src/*/index.ts',
  '../../../packages/ui/src/recipes/*/index.ts',
  '!../../../packages/ui/src/messages-*/index.ts',
]);

/** Its texts are in the language of the toolbar where the samples have them. */
const createElement = (
  type: React.ElementType,
  props: object | null,
  ...children: readonly ReactNode[]
) => React.createElement(type, inShownLanguage(props), ...inShownLanguage(children));

/** A composition as a component, with the modules of the kit that it uses. */
async function componentOf(text: string): Promise<ComponentType> {
  const { transform } = await import('sucrase');
  const { declarations, elements } = partsOf(text);
  const { code } = transform(
    `${declarations}\nfunction Composition() {\nreturn (<>\n${elements}\n</>);\n}`,
    { transforms: ['typescript', 'jsx'], production: true, disableESTransforms: true },
  );
  const values = new Map<string, unknown>([
    ['React', { ...React, createElement }],
    ...REACT_NAMES.map((name): [string, unknown] => [name, React[name]]),
  ]);
  const used = modulesOf(text, modules);
  const loaded = await Promise.all(
    used.map(({ path }) => sources[`../../../packages/ui/src/${path}/index.ts`]?.()),
  );
  for (const [index, { names }] of used.entries())
    for (const name of names) values.set(name, loaded[index]?.[name]);
  // What the reader has typed runs in the reader's own browser, in a frame of the book.
  // oxlint-disable-next-line no-new-func
  const make = new Function(...values.keys(), `${code}\nreturn Composition;`) as (
    ...names: unknown[]
  ) => ComponentType;
  return make(...values.values());
}

interface Caught {
  children: ReactNode;
  onError: (error: unknown) => void;
}

class Catch extends Component<Caught> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }
  override render() {
    return this.state.failed ? null : this.props.children;
  }
}

/** Renders what the page of the composer sends. The last composition that worked stays while another one is typed. */
export function ComposeFrame() {
  const [shown, setShown] = useState<{ id: number; Shown: ComponentType }>();
  const [error, setError] = useState<string>();
  useEffect(() => {
    let last = 0;
    const take = async ({ data, origin }: MessageEvent<{ type?: string; text?: string }>) => {
      if (origin !== location.origin || data.type !== TEXT) return;
      last += 1;
      const own = last;
      try {
        const Shown = await componentOf(data.text ?? '');
        if (own !== last) return;
        setShown({ id: own, Shown });
        setError(undefined);
      } catch (problem) {
        if (own === last) setError(String(problem));
      }
    };
    addEventListener('message', take);
    parent.postMessage({ type: READY }, location.origin);
    return () => removeEventListener('message', take);
  }, []);
  return (
    <>
      {error !== undefined && <Alert tone="warning">{error}</Alert>}
      {shown && (
        <Catch key={shown.id} onError={(problem) => setError(String(problem))}>
          <shown.Shown />
        </Catch>
      )}
    </>
  );
}
