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

interface TokenProps {
  group: string;
  name: string;
  lengths: Lengths | undefined;
}

function Token({ group, name, lengths }: TokenProps) {
  const all = vars as unknown as Record<string, Record<string, string>>;
  const length = lengths?.[group as keyof Lengths]?.get(name);
  return (
    <li>
      {(KINDS[0][1] as readonly string[]).includes(group) && (
        <i aria-hidden style={{ background: all[group]?.[name] }} />
      )}
      <code>{`${group}.${name}`}</code>
      {length !== undefined && length < 9000 && <span>{inPx(length)}</span>}
    </li>
  );
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
    names: groups.flatMap((group) => (tokens[group] ?? []).map((name) => ({ group, name }))),
  })).filter(({ names }) => names.length > 0);
  if (kinds.length === 0) return <p>It has no styles of its own: its parts bring theirs.</p>;
  return (
    <dl ref={list} className="book-tokens sb-unstyled">
      {kinds.map(({ kind, names }) => (
        <div key={kind}>
          <dt>{kind}</dt>
          <dd>
            <ul>
              {names.map(({ group, name }) => (
                <Token key={`${group}.${name}`} group={group} name={name} lengths={lengths} />
              ))}
            </ul>
          </dd>
        </div>
      ))}
    </dl>
  );
}
