import { expectTypeOf, test } from 'vitest';
import { ThemeProvider, themeScript, type ThemeSky } from './index.ts';

test('wrong use does not compile', () => {
  // @ts-expect-error: a provider is around something
  void (<ThemeProvider />);
  // @ts-expect-error: Rahu rules no weekday
  void (<ThemeProvider sky={{ vaar: 'rahu' }}>Panchang</ThemeProvider>);
  expectTypeOf(themeScript).parameter(0).toEqualTypeOf<string>();
  expectTypeOf<ThemeSky['moon']>().toEqualTypeOf<
    'new' | 'crescent' | 'half' | 'gibbous' | 'full' | undefined
  >();
});
