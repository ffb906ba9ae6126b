import '@jyoti/themes/base.css';
import '@jyoti/themes/all.css';
import '@jyoti/themes/fonts.css';
import '@jyoti/themes/fonts-hi.css';
import { CoverArt } from '@jyoti/ui/cover-art';
import { I18nProvider } from '@jyoti/ui/i18n';
import { Divider } from '@jyoti/ui/layout';
import { Logo } from '@jyoti/ui/logo';
import { hi } from '@jyoti/ui/messages-hi';
import { SignBadge } from '@jyoti/ui/sign-badge';
import { createRoot } from 'react-dom/client';
import * as styles from './picture.css.ts';
import { sharePictures, type SharePicture } from './pictures.ts';

function Picture({ name, title, line, drawing }: SharePicture) {
  return (
    <main className={styles.picture} data-picture={name}>
      <div className={styles.words}>
        <span className={styles.brand}>
          <Logo />
        </span>
        <h1 className={styles.title}>{title}</h1>
        <Divider length="short" />
        <p className={styles.line}>{line}</p>
      </div>
      <div className={styles.drawing}>
        {'sign' in drawing ? (
          <div className={styles.arch}>
            <SignBadge variant="arch" sign={drawing.sign} />
          </div>
        ) : (
          <CoverArt seed={name} subject={drawing.cover} />
        )}
      </div>
    </main>
  );
}

const search = new URLSearchParams(globalThis.location.search);
const picture = sharePictures.find(
  ({ name, language }) => name === search.get('picture') && language === search.get('language'),
);
const root = document.getElementById('root');
if (root && picture) {
  document.documentElement.lang = picture.language;
  createRoot(root).render(
    <I18nProvider locale={picture.language} messages={picture.language === 'hi' ? hi : {}}>
      <Picture {...picture} />
    </I18nProvider>,
  );
}
