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
          <td>{USES[step]}</td>
          <td>
            <CopyButton text={`var(--jyoti-space-${step})`} label={`space ${step}`} />
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);

const SIZES = [
  ['target', `${scale.size.target} px`, 'Height of a control: button, field, select, tab'],
  ['small', `${scale.size.small} px`, 'Height of a small control; 44 px where a finger presses it'],
  ['content', `${scale.size.content} px`, 'Widest content of a page'],
  ['measure', '38 em', 'Widest line of text'],
  ['gutter', `${scale.gutter[0]} px, ${scale.gutter[1]} px from 768 px on`, 'Beside the content'],
  [
    'section-padding',
    `${scale.sectionPadding[0]} to ${scale.sectionPadding[1]} px`,
    'Above and below a section',
  ],
  [
    'header',
    `${scale.header[0]} px, ${scale.header[1]} px from 1024 px on`,
    'Height of the header',
  ],
] as const;

/** Sizes that components and pages share. */
export const Sizes = () => (
  <table className="foundation-table">
    <thead>
      <tr>
        <th scope="col">Token</th>
        <th scope="col">Size</th>
        <th scope="col">What it is</th>
      </tr>
    </thead>
    <tbody>
      {SIZES.map(([name, size, use]) => (
        <tr key={name}>
          <th scope="row">
            <code>{`--jyoti-size-${name}`}</code>
          </th>
          <td>{size}</td>
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
