import { vars } from '@jyoti/themes/contract';
import { useEffect, useRef, useState } from 'react';
import { useCurrentGlobals } from '../book/index.ts';
import type { KitData } from './catalogue.ts';
import { inPx, lengthsIn, type Lengths } from './measure.ts';

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

/** What a token is in an element: px of a length, the number of a weight; a colour is shown. */
function valueIn(element: Element, lengths: Lengths, { group, name }: Token): string {
  const length = lengths[group as keyof Lengths]?.get(name);
  if (length !== undefined) return length < 9000 ? inPx(length) : '';
  if (group !== 'weight' && group !== 'lineHeight') return '';
  const property = (all[group]?.[name] ?? '').slice('var('.length, -1);
  return getComputedStyle(element).getPropertyValue(property);
}

/** The tokens in the styles of a component, with the values that they have here. */
export function Tokens({ of: { tokens } }: { of: KitData }) {
  const list = useRef<HTMLDListElement>(null);
  const [lengths, setLengths] = useState<Lengths>();
  const globals = useCurrentGlobals();
  useEffect(() => {
    if (list.current) setLengths(lengthsIn(list.current));
  }, [globals]);
  const kinds = KINDS.map(([kind, groups]) => ({
    kind,
    names: groups.flatMap((group) => (tokens[group] ?? []).map((name): Token => ({ group, name }))),
  })).filter(({ names }) => names.length > 0);
  if (kinds.length === 0) return <p>It has no styles of its own: its parts bring theirs.</p>;
  return (
    <dl ref={list} className="book-tokens sb-unstyled">
      {kinds.map(({ kind, names }) => (
        <div key={kind}>
          <dt>{kind}</dt>
          <dd>
            <ul>
              {names.map((token) => (
                <li key={`${token.group}.${token.name}`}>
                  {kind === 'Roles' && (
                    <i aria-hidden style={{ background: all[token.group]?.[token.name] }} />
                  )}
                  <code>{`${token.group}.${token.name}`}</code>
                  <span>{lengths && list.current && valueIn(list.current, lengths, token)}</span>
                </li>
              ))}
            </ul>
          </dd>
        </div>
      ))}
    </dl>
  );
}
