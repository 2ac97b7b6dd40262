import { type ComponentProps, createContext, type MouseEvent, use } from 'react';

/**
 * Opens links by a stable function; null: the browser does. The router's own links render at every navigation, most of the response time of
 * sixty days (ADR 0016).
 */
export const StableLinks = createContext<((address: string, how: { replace: boolean }) => void) | null>(null);

type StableLinkProps = Omit<ComponentProps<'a'>, 'href' | 'onClick' | 'target'> & {
  to: string;
  replace?: boolean;
};

/** A link that renders only when its own address changes. */
export function StableLink({ to, replace = false, children, ...rest }: StableLinkProps) {
  const open = use(StableLinks);
  const follow = (event: MouseEvent) => {
    const isForBrowser =
      event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!open || isForBrowser || event.defaultPrevented) return;
    event.preventDefault();
    open(to, { replace });
  };
  return (
    <a {...rest} href={to} onClick={follow}>
      {children}
    </a>
  );
}
