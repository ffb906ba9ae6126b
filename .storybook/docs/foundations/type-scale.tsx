import { scale } from '../../../packages/themes/src/base/scale.ts';
import { useShownTheme } from './use-shown-theme.ts';

const HEADINGS = new Set(['display', 'h1', 'h2', 'h3', 'h4']);
const USES: Record<keyof typeof scale.text, string> = {
  display: 'First line of the home page',
  h1: 'Title of a page',
  h2: 'Sections',
  h3: 'Parts of a section, titles of cards',
  h4: 'Smallest heading',
  lead: 'The sentence below a title',
  body: 'Text and controls',
  small: 'Tables, hints',
  caption: 'Legends, notes; nothing is smaller, except degrees in a chart (12 px)',
};

const range = ([narrow, wide]: readonly [number, number]) =>
  narrow === wide ? `${narrow} px` : `${narrow} to ${wide} px`;

/** Every size with a line in Latin and one in Devanagari. */
export const TypeScale = () => (
  <div className="foundation foundation-type">
    {(Object.keys(USES) as (keyof typeof USES)[]).map((size) => (
      <div key={size}>
        <p className="foundation-note">
          <code>{`--jyoti-text-${size}`}</code> {range(scale.text[size])}. {USES[size]}.
        </p>
        <div
          className="sb-unstyled"
          data-size={size}
          style={{
            fontFamily: `var(--jyoti-font-${HEADINGS.has(size) ? 'heading' : 'body'})`,
            fontWeight: HEADINGS.has(size) ? 'var(--jyoti-font-heading-weight)' : undefined,
            fontSize: `var(--jyoti-text-${size})`,
            lineHeight: 1.4,
          }}
        >
          <span>Purva Phalguni, 13°20′</span> <span lang="hi">पूर्वा फाल्गुनी</span>
        </div>
      </div>
    ))}
  </div>
);

/** Fonts of the toolbar's theme. */
export function Faces() {
  const { fonts } = useShownTheme();
  return (
    <table className="foundation-table">
      <thead>
        <tr>
          <th scope="col">Token</th>
          <th scope="col">Face</th>
          <th scope="col">Use</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">
            <code>--jyoti-font-heading</code>
          </th>
          <td style={{ fontFamily: 'var(--jyoti-font-heading)', fontSize: 'var(--jyoti-text-h3)' }}>
            {fonts.heading.split(',')[0]?.replaceAll('"', '')}
          </td>
          <td>Titles and the one sentence that opens a result. Never for columns of figures.</td>
        </tr>
        <tr>
          <th scope="row">
            <code>--jyoti-font-body</code>
          </th>
          <td style={{ fontFamily: 'var(--jyoti-font-body)', fontSize: 'var(--jyoti-text-h3)' }}>
            {fonts.body.split(',')[0]?.replaceAll('"', '')}
          </td>
          <td>Everything else. 400 for text, 600 for labels and buttons; tabular figures.</td>
        </tr>
      </tbody>
    </table>
  );
}

/** Line heights by role. */
export const LineHeights = () => (
  <table className="foundation-table">
    <thead>
      <tr>
        <th scope="col">Token</th>
        <th scope="col">Value</th>
      </tr>
    </thead>
    <tbody>
      {Object.entries(scale.lineHeight).map(([name, value]) => (
        <tr key={name}>
          <th scope="row">
            <code>{`--jyoti-line-height-${name}`}</code>
          </th>
          <td>{value}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
