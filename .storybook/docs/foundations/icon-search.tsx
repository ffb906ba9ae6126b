import {
  ElementGlyph,
  elementIds,
  elementNames,
  GrahaGlyph,
  grahaIds,
  grahaNames,
  RashiGlyph,
  rashiNumbers,
  sanskritSignNames,
  rashiNames,
} from '@jyoti/ui/glyphs';
import {
  elementsName as elementsInHindi,
  grahasName as grahasInHindi,
  signsName as signsInHindi,
} from '@jyoti/language/terms/hi/sky';
import { Button } from '@jyoti/ui/button';
import * as icons from '@jyoti/ui/icons';
import { saveFile } from '@jyoti/ui/save-file';
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
    name: grahaNames.words[graha],
    words: `graha planet ${graha} ग्रह ${grahasInHindi[graha]}`,
    drawing: <GrahaGlyph graha={graha} size={28} />,
    code: `<GrahaGlyph graha="${graha}" size={24} />`,
  })),
  ...rashiNumbers.map((sign) => ({
    name: `${rashiNames.words[sign]} (${sanskritSignNames.words[sign]})`,
    words: `rashi sign zodiac राशि ${signsInHindi[sign]}`,
    drawing: <RashiGlyph sign={sign} size={28} />,
    code: `<RashiGlyph sign={${sign}} size={24} />`,
  })),
  ...elementIds.map((element) => ({
    name: elementNames.words[element],
    words: `element tattva तत्व ${elementsInHindi[element]}`,
    drawing: <ElementGlyph element={element} size={28} />,
    code: `<ElementGlyph element="${element}" size={24} />`,
  })),
];

/** What draws a shape: its own attributes are few, the rest comes from style sheets. */
const DRAWN = ['fill', 'stroke', 'stroke-width', 'stroke-linecap', 'stroke-linejoin', 'opacity'];

/** A drawing of the page as a file of its own, in black unless it has colours of its own. */
function svgOf(drawing: SVGElement): string {
  const copy = drawing.cloneNode(true) as SVGElement;
  const shapes = [drawing, ...drawing.querySelectorAll('*')];
  for (const [index, shape] of [copy, ...copy.querySelectorAll('*')].entries()) {
    const style = getComputedStyle(shapes[index]!);
    for (const name of DRAWN) {
      const value = style.getPropertyValue(name);
      shape.setAttribute(name, value === style.color ? 'currentColor' : value);
    }
    shape.removeAttribute('class');
  }
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  return copy.outerHTML;
}

function download(button: HTMLElement, name: string) {
  const drawing = button.closest('li')?.querySelector<SVGElement>('[data-drawing] svg');
  if (drawing)
    saveFile(
      `${name.toLowerCase().replaceAll(/\W+/g, '-')}.svg`,
      new Blob([svgOf(drawing)], { type: 'image/svg+xml' }),
    );
}

const matches = ({ name, words }: Entry, query: string) =>
  `${name} ${words}`.toLowerCase().includes(query.trim().toLowerCase());

const List = ({ label, entries }: { label: string; entries: readonly Entry[] }) =>
  entries.length > 0 && (
    <section aria-label={label}>
      <h3>{label}</h3>
      <ul className="foundation-icons">
        {entries.map(({ name, drawing, code }) => (
          <li key={name}>
            <span data-drawing>{drawing}</span>
            <span>{name}</span>
            <CopyButton text={code} label={name} />
            <Button
              size="small"
              variant="quiet"
              aria-label={`Download ${name} as SVG`}
              onClick={({ currentTarget }) => download(currentTarget, name)}
            >
              SVG
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );

/** Every icon and glyph of the kit; a search filters them, in English and Hindi; a press copies the code or saves the drawing. */
export function IconSearch() {
  const [query, setQuery] = useState('');
  const foundIcons = iconEntries.filter((entry) => matches(entry, query));
  const foundGlyphs = glyphEntries.filter((entry) => matches(entry, query));
  const count = foundIcons.length + foundGlyphs.length;
  return (
    <div className="foundation sb-unstyled">
      <SearchField label="Find an icon or glyph" value={query} onValueChange={setQuery} />
      <p role="status">{count === 0 ? `Nothing is called “${query}”.` : `${count} in all.`}</p>
      <List label="Glyphs" entries={foundGlyphs} />
      <List label="Icons" entries={foundIcons} />
    </div>
  );
}
