/** What the server put into the page for its first view (ADR 0029): answers to reads, and texts that are parted already. */

type Ready = {
  /** Rows, by the address of the read. */
  reads: Readonly<Record<string, readonly unknown[]>>;
  /** What `treeOf` makes of a Markdown text, by the text. */
  trees: Readonly<Record<string, unknown>>;
};

const NONE: Ready = { reads: {}, trees: {} };

function find(): Ready {
  const text = globalThis.document?.getElementById('ready-data')?.textContent;
  if (!text) return NONE;
  const ready: Ready = JSON.parse(text);
  return ready;
}

let found: Ready | undefined;

/** Read once from the page, which doesn't change; newer data is cached elsewhere. */
export function readyData(): Ready {
  found ??= find();
  return found;
}
