import { useEffect, useMemo, useRef } from 'react';
import { setLive, useLive } from '#web/live/live-state.ts';
import { useStableCallback } from '#web/ui/use-stable-callback.ts';

const QUIET_MS = 5000;

export function usePublishTyping(): (text: string) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const publish = useStableCallback((text: string) => {
    clearTimeout(timer.current);
    const isTyping = text !== '';
    setLive({ isTyping });
    if (isTyping) timer.current = setTimeout(() => setLive({ isTyping: false }), QUIET_MS);
  });
  useEffect(() => () => publish(''), [publish]);
  return publish;
}

export function useTypingNames(): readonly string[] {
  const others = useLive((state) => state.others);
  return useMemo(() => {
    const typing = others.filter(({ isTyping }) => isTyping);
    return [...new Map(typing.map(({ id, name }) => [id, name])).values()];
  }, [others]);
}
