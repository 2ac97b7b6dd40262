import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Tables } from '#db/database.types.ts';
import { useCountryNames } from '#web/features/explore/ideas/use-country-names.ts';
import { LateSelect } from '#web/forms/late-select.tsx';
import { paths } from '#web/paths.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { Row, Stack } from '#web/ui/layout.tsx';
import { StateMark } from '../../components/admin-table.tsx';
import { EditorHead } from '../../components/editor-head.tsx';
import { BothLanguages, FieldGroup, Pair } from '../../components/form-parts.tsx';
import { LeaveGuard } from '../../components/leave-guard.tsx';
import { PictureFields } from '../../components/picture-fields.tsx';
import { useAdminWords } from '../../use-admin-words.ts';
import { isToCome } from '../post-form.ts';
import { type PostEditing, usePostEditor } from '../use-post-editor.ts';
import { PostBody, type PreviewPost } from './post-body.tsx';
import { PreviewAddress } from './preview-address.tsx';

interface PostFieldsProps {
  opened: Tables<'blog_posts'> | null;
  draftName: string;
  preview: PreviewPost;
}

export function PostFields({ opened, draftName, preview }: PostFieldsProps) {
  const { t } = useTranslation('admin');
  const editing = usePostEditor(opened, draftName);
  const { form, typed, isDirty, nameFrom } = editing;
  const { field } = form;
  return (
    <>
      <PostHead editing={editing} />
      <Stack
        as="form"
        gap={18}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          editing.submit('keep');
        }}
      >
        <Pair>
          <TextField
            label={t('titleFr')}
            lang="fr"
            {...field('title_fr')}
            onChange={({ target }) => nameFrom(target.value)}
          />
          <TextField label={t('titleEn')} lang="en" {...field('title_en')} />
        </Pair>
        <PostBody form={form} typed={typed} preview={preview} />
        <BothLanguages name="excerpt" labels={[t('excerptFr'), t('excerptEn')]} rows={3} field={field} />
        <PostSettings form={form} />
        {editing.stored && <PostMore id={editing.stored.id} isDirty={isDirty} />}
      </Stack>
      <LeaveGuard isDirty={isDirty} text={t('leavePostText')} />
    </>
  );
}

function PostMore({ id, isDirty }: { id: string; isDirty: boolean }) {
  const { t } = useTranslation('admin');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Row gap={8} align="stretch" wrap>
      <Button onClick={() => setIsOpen(true)}>{t('previewAddress')}</Button>
      <Link className={buttonClass()} to={paths.adminPostVersions(id)}>
        {t('versions')}
      </Link>
      {isOpen && <PreviewAddress postId={id} isDirty={isDirty} onClose={() => setIsOpen(false)} />}
    </Row>
  );
}

function PostHead({ editing }: { editing: PostEditing }) {
  const { t, titleOf } = useAdminWords();
  const { form, isDirty, stored, submit } = editing;
  const isPublished = stored?.status === 'published';
  const isScheduled = isPublished && isToCome(stored.published_at);
  return (
    <EditorHead
      {...editing}
      title={stored ? titleOf(stored) : t('newPost')}
      state={
        <>
          {isScheduled ? (
            <StateMark look="half" text={t('stateScheduled')} />
          ) : isPublished ? (
            <StateMark look="full" text={t('statePublished')} />
          ) : (
            <StateMark look="hollow" text={t('stateDraft')} />
          )}
          <span>{isDirty ? t('storedHere') : stored && t('allStored')}</span>
        </>
      }
      failure={form.failure}
      isStored={stored !== null}
    >
      {isPublished && (
        <Button variant="quiet" isBusy={form.isSaving} onClick={() => submit('withdraw')}>
          {t('withdraw')}
        </Button>
      )}
      <Button isBusy={form.isSaving} onClick={() => submit('keep')}>
        {t('save')}
      </Button>
      {!isPublished && (
        <Button variant="go" isBusy={form.isSaving} onClick={() => submit('publish')}>
          {t('publish')}
        </Button>
      )}
    </EditorHead>
  );
}

function PostSettings({ form }: Pick<PostEditing, 'form'>) {
  const { t } = useTranslation('admin');
  const { countries } = useCountryNames();
  const { field } = form;
  return (
    <FieldGroup title={t('postSettings')} isColumn>
      <Pair>
        <TextField label={t('slug')} hint={t('slugHint')} maxLength={200} {...field('slug')} />
        <TextField
          label={t('publicationDate')}
          hint={t('publicationDateHint')}
          type="datetime-local"
          {...field('published_at')}
        />
      </Pair>
      <Pair>
        <LateSelect
          form={form}
          name="country_iso_a2"
          label={t('destination')}
          options={[{ value: '', label: t('noDestination') }, ...countries]}
        />
        <TextField label={t('tags')} hint={t('tagsHint')} {...field('tags')} />
      </Pair>
      <PictureFields
        field={field}
        address={field('cover_url')}
        url={form.watch('cover_url')}
        onStored={(cover_url) => form.change({ cover_url })}
      />
    </FieldGroup>
  );
}
