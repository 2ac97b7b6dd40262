import { useParams } from 'react-router';
import { CountryPage } from '#web/features/explore/advice/components/country-page.tsx';

export default function CountryAdviceRoute() {
  const { country = '' } = useParams();
  return <CountryPage key={country} code={country.toUpperCase()} />;
}
