import { type ComponentProps, createContext, type MouseEvent, use } from 'react';

/**
 * What opens the links inside it, the same function for as long as they are on screen; null leaves them to the browser. The router's own links are drawn
 * anew with every address, whatever they show; sixty days are most of what a press on one of them would wait for (ADR 0016).
 */
export const StableLinks = createContext<((address: string, how: { replace: boolean }) => void) | null>(null);

type SteadyLinkProps = Omit<ComponentProps<'a'>, 'href' | 'onClick' | 'target'> & {
  /** Path and query, from the root. */
  to: string;
  /** Without a new entry in the history. */
  replace?: boolean;
};

/** A link inside {@link StableLinks}: drawn anew when its own address changes. */
export function StableLink({ to, replace = false, children, ...rest }: SteadyLinkProps) {
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
