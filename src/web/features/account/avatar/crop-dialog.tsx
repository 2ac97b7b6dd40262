import { type ComponentProps, type PointerEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { makePicture } from '#web/pictures/picture-file.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogButtons } from '#web/ui/dialog-parts.tsx';
import { Field } from '#web/ui/field.tsx';
import styles from './avatar.module.css';
import { AVATAR, clamped, cutOf, dragged, NEAREST, placedAt, placeOf, type View, WHOLE } from './crop.ts';

interface CropDialogProps {
  picture: ImageBitmap;
  onClose: () => void;
  onDone: (picture: Blob) => void;
  onProblem: (error: unknown) => void;
}

/** Crops by dragging and the wheel, or by sliders, which need neither. */
export function CropDialog({ picture, onClose, onDone, onProblem }: CropDialogProps) {
  const { t } = useTranslation(['profile', 'common']);
  const [view, setView] = useState<View>(WHOLE);
  const [isBusy, setIsBusy] = useState(false);
  const save = async () => {
    setIsBusy(true);
    try {
      onDone(await makePicture(picture, cutOf(picture, view), AVATAR));
    } catch (error) {
      onProblem(error);
      onClose();
    }
  };
  return (
    <Dialog
      closeLabel={null}
      onClose={onClose}
      size="small"
      title={t('profile:cropTitle')}
      description={t('profile:cropText')}
      footer={
        <DialogButtons onCancel={onClose} label={t('profile:cropSave')} isBusy={isBusy} onClick={save} />
      }
    >
      <CropFrame picture={picture} view={view} onView={setView} />
      <CropSlider
        label={t('profile:cropZoom')}
        min={1}
        max={NEAREST}
        step={0.05}
        value={view.zoom}
        onMove={(zoom) => setView(clamped(picture, { ...view, zoom }))}
      />
      {AXES.map(({ axis, label }) => {
        const place = placeOf(picture, view, axis);
        return (
          <CropSlider
            key={axis}
            label={t(label)}
            min={0}
            max={100}
            step={2}
            disabled={place === null}
            value={place ?? 50}
            onMove={(to) => setView(placedAt(picture, view, axis, to))}
          />
        );
      })}
    </Dialog>
  );
}

const AXES = [
  { axis: 'x', label: 'profile:cropAcross' },
  { axis: 'y', label: 'profile:cropDown' },
] as const;

interface CropSliderProps
  extends Pick<ComponentProps<'input'>, 'min' | 'max' | 'step' | 'disabled' | 'value'> {
  label: string;
  onMove: (value: number) => void;
}

function CropSlider({ label, onMove, ...slider }: CropSliderProps) {
  return (
    <Field label={label}>
      {(control) => (
        <input
          {...slider}
          {...control}
          className={styles.cropSlider}
          type="range"
          onChange={(event) => onMove(event.target.valueAsNumber)}
        />
      )}
    </Field>
  );
}

interface CropFrameProps {
  picture: ImageBitmap;
  view: View;
  onView: (change: (view: View) => View) => void;
}

function CropFrame({ picture, view, onView }: CropFrameProps) {
  const { t } = useTranslation('profile');
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    const cut = cutOf(picture, view);
    context.imageSmoothingQuality = 'high';
    context.clearRect(0, 0, AVATAR.width, AVATAR.height);
    context.drawImage(picture, cut.x, cut.y, cut.width, cut.height, 0, 0, AVATAR.width, AVATAR.height);
  }, [picture, view]);
  useEffect(() => {
    // React's wheel listeners are passive and can't prevent the page from scrolling.
    const element = canvas.current;
    const zoom = (event: WheelEvent) => {
      event.preventDefault();
      onView((from) => clamped(picture, { ...from, zoom: from.zoom * Math.exp(-event.deltaY / 400) }));
    };
    element?.addEventListener('wheel', zoom, { passive: false });
    return () => element?.removeEventListener('wheel', zoom);
  }, [picture, onView]);

  const drag = (event: PointerEvent<HTMLCanvasElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const side = event.currentTarget.clientWidth;
    const [byX, byY] = [event.movementX / side, event.movementY / side];
    onView((from) => dragged(picture, from, byX, byY));
  };
  return (
    <canvas
      ref={canvas}
      className={styles.cropFrame}
      width={AVATAR.width}
      height={AVATAR.height}
      role="img"
      aria-label={t('cropFrame')}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
    />
  );
}
