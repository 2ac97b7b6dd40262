import { joinTopic, type Topic } from './realtime-client.ts';

interface Listener {
  onMessage: (event: string, payload: unknown) => void;
  /** It is heard again after it was lost: what was said meanwhile was not. */
  onBack: () => void;
}

/** Listens to a topic without being seen on it. @returns what ends it */
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
