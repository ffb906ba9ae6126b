import {
  contrastRatio,
  defineTheme,
  JyotiThemeError,
  themeCss,
  type ContrastProblem,
  type ResolvedTheme,
} from '@jyoti/themes';
import { Alert } from '@jyoti/ui/alert';
import { Button } from '@jyoti/ui/button';
import { Cluster, Grid, Stack, Text } from '@jyoti/ui/layout';
import { TextField } from '@jyoti/ui/text-field';
import { useState } from 'react';
import { themeTokens } from '../../../packages/themes/scripts/design-tokens.ts';
import { ThemeSample } from '../theme-sample.tsx';
import { ThemeExport } from './theme-export.tsx';

const ROLES = {
  primary: 'Primary: links, buttons, ticks',
  secondary: 'Secondary: quiet marks',
  background: 'Background: the page',
  text: 'Text',
  accent: 'Accent: one thing on a page',
} as const;
type Role = keyof typeof ROLES;
type BrandColours = Record<Role, string>;

const START: BrandColours = {
  primary: '#7FD1C7',
  secondary: '#B8B0E0',
  background: '#15131F',
  text: '#F2F0FA',
  accent: '#F2A477',
};

type Made = { theme: ResolvedTheme } | { message: string; problems: readonly ContrastProblem[] };

function make(id: string, colors: BrandColours): Made {
  try {
    return { theme: defineTheme({ id, colors }) };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { message, problems: error instanceof JyotiThemeError ? error.problems : [] };
  }
}

interface ColourFieldProps {
  label: string;
  value: string;
  onChange: (color: string) => void;
}

/** A colour, picked or typed. */
const ColourField = ({ label, value, onChange }: ColourFieldProps) => (
  <Cluster gap="x3" align="end">
    <input
      type="color"
      className="lab-colour"
      aria-label={`Pick: ${label}`}
      value={/^#[0-9a-f]{6}$/i.test(value) ? value : '#000000'}
      onChange={({ target }) => onChange(target.value)}
    />
    <TextField label={label} value={value} onChange={({ target }) => onChange(target.value)} />
  </Cluster>
);

/** `text` of `text on raised`, if it is one of the five. */
const roleOf = (pair: string): Role | undefined => {
  const role = pair.split(' on ')[0] ?? '';
  return role in ROLES ? (role as Role) : undefined;
};

interface ProblemsProps {
  problems: readonly ContrastProblem[];
  onUse: (role: Role, color: string) => void;
}

/** Pairs with too little contrast, and for a brand colour the nearest that passes. */
function Problems({ problems, onUse }: ProblemsProps) {
  const fixes = new Map(
    problems.flatMap(({ pair, nearest }) => {
      const role = roleOf(pair);
      return role && nearest ? [[role, nearest] as const] : [];
    }),
  );
  return (
    <Stack gap="x3">
      <ul className="lab-problems">
        {problems.map(({ pair, variant, contrast, needed, foreground, ground }) => (
          <li key={`${pair} ${variant ?? ''}`}>
            <span aria-hidden style={{ color: foreground, background: ground }}>
              Aa
            </span>
            {`${pair} has contrast ${contrast.toFixed(2)}, needs ${needed}`}
          </li>
        ))}
      </ul>
      {[...fixes].map(([role, nearest]) => (
        <Button key={role} size="small" onClick={() => onUse(role, nearest)}>
          {`Use the nearest ${role} that passes: ${nearest.toUpperCase()}`}
        </Button>
      ))}
    </Stack>
  );
}

const MEASURED = [
  ['text', 'background'],
  ['textMuted', 'background'],
  ['primary', 'background'],
  ['secondary', 'surface'],
  ['accent', 'background'],
  ['onPrimary', 'primaryFill'],
  ['success', 'surface'],
  ['danger', 'surface'],
  ['control', 'background'],
  ['focus', 'background'],
] as const;

/** Borders are not text, so they are shown as borders. */
const EDGES = new Set<string>(['control', 'focus']);

/** Measured contrast of the most important pairs. */
const Measured = ({ color }: Pick<ResolvedTheme, 'color'>) => (
  <ul className="lab-measured" aria-label="Contrast">
    {MEASURED.map(([front, ground]) => {
      const isEdge = EDGES.has(front);
      const ratio = Math.floor(contrastRatio(color[front], color[ground]) * 10) / 10;
      return (
        <li
          key={front}
          style={{ color: isEdge ? color.text : color[front], background: color[ground] }}
        >
          <strong>{ratio.toFixed(1)}</strong>
          {`${front} on ${ground}`}
          {isEdge && <span className="lab-edge" style={{ borderColor: color[front] }} />}
        </li>
      );
    })}
  </ul>
);

/**
 * Takes five colours; shows a complete theme, or every pair with too little contrast and the nearest colour that
 * passes.
 */
export function ThemeMaker() {
  const [id, setId] = useState('your-own');
  const [colors, setColors] = useState(START);
  const made = make(id, colors);
  const set = (role: Role, color: string) => setColors((before) => ({ ...before, [role]: color }));

  return (
    <Stack gap="x6">
      <Grid minItem="17rem" gap="x4">
        <TextField
          label="Id of the theme"
          hint="Lower case, with hyphens"
          value={id}
          onChange={({ target }) => setId(target.value)}
        />
        {(Object.entries(ROLES) as [Role, string][]).map(([role, label]) => (
          <ColourField
            key={role}
            label={label}
            value={colors[role]}
            onChange={(color) => set(role, color)}
          />
        ))}
      </Grid>
      {'message' in made ? (
        <Alert tone="danger" title="This theme would not build">
          {made.problems.length > 0 ? (
            <Problems problems={made.problems} onUse={set} />
          ) : (
            <Text>{made.message}</Text>
          )}
        </Alert>
      ) : (
        <>
          <style>{themeCss(made.theme)}</style>
          <Measured color={made.theme.color} />
          <ThemeSample theme={made.theme.id} title="Your own theme">
            <Text tone="muted">
              Every other role is derived from the five, and every pair of them is measured.
            </Text>
          </ThemeSample>
          <ThemeExport
            id={id}
            colors={colors}
            css={themeCss(made.theme)}
            tokens={JSON.stringify(themeTokens(made.theme), null, 2)}
          />
        </>
      )}
    </Stack>
  );
}
