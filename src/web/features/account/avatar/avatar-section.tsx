import { Camera } from 'lucide-react';
import { type DragEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureText } from '#web/data/request.ts';
import { readPicture } from '#web/pictures/picture-file.ts';
import type { SessionUser } from '#web/session/session-user.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { FileInput } from '#web/ui/file-input.tsx';
import { Row, Stack } from '#web/ui/layout.tsx';
import styles from './avatar.module.css';
import { CropDialog } from './crop-dialog.tsx';
import { useChangeAvatar } from './mutations.ts';

export function AvatarSection({ user }: { user: SessionUser }) {
  const { t } = useTranslation('profile');
  const change = useChangeAvatar();
  const [picture, setPicture] = useState<ImageBitmap | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isOver, setIsOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  const explain = (error: unknown) => setProblem(failureText(error));
  const read = async (file: File | undefined) => {
    if (!file) return;
    setProblem(null);
    try {
      setPicture(await readPicture(file));
    } catch (error) {
      explain(error);
    }
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    read(event.dataTransfer.files[0]).catch(console.error);
  };
  const close = () => {
    picture?.close();
    setPicture(null);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dropping a file does what its button does
    <Row
      as="section"
      gap={24}
      className={styles.avatar}
      aria-label={t('avatar')}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <Avatar
        name={user.displayName}
        src={user.avatar}
        colourOf={user.id}
        size="large"
        className={styles.avatarFace}
      />
      <Stack gap={8} className={styles.avatarText}>
        <Row gap={8} align="stretch" wrap>
          <Button icon={<Camera />} isBusy={change.isPending} onClick={() => input.current?.click()}>
            {user.avatar_url ? t('avatarChange') : t('avatarChoose')}
          </Button>
          {user.avatar_url && (
            <Button variant="quiet" onClick={() => change.mutate(null)}>
              {t('avatarRemove')}
            </Button>
          )}
        </Row>
        <p>{t('avatarHint')}</p>
        {problem && (
          <p className={styles.avatarProblem} role="alert">
            {problem}
          </p>
        )}
        <FileInput
          ref={input}
          accept="image/*"
          aria-label={t('avatarFile')}
          onFiles={([file]) => void read(file)}
        />
      </Stack>
      {picture && (
        <CropDialog
          picture={picture}
          onClose={close}
          onProblem={explain}
          onDone={(blob) => {
            close();
            change.mutate(blob);
          }}
        />
      )}
    </Row>
  );
}
