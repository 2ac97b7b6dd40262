import { joinTopic, type Topic } from './realtime-client.ts';

interface Listener {
  onMessage: (event: string, payload: unknown) => void;
  /** It is joined again after it was lost: events in between were missed. */
  onBack: () => void;
}

/** Subscribes to a topic without presence. @returns what ends it */
export function subscribeTopic(name: string, { onMessage, onBack }: Listener): () => void {
  let topic: Topic | null = null;
  let hasJoined = false;
  let isStopped = false;
  const onJoined = () => {
    if (hasJoined) onBack();
    hasJoined = true;
  };
  // A topic that is lost comes back by itself; one that was taken away is none of this page's any more.
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
