import { ContactPage } from '#web/features/explore/contact/components/contact-page.tsx';

export default function ContactRoute() {
  return <ContactPage />;
}
