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

const nameOf = ({ group, name }: Token) => `${group}.${name}`;

function TokenList({ tokens }: Pick<KitData, 'tokens'>) {
  const list = useRef<HTMLDListElement>(null);
  const [values, setValues] = useState<ReadonlyMap<string, string>>(new Map());
  const kinds = KINDS.map(([kind, groups]) => ({
    kind,
    own: groups.flatMap((group) => (tokens[group] ?? []).map((name): Token => ({ group, name }))),
  })).filter(({ own }) => own.length > 0);
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const lengths = lengthsIn(element);
    const own = Object.entries(tokens).flatMap(([group, names]) =>
      names.map((name) => ({ group, name })),
    );
    setValues(new Map(own.map((token) => [nameOf(token), valueIn(element, lengths, token)])));
  }, [tokens]);
  if (kinds.length === 0) return <p>It has no styles of its own: its parts bring theirs.</p>;
  return (
    <dl ref={list} className="book-tokens sb-unstyled">
      {kinds.map(({ kind, own }) => (
        <div key={kind}>
          <dt>{kind}</dt>
          <dd>
            <ul>
              {own.map((token) => (
                <li key={nameOf(token)}>
                  {kind === 'Roles' && (
                    <i aria-hidden style={{ background: all[token.group]?.[token.name] }} />
                  )}
                  <code>{nameOf(token)}</code>
                  <span>{values.get(nameOf(token))}</span>
                </li>
              ))}
            </ul>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The tokens in the styles of a component, with the values that they have in the theme and size of text of the toolbar. */
export function Tokens({ of: { tokens } }: { of: KitData }) {
  const { theme, textSize } = useCurrentGlobals();
  return <TokenList key={`${theme} ${textSize}`} tokens={tokens} />;
}
