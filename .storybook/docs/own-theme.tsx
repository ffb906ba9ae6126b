import { defineTheme, themeCss, type Hex, type ThemeCard } from '@jyoti/themes';
import { Alert } from '@jyoti/ui/alert';
import { Cluster, Grid, Stack, Text } from '@jyoti/ui/layout';
import { Select } from '@jyoti/ui/select';
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

const START: Record<Role, Hex> = {
  primary: '#7FD1C7',
  secondary: '#B8B0E0',
  background: '#15131F',
  text: '#F2F0FA',
  accent: '#F2A477',
};

type Made = { css: string } | { fault: string };

function make(colors: ThemeCard['colors'], scheme: 'dark' | 'light'): Made {
  try {
    const theme = defineTheme({
      id: ID,
      name: { en: 'Your own', hi: 'आपका अपना' },
      description: { en: 'Five colours of your own.', hi: 'आपके अपने पाँच रंग।' },
      icon: 'diya',
      scheme,
      dynamic: false,
      colors,
      fonts: { heading: 'Georgia, serif', headingWeight: 400, body: 'system-ui, sans-serif' },
    });
    return { css: themeCss(theme) };
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) };
  }
}

/** `defineTheme()` at work: five colours in, a whole theme out, or the pair that cannot be read. */
export function OwnTheme() {
  const [colors, setColors] = useState(START);
  const [scheme, setScheme] = useState<'dark' | 'light'>('dark');
  const made = make(colors, scheme);

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
                setColors((before) => ({ ...before, [role]: event.target.value as Hex }))
              }
              style={{ inlineSize: '3rem', blockSize: '3rem' }}
            />
            <label htmlFor={`own-${role}`}>{label}</label>
          </Cluster>
        ))}
        <Select
          label="Scheme"
          name="scheme"
          value={scheme}
          onChange={(event) => setScheme(event.target.value as 'dark' | 'light')}
          options={[
            { value: 'dark', label: 'Dark' },
            { value: 'light', label: 'Light' },
          ]}
        />
      </Grid>
      {'fault' in made ? (
        <Alert tone="danger" title="This theme would not build">
          {made.fault}
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
