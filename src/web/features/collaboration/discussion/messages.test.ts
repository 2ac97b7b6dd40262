import { describe, expect, it } from 'vitest';
import type { MessagePages } from '#web/trip-data/message-pages.ts';
import { byDay, inOrder, linkify, partsOf } from './messages.ts';
import type { Message } from './queries.ts';

const message = (id: string, created_at: string, user_id = 'thomas'): Message => ({
  id,
  user_id,
  created_at,
  text: id,
  reply_to: null,
  mentions: [],
  item_id: null,
});
const pagesOf = (...pages: Message[][]): MessagePages => ({
  pages: pages.map((messages) => ({ messages, hasOlder: true })),
  pageParams: pages.map(() => null),
});
const idsOf = (messages: readonly { id: string }[]) => messages.map(({ id }) => id);

describe('[CHAT-1] linkify', () => {
  it('makes links of web addresses, without the signs that end the sentence', () => {
    expect(linkify('Voir https://a.example/b?c=1, puis (http://d.example).')).toEqual([
      { text: 'Voir ', href: null },
      { text: 'https://a.example/b?c=1', href: 'https://a.example/b?c=1' },
      { text: ', puis (', href: null },
      { text: 'http://d.example', href: 'http://d.example' },
      { text: ').', href: null },
    ]);
  });

  it.each([
    ['(https://fr.example/wiki/Lisbonne_(ville)).', 'https://fr.example/wiki/Lisbonne_(ville)'],
    ['https://fr.example/Lisbonne_(ville)', 'https://fr.example/Lisbonne_(ville)'],
    ['(https://fr.example/Lisbonne)', 'https://fr.example/Lisbonne'],
    ['https://fr.example/a_(b)/c_(d), oui', 'https://fr.example/a_(b)/c_(d)'],
  ])('[PLUS-24] leaves the brackets of %s to the address that opened them', (text, href) => {
    expect(linkify(text).flatMap((piece) => piece.href ?? [])).toEqual([href]);
  });

  it('makes links of addresses without a scheme that begin with www', () => {
    expect(linkify('Sur www.a.example/b.')).toEqual([
      { text: 'Sur ', href: null },
      { text: 'www.a.example/b', href: 'https://www.a.example/b' },
      { text: '.', href: null },
    ]);
  });

  it.each([
    'javascript:alert(1)',
    'www.',
    'www.a',
    'awww.b.example',
    'data:text/html,x',
    '<a href="x">y</a>',
    'https://',
    'ftp://a.example',
  ])('leaves %s as it is', (text) => {
    expect(linkify(text)).toEqual([{ text, href: null }]);
  });

  it('loses no sign of a text', () => {
    for (const text of ['', 'a\nb', 'https://a.example https://b.example!', '«https://a.example»'])
      expect(
        linkify(text)
          .map((piece) => piece.text)
          .join(''),
      ).toBe(text);
  });
});

describe('[CHAT-1] byDay', () => {
  const zone = 'Europe/Paris';

  it('begins a day at the reader’s midnight, in both forms of an instant', () => {
    const days = byDay(
      [message('a', '2026-11-20 22:59:00+00'), message('b', '2026-11-20T23:01:00.5+00:00')],
      zone,
    );
    expect(days.map(({ day }) => day)).toEqual(['2026-11-20', '2026-11-21']);
  });

  it('[CHAT-1] begins a new group, with its time, five minutes after the first of the last one', () => {
    const minutes = [0, 3, 6, 9, 12];
    const [day] = byDay(
      minutes.map((minute) => message(`m${minute}`, `2026-11-20T10:${String(minute).padStart(2, '0')}:00Z`)),
      zone,
    );
    expect(day?.groups.map((group) => idsOf(group.messages))).toEqual([['m0', 'm3'], ['m6', 'm9'], ['m12']]);
  });

  it('puts what one person says within five minutes under one name', () => {
    const [day] = byDay(
      [
        message('a', '2026-11-20T10:00:00Z'),
        message('b', '2026-11-20T10:04:59Z'),
        message('c', '2026-11-20T10:05:30Z', 'camille'),
        message('d', '2026-11-20T10:05:40Z'),
        message('e', '2026-11-20T10:20:00Z'),
      ],
      zone,
    );
    expect(day?.groups.map((group) => idsOf(group.messages))).toEqual([['a', 'b'], ['c'], ['d'], ['e']]);
  });
});

it('[CHAT-2] a message that waits since yesterday is among those of today, and no second yesterday after them', () => {
  const days = byDay(
    [
      message('yesterday', '2026-11-20T10:00:00Z'),
      message('today', '2026-11-21T10:00:00Z', 'camille'),
      message('waits', '2026-11-20T22:00:00Z', 'camille'),
    ],
    'UTC',
  );
  expect(days.map(({ day, groups }) => [day, groups.flatMap(({ messages }) => idsOf(messages))])).toEqual([
    ['2026-11-20', ['yesterday']],
    ['2026-11-21', ['today', 'waits']],
  ]);
  expect(days[1]?.groups).toHaveLength(2);
});

describe('[CHAT-1] partsOf', () => {
  /** A day of that many groups, evenly spread from its first hour in UTC. */
  const dayOf = (count: number, hour = 0) => ({
    day: '2026-11-20',
    groups: Array.from({ length: count }, (_, n) => {
      const at = new Date(Date.UTC(2026, 10, 20, hour) + (n * 86_400_000) / count).toISOString();
      return { userId: 'thomas', messages: [message(`m${n}`, at)] };
    }),
  });

  it.each([
    [1, 1],
    [150, 1],
    [151, 4],
    [600, 4],
    [601, 24],
    [3601, 144],
    [9000, 144],
  ])('a day of %i groups has %i parts, with every group in its order', (count, expected) => {
    const day = dayOf(count);
    const parts = partsOf(day);
    expect(parts).toHaveLength(expected);
    expect(new Set(parts.map(({ part }) => part)).size).toBe(expected);
    expect(parts.flatMap(({ groups }) => groups)).toEqual(day.groups);
  });

  it('a quiet day is one part, wherever midnight of UTC falls in it', () => {
    for (const hour of [-11, -1, 5])
      expect(partsOf(dayOf(150, hour))).toEqual([{ part: 0, groups: dayOf(150, hour).groups }]);
  });

  it('a group stays in its part when older ones come before it', () => {
    const day = dayOf(700);
    const whole = new Map(partsOf(day).flatMap(({ part, groups }) => groups.map((group) => [group, part])));
    for (const { part, groups } of partsOf({ ...day, groups: day.groups.slice(30) }))
      for (const group of groups) expect(whole.get(group)).toBe(part);
  });
});

describe('[CHAT-2] inOrder', () => {
  it('is oldest first, with what is on its way last, and each message once', () => {
    const pages = pagesOf(
      [message('c', '2026-11-20T10:02:00Z'), message('b', '2026-11-20T10:01:00Z')],
      [message('a', '2026-11-20T10:00:00Z')],
    );
    const pending = [
      {
        id: 'c',
        text: 'c',
        created_at: '2026-11-20T10:02:00Z',
        reply_to: 'a',
        mentions: [],
        item_id: null,
        isRefused: false,
      },
      {
        id: 'd',
        text: 'd',
        created_at: '2026-11-20T10:03:00Z',
        reply_to: null,
        mentions: [],
        item_id: null,
        isRefused: true,
      },
    ];
    const shown = inOrder(pages, pending, 'camille');
    expect(idsOf(shown)).toEqual(['a', 'b', 'c', 'd']);
    expect(shown.at(-1)).toMatchObject({ state: 'refused', user_id: 'camille' });
  });
});
