import { createPortal } from 'react-dom';
import type { ListOnScreen } from '../list-entries.ts';
import styles from './list-sheet.module.css';

/** Boxes to tick by hand. */
export function ListSheet({ list, tripTitle }: { list: ListOnScreen; tripTitle: string }) {
  return createPortal(
    <main className={styles.sheet} data-slot="list-sheet">
      <p>{tripTitle}</p>
      <h1>{list.title}</h1>
      <ul>
        {list.entries.map(({ id, text, quantity, is_heading, ticked_by }) =>
          is_heading ? (
            <li key={id} className={styles.sheetGroup}>
              {text}
            </li>
          ) : (
            <li key={id}>
              <span className={styles.sheetBox} aria-hidden="true">
                {ticked_by !== null && '×'}
              </span>
              <span>{text}</span>
              {quantity > 1 && <b className="num">×{quantity}</b>}
            </li>
          ),
        )}
      </ul>
    </main>,
    document.body,
  );
}
