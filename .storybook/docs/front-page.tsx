import { castChart, panchangOfDay } from '@jyoti/jyotish';
import { kundliChartProps, panchangCardProps } from '@jyoti/jyotish/to-kit';
import { themeList } from '@jyoti/themes';
import { Badge } from '@jyoti/ui/badge';
import { Button } from '@jyoti/ui/button';
import { DateField } from '@jyoti/ui/date-field';
import { KundliChart } from '@jyoti/ui/kundli-chart';
import { Cluster, Edge, Grid, Stack, Text } from '@jyoti/ui/layout';
import { LogoMark } from '@jyoti/ui/logo';
import { PanchangCard } from '@jyoti/ui/recipes/panchang-card';
import { addons } from 'storybook/preview-api';
import { catalogue } from 'virtual:kit-catalogue';
import { pageUrl } from '../blocks/catalogue.ts';
import { useCurrentGlobal, shownTheme } from '../book/index.ts';
import './front-page.css';

const chennai = { latitude: 13.0837, longitude: 80.2702, timeZone: 'Asia/Kolkata' };
const chart = castChart({ date: '1994-08-14', time: '06:05:00', ...chennai });
const day = panchangOfDay('2026-11-23', chennai, chennai.timeZone);

const PATHS = [
  {
    title: 'Designers',
    text: 'Colours, type, space and drawings, then each component with its do and don’t. Change theme, language and width in the toolbar.',
    links: [
      ['Foundations', 'foundations-colour--guide'],
      ['Find a component', 'components-overview--guide'],
      ['Compose a page', 'lab-compose--page'],
      ['Chart lab', 'lab-chart-lab--lab'],
    ],
  },
  {
    title: 'Developers',
    text: 'Two packages, one import for each component. Every page has code that you can copy and props that you can try.',
    links: [
      ['Install', 'getting-started-install--guide'],
      ['Your own theme', 'getting-started-your-own-theme--guide'],
      ['From the engine', 'patterns-from-the-engine--one-call-each'],
    ],
  },
  {
    title: 'Readers of the source',
    text: 'TypeScript, MIT licence. The engine is pure functions, checked to the arc-second; decisions are written down.',
    links: [
      ['Repository', 'https://github.com/jyoti-design/jyoti'],
      ['Status of components', 'getting-started-status--guide'],
      ['Vocabulary of props', 'getting-started-vocabulary-of-props--guide'],
    ],
  },
] as const;

/** A page, a story, or an external URL. */
function urlOf(target: string): string {
  if (target.startsWith('http')) return target;
  return target.endsWith('--guide') ? pageUrl(target) : `?path=/story/${target}`;
}

/** Ten buttons that set the theme of the whole Storybook. */
function ThemeStrip() {
  const current = shownTheme(useCurrentGlobal('theme'));
  const choose = (theme: string) =>
    addons.getChannel().emit('updateGlobals', { globals: { theme } });
  return (
    <ul className="front-themes" aria-label="Themes">
      {themeList.map(({ id, name, colors }) => (
        <li key={id}>
          <button
            type="button"
            className="front-theme"
            aria-pressed={id === current}
            onClick={() => choose(id)}
            style={{ background: colors.background, color: colors.text }}
          >
            <span className="front-dots" aria-hidden>
              {[colors.primary, colors.secondary, colors.accent].map((color) => (
                <i key={color} style={{ background: color }} />
              ))}
            </span>
            {name.en}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** An overview of the kit on one screen, with links. */
export function FrontPage() {
  return (
    <div className="front">
      <div className="front-hero">
        <Stack gap="x4">
          <LogoMark className="front-mark" />
          <h1>Components for astrology products</h1>
          <Text size="lead" tone="muted">
            {`${catalogue.length} React components, ten themes, English and Hindi. Kundli charts, panchang, dashas, matching, and all the forms and dialogs around them.`}
          </Text>
          <Cluster gap="x4">
            <a
              className="front-action"
              href={pageUrl('getting-started-install--guide')}
              target="_top"
            >
              Install
            </a>
            <a href={pageUrl('components-overview--guide')} target="_top">
              Find a component
            </a>
          </Cluster>
        </Stack>
        <KundliChart title="Sample birth chart" {...kundliChartProps(chart)} legend={false} />
      </div>
      <Edge />
      <div className="front-paths">
        {PATHS.map(({ title, text, links }) => (
          <section
            key={title}
            aria-labelledby={`front-${title.replaceAll(' ', '-').toLowerCase()}`}
          >
            <h2 id={`front-${title.replaceAll(' ', '-').toLowerCase()}`}>{title}</h2>
            <p>{text}</p>
            <ul>
              {links.map(([label, target]) => (
                <li key={label}>
                  <a
                    href={urlOf(target)}
                    target={target.startsWith('http') ? '_blank' : '_top'}
                    rel="noreferrer"
                  >
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <section aria-labelledby="front-themes">
        <h2 id="front-themes">Ten themes, one set of components</h2>
        <p>Choose one. The whole book follows.</p>
        <ThemeStrip />
      </section>
      <PanchangCard place="Chennai" timeZone={chennai.timeZone} {...panchangCardProps(day)} />
      <Grid minItem="18rem" gap="x5">
        <DateField label="Date of birth" hint="Day, month, year: 14/08/1994" />
        <Stack gap="x5">
          <Cluster gap="x2">
            <Badge tone="success">Amrit</Badge>
            <Badge tone="warning">Chal</Badge>
            <Badge tone="danger">Rahu Kaal</Badge>
          </Cluster>
          <Cluster gap="x3">
            <Button variant="primary">Generate kundli</Button>
            <Button>Compare charts</Button>
          </Cluster>
          <Text tone="muted" size="small">
            The dates and charts here are sample content.
          </Text>
        </Stack>
      </Grid>
    </div>
  );
}
