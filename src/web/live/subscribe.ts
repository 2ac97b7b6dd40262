import { joinTopic, type Topic } from './realtime-client.ts';

interface Listener {
  onMessage: (event: string, payload: unknown) => void;
  onBack: () => void;
}

/** Subscribes without presence. Returns the unsubscriber. */
export function subscribeTopic(name: string, { onMessage, onBack }: Listener): () => void {
  let topic: Topic | null = null;
  let hasJoined = false;
  let isStopped = false;
  const onJoined = () => {
    if (hasJoined) onBack();
    hasJoined = true;
  };
  // A lost topic comes back by itself; an ended one is gone.
  joinTopic({ name, onMessage, onJoined, onLost: () => {}, onEnd: () => {} })
    .then((joined) => {
      topic = joined;
      if (isStopped) joined.leave();
    })
    .catch(console.error);
  return () => {
    isStopped = true;
    topic?.leave();
  };
}
