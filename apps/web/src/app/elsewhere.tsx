import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

/** A path that leads to another. It leaves once it is mounted: a server cannot navigate while it renders. */
export function Elsewhere({ to, state }: { to: string; state?: unknown }) {
  const navigate = useNavigate();
  useEffect(() => {
    void navigate(to, { replace: true, state });
  }, [navigate, to, state]);
  return null;
}
