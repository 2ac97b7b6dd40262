import { splitMentions, writtenNames } from '../mentions.ts';
import { linkify } from '../messages.ts';
import styles from './discussion.module.css';

/** Web addresses are links, mentions are highlighted. `names`: their present ones. */
export function MessageText({ text, names }: { text: string; names: readonly string[] }) {
  const written = writtenNames(text, names);
  return (
    <p className={styles.messageText}>
      {linkify(text).map(({ text: piece, href }, index) =>
        href ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never change places
          <a key={index} href={href} target="_blank" rel="noopener noreferrer nofollow">
            {piece}
          </a>
        ) : (
          splitMentions(piece, written).map((part, place) =>
            part.isMention ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same
              <strong key={`${index}-${place}`} className={styles.mention}>
                {part.text}
              </strong>
            ) : (
              part.text
            ),
          )
        ),
      )}
    </p>
  );
}
