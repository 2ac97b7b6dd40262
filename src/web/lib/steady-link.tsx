import {
  type ComponentProps,
  createContext,
  type MouseEvent,
  type ReactNode,
  use,
  useCallback,
  useLayoutEffect,
  useRef,
} from 'react';
import { useNavigate } from 'react-router';

const OpenContext = createContext<(address: string) => void>(() => {});

/**
 * Where links stand by the dozen. The router's own links are drawn anew with every address, whatever they show; sixty days
 * are most of what a press on one of them would wait for (ADR 0016).
 */
export function SteadyLinks({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const latest = useRef(navigate);
  useLayoutEffect(() => {
    latest.current = navigate;
  });
  const open = useCallback((address: string) => {
    const { pathname, search } = window.location;
    // To where one is already makes no new entry in the history, as with the router's links.
    const opened = latest.current(address, { replace: address === pathname + search });
    Promise.resolve(opened).catch(console.error);
  }, []);
  return <OpenContext value={open}>{children}</OpenContext>;
}

type SteadyLinkProps = Omit<ComponentProps<'a'>, 'href' | 'onClick' | 'target'> & {
  /** Path and query, from the root. */
  to: string;
};

/** A link inside {@link SteadyLinks}: drawn anew when its own address changes. */
export function SteadyLink({ to, children, ...rest }: SteadyLinkProps) {
  const open = use(OpenContext);
  const follow = (event: MouseEvent) => {
    const isForBrowser =
      event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (isForBrowser || event.defaultPrevented) return;
    event.preventDefault();
    open(to);
  };
  return (
    <a {...rest} href={to} onClick={follow}>
      {children}
    </a>
  );
}
