import { type ComponentProps, createContext, type MouseEvent, use } from 'react';

/**
 * Opens the links inside it, by a function that is stable while they are mounted; null leaves them to the browser. The
 * router's own links render at every navigation, which for sixty days takes most of the response time (ADR 0016).
 */
export const StableLinks = createContext<((address: string, how: { replace: boolean }) => void) | null>(null);

type StableLinkProps = Omit<ComponentProps<'a'>, 'href' | 'onClick' | 'target'> & {
  /** Path and query, from the root. */
  to: string;
  /** Without a new entry in the history. */
  replace?: boolean;
};

/** A link inside {@link StableLinks}; renders only when its own address changes. */
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
