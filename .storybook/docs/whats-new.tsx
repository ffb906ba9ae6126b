import { Markdown } from '@storybook/addon-docs/blocks';
import { releases } from 'virtual:kit-releases';

/** What changed in the kit and its themes in each version, latest first; their headings are below that of the version. */
export const WhatsNew = () =>
  releases.map(({ version, changes }) => (
    <section key={version}>
      <h2 id={`version-${version.toLowerCase().replaceAll(/\W+/g, '-')}`}>{version}</h2>
      {Object.entries(changes).map(([name, text]) => (
        <div key={name}>
          <h3 id={`${version}-${name}`.toLowerCase().replaceAll(/\W+/g, '-')}>
            <code>{name}</code>
          </h3>
          <Markdown>{text.replaceAll(/^### /gm, '#### ')}</Markdown>
        </div>
      ))}
    </section>
  ));
