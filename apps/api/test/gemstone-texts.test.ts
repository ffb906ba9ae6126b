import { expect, test } from 'vitest';
import { gemstonesResponseSchema, kundliResponseSchema, type GemRow } from '@jyoti/contract';
import { BIRTHS } from '../../../packages/jyotish/reference/births.ts';
import { expectBody } from './app.ts';
import { midnight } from './kundli-reader.ts';
import { sentBirth, visitor } from './tools-reader.ts';

async function gemstones(birth = midnight, language = 'en') {
  const { post } = await visitor();
  return expectBody(await post('/api/gemstones', { birth }, language), 200, gemstonesResponseSchema)
    .data;
}

test('each of the three stones has a reason, a custom and a fit [S1-425]', async () => {
  const found = await gemstones();
  // Taurus rising: Venus rules the first, Mercury the fifth, Saturn the ninth.
  expect(found.life.reason).toMatch(/^Diamond belongs to Venus, lord of your Taurus ascendant/);
  expect(found.lucky.reason).toMatch(/^Emerald belongs to Mercury, which rules the fifth house/);
  expect(found.fortune.reason).toMatch(/^Blue sapphire belongs to Saturn, lord of the ninth house/);
  for (const stone of [found.life, found.lucky, found.fortune]) {
    for (const day of stone.days) expect(stone.energising).toContain(day);
    expect(stone.avoid_with_reason).toMatch(/^Do not wear it with /);
    for (const sign of stone.suits) expect(stone.suits_reason).toContain(sign);
  }
  expect(found.bot_response).toContain('Taurus');
});

test('the texts call gems a tradition and not medicine', async () => {
  const { disclaimer } = await gemstones();
  expect(disclaimer).toMatch(/^Gems are a tradition, not medicine/);
  expect(disclaimer).toContain('no result is assured');
});

test('a stone with a caution names it, and an advised one has none', async () => {
  const { post } = await visitor();
  for (const birth of BIRTHS.slice(0, 12)) {
    const response = await post('/api/gemstones', { birth: sentBirth(birth) });
    const { data } = expectBody(response, 200, gemstonesResponseSchema);
    const rows: GemRow[] = [data.life, data.lucky, data.fortune, ...data.avoid];
    for (const { advised, guards, reason, gem } of rows) {
      expect(reason?.toLowerCase()).toContain(gem.toLowerCase().replace("'", '’'));
      expect(reason).not.toMatch(/[{}]/);
      expect(/no(ne of the usual)? cautions? applies/i.test(reason ?? '')).toBe(
        guards.length === 0,
      );
      expect(advised).toBe(guards.length === 0 || (reason ?? '').includes('Most astrologers give'));
    }
    for (const { reason } of [data.life, data.lucky, data.fortune].filter((one) => !one.advised)) {
      expect(reason).toMatch(/not recommended\.$/);
    }
  }
});

test('a gem in a kundli has the same verdict as on the gemstone page', async () => {
  const { post } = await visitor();
  const verdicts = new Set<string>();
  for (const birth of BIRTHS.slice(0, 12).map(sentBirth)) {
    const query = { birth, sections: ['planet_details', 'reports'] };
    const { data: kundli } = expectBody(
      await post('/api/kundli', query),
      200,
      kundliResponseSchema,
    );
    const { data: gems } = expectBody(
      await post('/api/gemstones', { birth }),
      200,
      gemstonesResponseSchema,
    );
    const recommended = [...gems.order.map((role) => gems[role]), ...gems.dasha_stones];
    for (const named of [
      kundli.planet_details?.lucky_gem_advice,
      kundli.reports?.ascendant.lucky_gem_advice,
    ]) {
      const among = (rows: readonly GemRow[]) => rows.some(({ gem }) => gem === named?.gem);
      expect(among(recommended)).toBe(named?.verdict.startsWith('advised'));
      expect(among(gems.avoid)).toBe(named?.verdict === 'not_advised');
      verdicts.add(named?.verdict ?? '');
    }
    expect(kundli.planet_details?.lucky_gem).toEqual([
      kundli.planet_details?.lucky_gem_advice?.gem,
    ]);
  }
  expect(verdicts).toContain('advised');
  expect(verdicts).toContain('not_advised');
});

test('the response names the language of its texts', async () => {
  expect((await gemstones()).texts_languages).toEqual(['en']);
  expect((await gemstones(midnight, 'hi')).texts_languages).toEqual(['hi']);
});
