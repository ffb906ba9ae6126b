import {
  ElementGlyph,
  elementIds,
  GrahaGlyph,
  grahaIds,
  RashiGlyph,
  rashiNumbers,
  sanskritSignNames,
  rashiNames,
} from '@jyoti/ui/glyphs';
import * as icons from '@jyoti/ui/icons';
import { SearchField } from '@jyoti/ui/search-field';
import { useState, type ReactNode } from 'react';
import { CopyButton } from './copy-button.tsx';

interface Entry {
  readonly name: string;
  /** Synonyms for the search. */
  readonly words: string;
  readonly drawing: ReactNode;
  readonly code: string;
}

const iconEntries: Entry[] = Object.entries(icons).map(([name, Icon]) => ({
  name,
  words: name.replace(/Icon$/, ''),
  drawing: <Icon size={28} aria-hidden />,
  code: `<${name} size={24} aria-hidden />`,
}));

const glyphEntries: Entry[] = [
  ...grahaIds.map((graha) => ({
    name: graha,
    words: `graha planet ${graha}`,
    drawing: <GrahaGlyph graha={graha} size={28} />,
    code: `<GrahaGlyph graha="${graha}" size={24} />`,
  })),
  ...rashiNumbers.map((sign) => ({
    name: `${rashiNames.words[sign]} (${sanskritSignNames.words[sign]})`,
    words: 'rashi sign zodiac',
    drawing: <RashiGlyph sign={sign} size={28} />,
    code: `<RashiGlyph sign={${sign}} size={24} />`,
  })),
  ...elementIds.map((element) => ({
    name: element,
    words: 'element tattva',
    drawing: <ElementGlyph element={element} size={28} />,
    code: `<ElementGlyph element="${element}" size={24} />`,
  })),
];

const matches = ({ name, words }: Entry, query: string) =>
  `${name} ${words}`.toLowerCase().includes(query.trim().toLowerCase());

const List = ({ label, entries }: { label: string; entries: readonly Entry[] }) =>
  entries.length > 0 && (
    <section aria-label={label}>
      <h3>{label}</h3>
      <ul className="foundation-icons">
        {entries.map(({ name, drawing, code }) => (
          <li key={name}>
            {drawing}
            <span>{name}</span>
            <CopyButton text={code} label={name} />
          </li>
        ))}
      </ul>
    </section>
  );

/** Every icon and glyph of the kit; a search filters them, a press copies the code. */
export function IconSearch() {
  const [query, setQuery] = useState('');
  const foundIcons = iconEntries.filter((entry) => matches(entry, query));
  const foundGlyphs = glyphEntries.filter((entry) => matches(entry, query));
  const count = foundIcons.length + foundGlyphs.length;
  return (
    <div className="foundation sb-unstyled">
      <SearchField label="Find an icon or glyph" value={query} onValueChange={setQuery} />
      <p role="status">{count === 0 ? `Nothing is called “${query}”.` : `${count} found.`}</p>
      <List label="Glyphs" entries={foundGlyphs} />
      <List label="Icons" entries={foundIcons} />
    </div>
  );
}
