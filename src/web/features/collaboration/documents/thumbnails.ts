/** Thumbnails, made in the browser and stored on this device. */
import { useEffect, useState } from 'react';
import type { DocumentRow } from '#domain/trip-commands/command.ts';
import { readPicture, savePicture, subscribePictures } from '#web/offline/device-files.ts';

/** In pixels of the longer side: sharp at a width of 44. */
const SIDE = 132;

type Typed = Pick<DocumentRow, 'id' | 'type'>;

export async function makeThumbnail({ id, type }: Typed, content: Blob): Promise<void> {
  const isPicture = type.startsWith('image/');
  if ((!isPicture && type !== 'application/pdf') || (await readPicture(id))) return;
  const canvas = document.createElement('canvas');
  if (isPicture) await drawPicture(canvas, content);
  else await drawFirstPage(canvas, content);
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp', 0.8));
  if (picture) await savePicture(id, picture);
}

async function drawPicture(canvas: HTMLCanvasElement, content: Blob): Promise<void> {
  const picture = await createImageBitmap(content, { imageOrientation: 'from-image' });
  const scale = Math.min(1, SIDE / Math.max(picture.width, picture.height));
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
}

async function drawFirstPage(canvas: HTMLCanvasElement, content: Blob): Promise<void> {
  const { openPdf } = await import('./pdf.ts');
  const pdf = await openPdf(content);
  try {
    await pdf.draw(canvas, 1, SIDE);
  } finally {
    pdf.close();
  }
}

export function useThumbnail(id: string): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    // The effect revokes the object URL.
    let url: string | null = null;
    let isGone = false;
    const read = async () => {
      const picture = await readPicture(id);
      if (!picture || isGone || url) return;
      url = URL.createObjectURL(picture);
      setAddress(url);
    };
    read().catch(console.warn);
    const stop = subscribePictures((made) => {
      if (made === id) read().catch(console.warn);
    });
    return () => {
      isGone = true;
      stop();
      if (url) URL.revokeObjectURL(url);
    };
  }, [id]);
  return address;
}
