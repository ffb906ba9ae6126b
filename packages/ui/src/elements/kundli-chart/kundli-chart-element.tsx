import { createRoot, type Root } from 'react-dom/client';
import type { KitMessages } from '../../i18n/index.ts';
import {
  KundliChart,
  kundliChartStyles,
  type KundliChartData,
  type KundliChartStyle,
} from '../../kundli-chart/index.ts';
import { warn } from '../../shared/react/warn.ts';

export interface KundliChartElementOptions {
  /**
   * Addresses of the style sheets that are linked in the element's shadow root: that of the chart, and that of each theme that its `theme`
   * names. Without a `theme` it has the colours of the page.
   */
  stylesheets: readonly string[];
  /** Words in the languages that `language` may name, besides English: `{ hi }` of `@jyoti/ui/messages-hi`. @default {} */
  messages?: Readonly<Record<string, KitMessages>>;
}

/** The element, whose attributes are `chart-title`, `data` (JSON), `variant`, `language` and `theme`. */
export interface KundliChartElement extends HTMLElement {
  /** What the chart shows; nothing while undefined. Set, it replaces the attribute. */
  data: KundliChartData | undefined;
}

const ATTRIBUTES = ['chart-title', 'data', 'variant', 'language', 'theme'];

const isStyle = (name: string | null): name is KundliChartStyle =>
  kundliChartStyles.some((style) => style === name);

function read(json: string): KundliChartData | undefined {
  try {
    return JSON.parse(json) as KundliChartData;
  } catch {
    warn('The data of jyoti-kundli-chart are no JSON.');
    return undefined;
  }
}

/**
 * Defines `<jyoti-kundli-chart>`, a KundliChart for pages without React. Call it once, in a browser; a second call does
 * nothing.
 */
export function defineKundliChart({ stylesheets, messages = {} }: KundliChartElementOptions): void {
  if (customElements.get('jyoti-kundli-chart')) return;

  class Element extends HTMLElement implements KundliChartElement {
    static observedAttributes = ATTRIBUTES;
    #box = document.createElement('div');
    #root: Root | undefined;
    #data: KundliChartData | undefined;

    constructor() {
      super();
      const links = stylesheets.map((href) =>
        Object.assign(document.createElement('link'), { rel: 'stylesheet', href }),
      );
      this.attachShadow({ mode: 'open' }).append(...links, this.#box);
    }

    get data() {
      return this.#data;
    }

    set data(data) {
      this.#data = data;
      this.#render();
    }

    connectedCallback() {
      // Set before the element was defined.
      const { data } = this;
      if (Object.hasOwn(this, 'data')) {
        delete (this as Partial<KundliChartElement>).data;
        this.#data = data;
      }
      this.#root = createRoot(this.#box);
      this.#render();
    }

    disconnectedCallback() {
      this.#root?.unmount();
      this.#root = undefined;
    }

    attributeChangedCallback(name: string, _before: string | null, value: string | null) {
      if (name === 'data') this.#data = value === null ? undefined : read(value);
      this.#render();
    }

    #render() {
      const language = this.getAttribute('language') ?? 'en';
      const theme = this.getAttribute('theme');
      const variant = this.getAttribute('variant');
      this.#box.lang = language in messages ? language : 'en';
      if (theme === null) delete this.#box.dataset.theme;
      else this.#box.dataset.theme = theme;
      this.#root?.render(
        this.#data && (
          <KundliChart
            title={this.getAttribute('chart-title') ?? ''}
            data={this.#data}
            variant={isStyle(variant) ? variant : 'north'}
            messages={messages[language] ?? {}}
          />
        ),
      );
    }
  }
  customElements.define('jyoti-kundli-chart', Element);
}
