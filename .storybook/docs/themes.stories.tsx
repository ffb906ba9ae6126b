import { defineTheme, kitTheme, themeCss, themeList } from '@jyoti/themes';
import { Button } from '@jyoti/ui/button';
import { Checkbox } from '@jyoti/ui/checkbox';
import { Cluster, Grid, Stack, Text } from '@jyoti/ui/layout';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { themeGround } from './theme-ground.ts';
import { ThemeSample } from './theme-sample.tsx';

const meta = { title: 'Getting started/Themes' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** The ten themes, each on its own background on one page: `data-theme` works on any element. */
export const SideBySide: Story = {
  render: () => (
    <Grid minItem="22rem" gap="x4">
      {themeList.map(({ id, name, description }) => (
        <ThemeSample key={id} theme={id} title={name.en}>
          <Text tone="muted">{description.en}</Text>
          <Text tone="muted" lang="hi">
            {name.hi}
          </Text>
        </ThemeSample>
      ))}
    </Grid>
  ),
  play: async ({ canvas }) => {
    const grounds = themeList.map(
      ({ name }) => getComputedStyle(canvas.getByRole('region', { name: name.en })).backgroundColor,
    );
    await expect(new Set(grounds).size).toBe(themeList.length);
  },
};

/** A theme inside a theme. */
export const Nested: Story = {
  render: () => (
    <div data-theme="celestial-light" style={themeGround}>
      <Stack gap="x4">
        <Text>Palm-leaf and indigo ink.</Text>
        <div data-theme="stargazer" style={themeGround}>
          <Stack gap="x3" align="start">
            <Text>Near-black for night, inside it.</Text>
            <Button variant="primary">Look up</Button>
          </Stack>
        </div>
      </Stack>
    </div>
  ),
};

const saffron = defineTheme({
  id: 'saffron-brand',
  colors: {
    primary: '#FF9933',
    secondary: '#138808',
    background: '#FFFFFF',
    text: '#1B1B1B',
    accent: '#000080',
  },
  radius: { control: 12, card: 16 },
});

/**
 * A second product: a saffron brand with its own corner radius. The brand colour is used for fills,
 * its nearest readable tone for text.
 */
export const SaffronBrand: Story = {
  render: () => (
    <>
      <style>{themeCss(saffron)}</style>
      <ThemeSample theme={saffron.id} title="Saffron brand">
        <Cluster gap="x4">
          <Button variant="primary">Book a puja</Button>
          <Button variant="quiet">Read more</Button>
          <Checkbox label="Remind me" defaultChecked />
        </Cluster>
      </ThemeSample>
    </>
  ),
  play: async ({ canvas }) => {
    const { backgroundColor, borderRadius } = getComputedStyle(
      canvas.getByRole('button', { name: 'Book a puja' }),
    );
    await expect(backgroundColor).toBe('rgb(255, 153, 51)');
    await expect(borderRadius).toBe('12px');
    const { color } = getComputedStyle(canvas.getByRole('button', { name: 'Read more' }));
    await expect(color).not.toBe('rgb(255, 153, 51)');
  },
};

const followsSystem = themeCss({ light: saffron, dark: kitTheme('stargazer') });

/** Light or dark by the system setting, by CSS only: `data-theme="system"`. */
export const LightAndDark: Story = {
  render: () => (
    <>
      <style>{followsSystem}</style>
      <ThemeSample theme="system" title="As the system is set">
        <Button variant="primary">Book a puja</Button>
      </ThemeSample>
    </>
  ),
  play: async ({ canvas }) => {
    const sample = canvas.getByRole('region', { name: 'As the system is set' });
    const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
    await expect(getComputedStyle(sample).backgroundColor).toBe(
      isDark ? 'rgb(5, 7, 10)' : 'rgb(255, 255, 255)',
    );
    await expect(getComputedStyle(sample).colorScheme).toBe(isDark ? 'dark' : 'light');
  },
};
