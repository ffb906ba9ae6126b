import { systemTheme, themeList } from '@jyoti/themes';
import type { Preview } from '@storybook/react-vite';

/** The tools of the toolbar above every story and page. The width is Storybook's own tool, with the widths below. */
export const globalTypes: NonNullable<Preview['globalTypes']> = {
  theme: {
    description: 'Theme',
    toolbar: {
      icon: 'paintbrush',
      items: [systemTheme, ...themeList].map(({ id, name }) => ({ value: id, title: name.en })),
      dynamicTitle: true,
    },
  },
  language: {
    description: 'Language',
    toolbar: {
      icon: 'globe',
      items: [
        { value: 'en', title: 'English' },
        { value: 'hi', title: 'हिन्दी' },
      ],
      dynamicTitle: true,
    },
  },
  direction: {
    description: 'Direction',
    toolbar: {
      icon: 'transfer',
      items: [
        { value: 'auto', title: 'Auto' },
        { value: 'ltr', title: 'Left to right' },
        { value: 'rtl', title: 'Right to left' },
      ],
    },
  },
  textSize: {
    description: 'Text size',
    toolbar: {
      icon: 'zoom',
      items: ['100', '125', '150', '200'].map((value) => ({ value, title: `Text: ${value} %` })),
    },
  },
  motion: {
    description: 'Motion',
    toolbar: {
      icon: 'play',
      items: [
        { value: 'system', title: 'Motion: system' },
        { value: 'reduced', title: 'Motion: reduced' },
      ],
    },
  },
};

const width = (px: number, name: string, height = 800) => ({
  name: `${px} px, ${name}`,
  styles: { width: `${px}px`, height: `${height}px` },
});

export const viewportOptions = {
  narrow: width(320, 'smallest phone', 640),
  phone: width(360, 'phone', 740),
  tablet: width(768, 'tablet', 1024),
  laptop: width(1024, 'small laptop'),
  desktop: width(1280, 'desktop'),
};
