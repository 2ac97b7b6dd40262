import { ContactPage } from '#web/features/explore/contact/contact-page.tsx';

export default function ContactRoute() {
  return <ContactPage />;
}
