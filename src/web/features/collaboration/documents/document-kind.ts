import { FileText, Image, Mail, ScrollText, Ticket } from 'lucide-react';
import type { DocumentRow } from '#domain/trip-commands/command.ts';

const KINDS = [
  { is: /^application\/pdf$/, text: 'kindPdf', Icon: FileText },
  { is: /^image\//, text: 'kindPicture', Icon: Image },
  { is: /^message\//, text: 'kindMail', Icon: Mail },
  { is: /pkpass$/, text: 'kindPass', Icon: Ticket },
  { is: /^/, text: 'kindText', Icon: ScrollText },
] as const;

export const kindOf = ({ type }: Pick<DocumentRow, 'type'>) =>
  KINDS.find(({ is }) => is.test(type)) ?? KINDS[4];
