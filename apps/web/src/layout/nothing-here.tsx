import { Container, Text } from '@jyoti/ui/layout';
import { Link } from '@jyoti/ui/link';
import { useWords } from '../words/index.ts';
import { waiting } from './root.css.ts';
import { NavigateInBrowser } from './navigate-in-browser.tsx';

/** Why the home page is shown. One object, since another one would lead there again. */
const notFound = { notFound: true };

/** Where no script runs and there is nothing to show: a sentence, and the way to the home page. */
export function NothingWithoutScript() {
  const words = useWords();
  return (
    <noscript>
      <Container className={waiting}>
        <Text size="lead">{words.nothingHere}</Text>
        <Link href="/" variant="standalone">
          {words.toHome}
        </Link>
      </Container>
    </noscript>
  );
}

/** An address with nothing behind it leads to the home page. */
export function NothingHere() {
  return (
    <>
      <NothingWithoutScript />
      <NavigateInBrowser to="/" state={notFound} replace />
    </>
  );
}
