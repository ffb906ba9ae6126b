import { ChevronLeftIcon } from '@jyoti/ui/icons';
import { Link } from '@jyoti/ui/link';
import { useSearchParams } from 'react-router-dom';
import { codeOf, listUrl } from '../poojas-url.ts';
import { poojaMessages } from '../../../messages.generated/pooja.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';

/** Link to the list, which passes on the visitor's offer. */
export function BackToAll() {
  const words = useMessages(poojaMessages);
  const [search] = useSearchParams();
  return (
    <div>
      <Link
        href={listUrl(null, codeOf(search))}
        variant="standalone"
        icon={<ChevronLeftIcon size={20} />}
      >
        {words.back}
      </Link>
    </div>
  );
}
