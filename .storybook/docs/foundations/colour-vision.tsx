import { contrastRatio, type AstroRole, type ColorRole } from '@jyoti/themes';
import { GrahaGlyph, type GrahaId } from '@jyoti/ui/glyphs';
import { ToggleGroup } from '@jyoti/ui/toggle';
import { useState } from 'react';
import { useShownTheme } from './use-shown-theme.ts';

/** Steps of the theme that lie beside each other, from the page to the text. */
const RAMPS: readonly (readonly [name: string, roles: readonly ColorRole[]])[] = [
  ['Neutral', ['background', 'surface', 'raised', 'border', 'control', 'textMuted', 'text']],
  ['Primary', ['primarySoft', 'primaryFill', 'primary', 'focus']],
  ['Auspicious', ['successSoft', 'success']],
  ['Take care', ['warningSoft', 'warning']],
  ['Inauspicious', ['dangerSoft', 'danger']],
  ['Note', ['infoSoft', 'info']],
  ['Sky', ['sky1', 'sky2', 'sky3']],
];

const INKS: readonly ColorRole[] = [
  'text',
  'textMuted',
  'primary',
  'secondary',
  'accent',
  'success',
  'warning',
  'danger',
  'info',
];
const GROUNDS: readonly ColorRole[] = ['background', 'surface', 'raised', 'primarySoft'];

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

/**
 * Linear RGB as each kind of colour blindness sees it, at full severity.
 * Source: Machado, Oliveira and Fernandes, "A physiologically-based model for simulation of color vision deficiency" (2009),
 * table 1. Greys: weights of luminance, ITU-R BT.709.
 */
const VISION = {
  usual: { label: 'Usual', matrix: '' },
  protan: {
    label: 'Without red',
    matrix: '0.152286 1.052583 -0.204868 0.114503 0.786281 0.099216 -0.003882 -0.048116 1.051998',
  },
  deutan: {
    label: 'Without green',
    matrix: '0.367322 0.860646 -0.227968 0.280085 0.672501 0.047413 -0.011820 0.042940 0.968881',
  },
  tritan: {
    label: 'Without blue',
    matrix: '1.255528 -0.076749 -0.178779 -0.078411 0.930809 0.147602 0.004733 0.691367 0.303900',
  },
  grey: {
    label: 'Greys',
    matrix: '0.2126 0.7152 0.0722 0.2126 0.7152 0.0722 0.2126 0.7152 0.0722',
  },
} as const;

type Vision = keyof typeof VISION;

/** Nine numbers as the five columns of `feColorMatrix`. */
const columns = (matrix: string) => `${matrix.replaceAll(/(\S+ \S+ \S+) ?/g, '$1 0 0 ')}0 0 0 1 0`;

const Filters = () => (
  <svg width={0} height={0} aria-hidden style={{ position: 'absolute' }}>
    {Object.entries(VISION).map(
      ([id, { matrix }]) =>
        matrix && (
          <filter key={id} id={`vision-${id}`} colorInterpolationFilters="linearRGB">
            <feColorMatrix type="matrix" values={columns(matrix)} />
          </filter>
        ),
    )}
  </svg>
);

/** One decimal, rounded down: 4.49 must not read as 4.5. */
const cut = (ratio: number) => (Math.floor(ratio * 10) / 10).toFixed(1);

/** Steps, pairs and grahas of the theme in the toolbar, as different eyes see them. */
export function ColourVision() {
  const { color, astro } = useShownTheme();
  const [vision, setVision] = useState<Vision>('usual');
  return (
    <div className="foundation sb-unstyled">
      <Filters />
      <ToggleGroup
        label="Colour vision"
        value={vision}
        onValueChange={setVision}
        options={(Object.keys(VISION) as Vision[]).map((value) => ({
          value,
          label: VISION[value].label,
        }))}
      />
      <div style={vision === 'usual' ? undefined : { filter: `url(#vision-${vision})` }}>
        <h3>Steps</h3>
        <dl className="foundation-ramps">
          {RAMPS.map(([name, roles]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                {roles.map((role) => (
                  <span key={role}>
                    <span style={{ background: color[role] }} title={color[role]} />
                    {role}
                  </span>
                ))}
              </dd>
            </div>
          ))}
        </dl>
        <h3>This on that</h3>
        <ul className="foundation-pairs">
          {GROUNDS.flatMap((ground) =>
            INKS.map((ink) => {
              const ratio = contrastRatio(color[ink], color[ground]);
              return ratio < 4.5 ? null : (
                <li
                  key={`${ink} ${ground}`}
                  style={{ background: color[ground], color: color[ink] }}
                >
                  <strong>{ink}</strong> on {ground}, {cut(ratio)}
                </li>
              );
            }),
          )}
        </ul>
        <h3>Grahas</h3>
        <ul className="foundation-pairs">
          {GRAHAS.map((graha) => (
            <li key={graha} style={{ background: color.background, color: astro[graha] }}>
              <GrahaGlyph graha={graha as GrahaId} size={24} /> {graha}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
