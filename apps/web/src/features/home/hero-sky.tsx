import type { SkyToday } from '@jyoti/contract';
import { defaultThemeId } from '@jyoti/themes';
import { SkyScene, type RingGraha } from '@jyoti/ui/sky-scene';
import { useTheme } from '@jyoti/ui/theme-picker';
import type { ThemeSceneId } from '@jyoti/ui/theme-scene';
import { lazy, Suspense, type ComponentType } from 'react';
import { firstTheme } from './home.css.ts';

type SceneOfTheme = typeof import('@jyoti/ui/theme-scene').ThemeScene;

/** Scenes of the other themes. If they fail to load, the hero shows its text without a scene. */
const ThemeScene = lazy((): Promise<{ default: ComponentType<Parameters<SceneOfTheme>[0]> }> =>
  import('@jyoti/ui/theme-scene').then(
    (module) => ({ default: module.ThemeScene }),
    () => ({ default: () => null }),
  ),
);

/** The grahas over a place, in the shape that the drawings and their caption use. */
export const ringGrahasOf = ({ over }: SkyToday): RingGraha[] =>
  over.grahas.map(({ id, global_degree, is_up }) => ({
    graha: id,
    longitude: global_degree,
    isUp: is_up,
  }));

/**
 * The sky in the scene of the current theme; the observatory without its ring if the sky failed to
 * load.
 */
export function HeroSky({ sky, seed }: { sky: SkyToday | null; seed: number }) {
  const { theme } = useTheme();
  const drawn = sky && {
    ascendant: sky.over.ascendant,
    grahas: ringGrahasOf(sky),
  };
  if (theme === defaultThemeId || !drawn) {
    return <SkyScene subject="observatory" seed={seed} className={firstTheme} {...drawn} />;
  }
  return (
    <Suspense>
      <ThemeScene
        theme={theme as ThemeSceneId}
        sky={drawn}
        {...(sky && { dayLord: sky.day_lord_id })}
      />
    </Suspense>
  );
}
