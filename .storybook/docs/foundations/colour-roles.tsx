import { contrastRatio, type AstroRole, type ColorRole, type Hex } from '@jyoti/themes';
import { CheckIcon, XIcon } from '@jyoti/ui/icons';
import { CopyButton } from './copy-button.tsx';
import { useShownTheme } from './use-shown-theme.ts';

interface Ground {
  readonly name: string;
  readonly color: Hex;
}

interface RoleProps {
  /** The custom property without `--jyoti-`. */
  token: string;
  color: Hex;
  use: string;
  /** The backgrounds it is used on. */
  grounds: readonly Ground[];
  /** The contrast required there. */
  floor: number | undefined;
}

/** Two decimals, rounded down: 4.499 must not read as 4.50. */
const cut = (ratio: number) => (Math.floor(ratio * 100) / 100).toFixed(2);

/** The contrast on each background, marked as passed or failed. */
function Contrast({ color, grounds, floor }: Pick<RoleProps, 'color' | 'grounds' | 'floor'>) {
  if (floor === undefined) return <>not measured: divides only</>;
  return (
    <ul className="foundation-contrast">
      {grounds.map((ground) => {
        const ratio = contrastRatio(color, ground.color);
        const passes = ratio >= floor;
        return (
          <li key={ground.name}>
            {passes ? (
              <CheckIcon size={16} aria-label="passes" role="img" />
            ) : (
              <XIcon size={16} aria-label="fails" role="img" />
            )}
            {`${cut(ratio)} on ${ground.name}`}
          </li>
        );
      })}
    </ul>
  );
}

const Role = ({ token, color, use, grounds, floor }: RoleProps) => (
  <tr>
    <th scope="row">
      <span className="foundation-swatch" style={{ background: color }} />
      <code>{`--jyoti-${token}`}</code>
      <span className="foundation-note">{use}</span>
    </th>
    <td>
      <code>{color.toUpperCase()}</code>
    </td>
    <td>
      <Contrast color={color} grounds={grounds} floor={floor} />
    </td>
    <td>
      <CopyButton text={`var(--jyoti-${token})`} label={token} />
    </td>
  </tr>
);

const Roles = ({ caption, rows }: { caption: string; rows: readonly RoleProps[] }) => (
  <table className="foundation-table foundation-roles">
    <caption>{caption}</caption>
    <thead>
      <tr>
        <th scope="col">Colour, token and use</th>
        <th scope="col">Hex</th>
        <th scope="col">Contrast</th>
        <th scope="col">Copy</th>
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <Role key={row.token} {...row} />
      ))}
    </tbody>
  </table>
);

const kebab = (role: string) =>
  role.replaceAll(/[A-Z0-9]/g, (letter) => `-${letter.toLowerCase()}`);

const TEXT = 4.5;
const GRAPHIC = 3;
type Rows = readonly (readonly [
  role: ColorRole,
  use: string,
  floor?: number,
  on?: readonly ColorRole[],
])[];

const GROUNDS: Rows = [
  ['background', 'The page', TEXT, ['text']],
  ['surface', 'Cards, folios, bodies of tables', TEXT, ['text']],
  ['raised', 'Dialogs, menus, the header while it is sticky', TEXT, ['text']],
];
const ALL_GROUNDS: readonly ColorRole[] = ['background', 'surface', 'raised'];
const INKS: Rows = [
  ['text', 'Text', TEXT],
  ['textMuted', 'Text that supports other text', TEXT],
  ['primary', 'Links, ticks, what is selected', TEXT],
  ['secondary', 'Quiet marks, lines of charts', TEXT],
  ['accent', 'The dawn; one thing on a page', TEXT],
  ['success', 'Auspicious, done', TEXT],
  ['warning', 'Neutral, take care', TEXT],
  ['danger', 'Inauspicious, failed, cannot be undone', TEXT],
  ['info', 'Notes', TEXT],
];
const LINES: Rows = [
  ['border', 'Hairlines that divide'],
  ['control', 'Borders of controls', GRAPHIC],
  ['focus', 'The focus ring', GRAPHIC],
];
const FILLS: Rows = [
  ['primaryFill', 'Filled buttons and chosen days, under onPrimary', TEXT, ['onPrimary']],
  ['primarySoft', 'Selected chips, the lagna house', TEXT, ['primary', 'text']],
  ['successSoft', 'Behind success', TEXT, ['success', 'text']],
  ['warningSoft', 'Behind warning', TEXT, ['warning', 'text']],
  ['dangerSoft', 'Behind danger', TEXT, ['danger', 'text']],
  ['infoSoft', 'Behind info', TEXT, ['info', 'text']],
];
const SKY: Rows = [
  ['sky1', 'Sky nearest to the page', TEXT, ['text']],
  ['sky2', 'Sky', TEXT, ['text']],
  ['sky3', 'Sky farthest from the page', TEXT, ['text']],
];
const GRAHAS: readonly AstroRole[] = [
  'sun',
  'moon',
  'mars',
  'mercury',
  'jupiter',
  'venus',
  'saturn',
  'rahu',
  'ketu',
];
const ELEMENTS: readonly AstroRole[] = ['fire', 'earth', 'air', 'water', 'chartLine'];

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Every role of the theme in the toolbar: swatch, name to copy, hex, and its contrast as measured now. */
export function ColourRoles() {
  const { name, color, astro } = useShownTheme();
  const named = (roles: readonly ColorRole[]) =>
    roles.map((role) => ({ name: kebab(role), color: color[role] }));
  const rows = (list: Rows) =>
    list.map(([role, use, floor, on]) => ({
      token: `color-${kebab(role)}`,
      color: color[role],
      use,
      floor,
      grounds: named(on ?? ALL_GROUNDS),
    }));
  const astroRows = (roles: readonly AstroRole[], floor: number) =>
    roles.map((role) => ({
      token: `astro-${kebab(role)}`,
      color: astro[role],
      use: role === 'chartLine' ? 'Lines of charts' : capital(role),
      floor,
      grounds: named(ALL_GROUNDS),
    }));
  return (
    <div className="foundation">
      <p>
        Shown in <strong>{name.en}</strong>. Choose another theme in the toolbar.
      </p>
      <Roles caption="Grounds" rows={rows(GROUNDS)} />
      <Roles caption="Text and marks" rows={rows(INKS)} />
      <Roles caption="Lines" rows={rows(LINES)} />
      <Roles caption="Fills" rows={rows(FILLS)} />
      <Roles caption="Sky" rows={rows(SKY)} />
      <Roles caption="Grahas" rows={astroRows(GRAHAS, TEXT)} />
      <Roles caption="Elements and charts" rows={astroRows(ELEMENTS, GRAPHIC)} />
    </div>
  );
}
