import { vars } from '@jyoti/themes/contract';
import { useEffect, useRef, useState } from 'react';
import { useCurrentGlobals } from '../book/index.ts';
import type { KitData } from './catalogue.ts';
import { inPx } from './measure.ts';

/** Groups of tokens by what they are for. */
const KINDS = [
  ['Roles', ['color', 'astro', 'state']],
  ['Space and shape', ['space', 'size', 'radius']],
  ['Type', ['font', 'text', 'weight', 'lineHeight']],
] as const;

const all = vars as unknown as Readonly<Record<string, Readonly<Record<string, string>>>>;

interface Token {
  group: string;
  name: string;
}

/** What a token is here: the width of its sample in px, or the number of a weight; a colour is shown. */
function valueOf(sample: HTMLElement): string {
  const { width } = sample.getBoundingClientRect();
  if (sample.dataset['number'] === undefined) return width < 9000 ? inPx(width) : '';
  return getComputedStyle(sample).getPropertyValue(sample.dataset['number']);
}

/** What shows a token, and from which its value is read. */
function Sample({ group, name }: Token) {
  const value = all[group]?.[name] ?? '';
  if (group === 'color' || group === 'astro' || group === 'state')
    return <i aria-hidden style={{ background: value }} />;
  if (group === 'weight' || group === 'lineHeight')
    return <s aria-hidden data-number={value.slice('var('.length, -1)} />;
  return group === 'font' ? null : <s aria-hidden style={{ inlineSize: value }} />;
}

/** The tokens in the styles of a component, with the values that they have in the theme and size of text of the toolbar. */
export function Tokens({ of: { tokens } }: { of: KitData }) {
  const list = useRef<HTMLDListElement>(null);
  const { theme, textSize } = useCurrentGlobals();
  const [measures, setMeasures] = useState({ settings: '', values: [''] });
  const settings = `${theme} ${textSize}`;
  // A value that stays changes nothing in the document.
  useEffect(() => {
    const samples = list.current?.querySelectorAll('s') ?? [];
    setMeasures({ settings, values: [...samples].map(valueOf) });
  }, [settings]);
  const kinds = KINDS.map(([kind, groups]) => ({
    kind,
    own: groups.flatMap((group) => (tokens[group] ?? []).map((name): Token => ({ group, name }))),
  })).filter(({ own }) => own.length > 0);
  if (kinds.length === 0) return <p>It has no styles of its own: its parts bring theirs.</p>;
  const measured = kinds
    .flatMap(({ kind, own }) => (kind === 'Roles' ? [] : own))
    .filter(({ group }) => group !== 'font');
  return (
    <dl ref={list} className="book-tokens sb-unstyled">
      {kinds.map(({ kind, own }) => (
        <div key={kind}>
          <dt>{kind}</dt>
          <dd>
            <ul>
              {own.map((token) => (
                <li key={`${token.group}.${token.name}`}>
                  <Sample {...token} />
                  <code>{`${token.group}.${token.name}`}</code>
                  <span>{measures.values[measured.indexOf(token)]}</span>
                </li>
              ))}
            </ul>
          </dd>
        </div>
      ))}
    </dl>
  );
}
