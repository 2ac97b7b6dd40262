import { Navigate, useParams } from 'react-router';
import { LEGAL_SLUGS } from '#domain/legal-pages.ts';
import { LegalEditor, type PreviewLegal } from '#web/features/admin/legal/legal-editor.tsx';
import { LegalPreview } from '#web/features/legal/components/legal-preview.tsx';
import { paths } from '#web/paths.ts';

const preview: PreviewLegal = (page) => <LegalPreview {...page} />;

export default function AdminLegalPageRoute() {
  const { slug } = useParams();
  const known = LEGAL_SLUGS.find((other) => other === slug);
  if (!known) return <Navigate replace to={paths.adminLegal()} />;
  return <LegalEditor key={known} slug={known} preview={preview} />;
}
