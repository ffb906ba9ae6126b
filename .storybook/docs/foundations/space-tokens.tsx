import { breakpoints, containers } from '@jyoti/themes/breakpoints';
import { scale } from '../../../packages/themes/src/base/scale.ts';
import { CopyButton } from './copy-button.tsx';

const USES: Record<keyof typeof scale.space, string> = {
  x1: 'Between an icon and its word',
  x2: 'Between chips and badges',
  x3: 'Between a label and its field',
  x4: 'Between fields, inside a small card',
  x5: 'Inside a card, between cards',
  x6: 'Between parts of a section',
  x7: 'Between groups of a page',
  x8: 'Between sections of a wide page',
};

/** Each step as a bar of its length. */
export const SpaceSteps = () => (
  <table className="foundation-table">
    <thead>
      <tr>
        <th scope="col">Token</th>
        <th scope="col">Size</th>
        <th scope="col">Compact</th>
        <th scope="col">Use</th>
        <th scope="col">Copy</th>
      </tr>
    </thead>
    <tbody>
      {(Object.keys(USES) as (keyof typeof USES)[]).map((step) => (
        <tr key={step}>
          <th scope="row">
            <code>{`--jyoti-space-${step}`}</code>
          </th>
          <td>
            {scale.space[step]} px
            <span className="foundation-bar" style={{ inlineSize: `var(--jyoti-space-${step})` }} />
          </td>
          <td>{scale.compact.space[step]} px</td>
          <td>{USES[step]}</td>
          <td>
            <CopyButton text={`var(--jyoti-space-${step})`} label={`space ${step}`} />
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** Names as in the custom properties. */
const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const { size, gutter, header, sectionPadding } = scale;
const compact: Readonly<Partial<Record<string, number>>> = scale.compact.size;

const SIZE_USES: Record<keyof typeof size, string> = {
  target: 'Height of a control: button, field, select, tab',
  small: 'Height of a small control',
  finger: 'Least height of a small control where a finger presses it',
  row: 'Above and below the text of a row of a table; a compact row is 28 px high',
  iconSmall: 'Icon beside small text',
  icon: 'Icon beside text, in a button or a field',
  iconLarge: 'Icon alone',
  content: 'Widest content of a page',
};

const SIZES = [
  ...Object.entries(SIZE_USES).map(([name, use]) => [
    kebab(name),
    `${size[name as keyof typeof size]} px`,
    compact[name] === undefined ? '' : `${compact[name]} px`,
    use,
  ]),
  ['measure', '38 em', '', 'Widest line of text'],
  ['gutter', `${gutter[0]} px, ${gutter[1]} px from 768 px on`, '', 'Beside the content'],
  [
    'section-padding',
    `${sectionPadding[0]} to ${sectionPadding[1]} px`,
    '',
    'Above and below a section',
  ],
  ['header', `${header[0]} px, ${header[1]} px from 1024 px on`, '', 'Height of the header'],
] as const;

/** Sizes that components and pages share. */
export const Sizes = () => (
  <table className="foundation-table">
    <thead>
      <tr>
        <th scope="col">Token</th>
        <th scope="col">Size</th>
        <th scope="col">Compact</th>
        <th scope="col">What it is</th>
      </tr>
    </thead>
    <tbody>
      {SIZES.map(([name, length, dense, use]) => (
        <tr key={name}>
          <th scope="row">
            <code>{`--jyoti-size-${name}`}</code>
          </th>
          <td>{length}</td>
          <td>{dense}</td>
          <td>{use}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

const REM = 16;

interface WidthsProps {
  caption: string;
  widths: Readonly<Record<string, number>>;
}

const Widths = ({ caption, widths }: WidthsProps) => (
  <table className="foundation-table">
    <caption>{caption}</caption>
    <thead>
      <tr>
        <th scope="col">Name</th>
        <th scope="col">From</th>
      </tr>
    </thead>
    <tbody>
      {Object.entries(widths).map(([name, width]) => (
        <tr key={name}>
          <th scope="row">
            <code>{name}</code>
          </th>
          <td>{`${width} rem, ${width * REM} px`}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** Breakpoints of layouts, for the viewport and for containers. */
export const Breakpoints = () => (
  <>
    <Widths caption="Screen: media.tablet, media.belowTablet" widths={breakpoints} />
    <Widths caption="Container: containerQuery.from('medium')" widths={containers} />
  </>
);

/** Corners, each on a box. */
export const Radii = () => (
  <ul className="foundation-tiles">
    {Object.entries(scale.radius).map(([name, radius]) => (
      <li key={name}>
        <span className="foundation-box" style={{ borderRadius: `var(--jyoti-radius-${name})` }} />
        <code>{`--jyoti-radius-${name}`}</code>
        <span className="foundation-note">{radius > 100 ? 'round' : `${radius} px`}</span>
      </li>
    ))}
  </ul>
);
