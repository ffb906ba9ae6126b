import { ChevronLeftIcon } from '@jyoti/ui/icons';
import { Link } from '@jyoti/ui/link';
import { useSearchParams } from 'react-router-dom';
import { codeOf, listAddress } from '../../ceremony/poojas-address.ts';
import { usePoojaWords } from './words.ts';

/** The way to the list; an offer that the visitor came for goes along. */
export function BackToAll() {
  const words = usePoojaWords();
  const [search] = useSearchParams();
  return (
    <div>
      <Link
        href={listAddress(null, codeOf(search))}
        variant="standalone"
        icon={<ChevronLeftIcon size={20} />}
      >
        {words.back}
      </Link>
    </div>
  );
}
