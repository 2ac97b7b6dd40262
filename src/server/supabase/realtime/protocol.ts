/**
 * Frames of Supabase Realtime 2.0.0: `[join_ref, ref, topic, event, payload]`; broadcasts of the client are binary: kind 3, six lengths
 * of a byte (join_ref, ref, topic, event, metadata, encoding), those texts, the payload.
 */
import { recordOf } from '#domain/json.ts';

export type Json = Record<string, unknown>;

/** A message; `topic`: the channel's with `realtime:` before it, or `phoenix`. */
export type ClientMessage = {
  joinRef: string | null;
  ref: string | null;
  topic: string;
  event: string;
  payload: Json;
};

/** Address of a message; replies name their push, messages of the server have neither. */
type Address = { joinRef?: string | null; ref?: string | null; topic: string };

const TOPIC_PREFIX = 'realtime:';
const USER_BROADCAST_PUSH = 3;
const JSON_ENCODING = 1;
const HEADER_LENGTH = 7;

export function decodeFrame(frame: Buffer, isBinary: boolean): ClientMessage | undefined {
  try {
    return isBinary ? decodeBroadcastPush(frame) : decodeText(frame.toString('utf8'));
  } catch {
    return undefined;
  }
}

function decodeText(text: string): ClientMessage | undefined {
  const parts: unknown = JSON.parse(text);
  if (!Array.isArray(parts)) return undefined;
  const [joinRef, ref, topic, event, payload]: unknown[] = parts;
  if (typeof topic !== 'string' || typeof event !== 'string') return undefined;
  return { joinRef: asRef(joinRef), ref: asRef(ref), topic, event, payload: recordOf(payload) };
}

function decodeBroadcastPush(frame: Buffer): ClientMessage | undefined {
  if (frame[0] !== USER_BROADCAST_PUSH) return undefined;
  const lengths = [...frame.subarray(1, HEADER_LENGTH - 1)];
  let offset = HEADER_LENGTH;
  const [joinRef = '', ref = '', topic = '', event = ''] = lengths.map((length) => {
    const text = frame.toString('utf8', offset, offset + length);
    offset += length;
    return text;
  });
  if (offset > frame.length) return undefined;
  const isJson = frame[HEADER_LENGTH - 1] === JSON_ENCODING;
  const payload: unknown = isJson ? JSON.parse(frame.toString('utf8', offset)) : undefined;
  return {
    joinRef: joinRef || null,
    ref: ref || null,
    topic,
    event: 'broadcast',
    payload: { type: 'broadcast', event, ...(isJson ? { payload } : { isBinary: true }) },
  };
}

export function encodeFrame(
  { joinRef = null, ref = null, topic }: Address,
  event: string,
  payload: Json,
): Buffer {
  return Buffer.from(JSON.stringify([joinRef, ref, topic, event, payload]));
}

export function encodeReply(to: Address, status: 'ok' | 'error', response: Json = {}): Buffer {
  return encodeFrame(to, 'phx_reply', { status, response });
}

/** Encodes for all channels of a topic; `payload` is JSON, `id` the message's. */
export function encodeBroadcast(name: string, event: string, payload: string, id: string): Buffer {
  const meta = `{"id":${JSON.stringify(id)}}`;
  const body = `{"type":"broadcast","event":${JSON.stringify(event)},"payload":${payload},"meta":${meta}}`;
  return Buffer.from(`[null,null,${JSON.stringify(topicOf(name))},"broadcast",${body}]`);
}

export function topicOf(name: string): string {
  return TOPIC_PREFIX + name;
}

/** Reads `trip:1` of `realtime:trip:1`; undefined: not a topic of channels. */
export function nameOf(topic: string): string | undefined {
  return topic.startsWith(TOPIC_PREFIX) ? topic.slice(TOPIC_PREFIX.length) : undefined;
}

function asRef(value: unknown): string | null {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null;
}
