import { Badge } from '@jyoti/ui/badge';
import { SearchField } from '@jyoti/ui/search-field';
import { ToggleGroup } from '@jyoti/ui/toggle';
import { Component, useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { catalogue } from 'virtual:kit-catalogue';
import { pageUrl, type CatalogueEntry } from '../blocks/catalogue.ts';
import { storiesOf, type StoryFile } from '../blocks/compose-stories.ts';
import { InlineCode } from '../blocks/inline-code.tsx';
import { InLanguage, useCurrentGlobal } from '../book/index.ts';
import './gallery.css';

const files = import.meta.glob<StoryFile>([
  '../../packages/ui/src/*/*.stories.tsx',
  '../../packages/ui/src/recipes/*/*.stories.tsx',
]);

/** An example that fails leaves its frame empty; the guide shows the error. */
class Quiet extends Component<{ children: ReactNode }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override render() {
    return this.state.failed ? null : this.props.children;
  }
}

/** The default story of a component, small, once it is near the window. */
function Thumbnail({ id }: { id: string }) {
  const frame = useRef<HTMLDivElement>(null);
  const [Story, setStory] = useState<ComponentType | null>(null);
  const language = useCurrentGlobal('language');
  useEffect(() => {
    const [, load] =
      Object.entries(files).find(([path]) => path.endsWith(`/${id}.stories.tsx`)) ?? [];
    if (!load || !frame.current) return;
    const observer = new IntersectionObserver(
      async ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        const { Default } = storiesOf(await load());
        setStory(() => Default ?? null);
      },
      { rootMargin: '50% 0px' },
    );
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, [id]);
  return (
    <div ref={frame} className="gallery-frame" inert aria-hidden>
      <div className="gallery-sample">
        {Story && (
          <Quiet>
            <InLanguage globals={{ language, direction: 'auto' }}>
              <Story />
            </InLanguage>
          </Quiet>
        )}
      </div>
    </div>
  );
}

const STATUSES = [
  { value: 'all', label: 'All' },
  { value: 'ready', label: 'Ready' },
  { value: 'new', label: 'New' },
] as const;

type Filter = (typeof STATUSES)[number]['value'];

const matches = ({ name, components, aliases, summary }: CatalogueEntry, text: string) =>
  [name, ...components, ...aliases, summary].some((words) =>
    words.toLowerCase().includes(text.trim().toLowerCase()),
  );

const idOf = (heading: string) => `gallery-${heading.toLowerCase().replaceAll(/\W+/g, '-')}`;

const FAMILIES = ['Components', 'Astrology', 'Recipes'];

/** Recipes are few, so they have one heading. */
const headingOf = ({ family, group }: CatalogueEntry) =>
  family === 'Components' ? group : family === 'Recipes' ? family : `${family}: ${group}`;

/** Every component of the kit, by task, with a picture, what it is for and its status. */
export function Gallery() {
  const [text, setText] = useState('');
  const [status, setStatus] = useState<Filter>('all');
  const shown = catalogue.filter(
    (entry) => (status === 'all' || entry.status === status) && matches(entry, text),
  );
  const groups = Map.groupBy(
    FAMILIES.flatMap((family) => shown.filter((entry) => entry.family === family)),
    headingOf,
  );
  return (
    <div className="gallery">
      <div className="gallery-filters">
        <SearchField label="Find a component" value={text} onValueChange={setText} />
        <ToggleGroup label="Status" options={STATUSES} value={status} onValueChange={setStatus} />
      </div>
      <p role="status">{shown.length === 1 ? '1 component' : `${shown.length} components`}</p>
      {[...groups].map(([group, entries]) => (
        <section key={group} aria-labelledby={idOf(group)}>
          <h2 id={idOf(group)}>{group}</h2>
          <ul>
            {entries.map(({ id, name, guide, summary, status: own }) => (
              <li key={id}>
                <Thumbnail id={id} />
                <h3>
                  <a href={pageUrl(guide)} target="_top">
                    {name}
                  </a>
                  {own === 'new' && <Badge tone="info">New</Badge>}
                </h3>
                <p>
                  <InlineCode text={summary} />
                </p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
