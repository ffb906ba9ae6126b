import { Container, Text } from '@jyoti/ui/layout';
import { Link } from '@jyoti/ui/link';
import { waiting } from './frame.css.ts';
import { NavigateInBrowser } from './navigate-in-browser.tsx';
import { frameMessages } from '../../messages.generated/frame.ts';
import { useMessages } from '../words/use-messages.ts';

/**
 * Why the home page is shown. One shared object, because a new one in each render would navigate
 * again.
 */
const notFound = { notFound: true };

/** Shown without script on a page without content: a sentence and a link to the home page. */
export function NothingWithoutScript() {
  const words = useMessages(frameMessages);
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

/** Redirects an unknown URL to the home page. */
export function NothingHere() {
  return (
    <>
      <NothingWithoutScript />
      <NavigateInBrowser to="/" state={notFound} replace />
    </>
  );
}
