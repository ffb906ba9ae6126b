import { defineTheme, themeCss, type ThemeInput } from '@jyoti/themes';
import { Alert } from '@jyoti/ui/alert';
import { Cluster, Grid, Stack, Text } from '@jyoti/ui/layout';
import { useState } from 'react';
import { ThemeSample } from './theme-sample.tsx';

const ID = 'your-own';

const ROLES = {
  primary: 'Primary: links, buttons, ticks',
  secondary: 'Secondary: quiet lines',
  background: 'Background: the page',
  text: 'Text',
  accent: 'Accent: the dawn',
} as const;
type Role = keyof typeof ROLES;

const START: Record<Role, string> = {
  primary: '#7FD1C7',
  secondary: '#B8B0E0',
  background: '#15131F',
  text: '#F2F0FA',
  accent: '#F2A477',
};

type Made = { css: string } | { fault: string };

function make(colors: ThemeInput['colors']): Made {
  try {
    return { css: themeCss(defineTheme({ id: ID, colors })) };
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) };
  }
}

/** `defineTheme()` at work: five colours in, a whole theme out, or every pair that cannot be read. */
export function OwnTheme() {
  const [colors, setColors] = useState(START);
  const made = make(colors);

  return (
    <Stack gap="x5">
      <Grid minItem="14rem" gap="x4">
        {(Object.entries(ROLES) as [Role, string][]).map(([role, label]) => (
          <Cluster key={role} gap="x3">
            <input
              id={`own-${role}`}
              type="color"
              value={colors[role]}
              onChange={(event) =>
                setColors((before) => ({ ...before, [role]: event.target.value }))
              }
              style={{ inlineSize: '3rem', blockSize: '3rem' }}
            />
            <label htmlFor={`own-${role}`}>{label}</label>
          </Cluster>
        ))}
      </Grid>
      {'fault' in made ? (
        <Alert tone="danger" title="This theme would not build">
          <span style={{ whiteSpace: 'pre-line' }}>{made.fault}</span>
        </Alert>
      ) : (
        <>
          <style>{made.css}</style>
          <ThemeSample theme={ID} title="Your own theme">
            <Text tone="muted">
              Every other role is derived from the five, and every pair of them is measured.
            </Text>
          </ThemeSample>
          <Text tone="muted" size="small">
            {`${new Blob([made.css]).size} bytes of CSS custom properties; a product links them as one file.`}
          </Text>
        </>
      )}
    </Stack>
  );
}
