import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Figures } from '#db/admin.types.ts';
import { formatNumber } from '#i18n/format.ts';
import { useLanguage } from '#i18n/i18n.ts';
import { paths } from '#web/paths.ts';
import { Note, Row, VisuallyHidden } from '#web/ui/layout.tsx';
import { MAP, shadeOf } from '../charts.ts';
import { outlineQuery } from '../queries.ts';
import styles from './figures.module.css';

const SHADES = [
  { shade: 1, from: '1–3' },
  { shade: 2, from: '4–11' },
  { shade: 3, from: '12–35' },
  { shade: 4, from: '36+' },
] as const;

export function CoverageMap({ coverage }: { coverage: Figures['coverage'] }) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const id = useId();
  const { data: shapes = [] } = useQuery(outlineQuery());
  const byCode = new Map(coverage.map((country) => [country.iso_a2, country]));
  const nameOf = (country: Figures['coverage'][number]) =>
    language === 'fr' ? country.name_fr : country.name_en;
  return (
    <figure className={styles.admCoverage} aria-labelledby={id}>
      <Row as="figcaption" gap={14} rowGap={2} align="baseline" justify="between" wrap id={id}>
        <b>{t('coverage')}</b>
        <span>{t('coverageCount', { count: coverage.length })}</span>
      </Row>
      <div className={styles.admCoverageParts}>
        <div>
          <svg viewBox={`0 0 ${MAP.width} ${MAP.height}`} aria-hidden="true">
            {shapes.map(({ key, code, path }) => {
              const country = code === null ? undefined : byCode.get(code);
              return (
                <path key={key} d={path} data-shade={shadeOf(country?.activities ?? 0)}>
                  {country && (
                    <title>{`${nameOf(country)} · ${formatNumber(country.activities, language)}`}</title>
                  )}
                </path>
              );
            })}
          </svg>
          <Row
            as={Note}
            gap={18}
            rowGap={6}
            align="stretch"
            wrap
            className={clsx(styles.admCoverageKey, 'num')}
          >
            {SHADES.map(({ shade, from }) => (
              <Row as="span" gap={6} inline key={shade} data-shade={shade}>
                {from}
              </Row>
            ))}
          </Row>
        </div>
        <div className={styles.admCoverageList}>
          <table>
            <VisuallyHidden as="caption">{t('coverage')}</VisuallyHidden>
            <thead>
              <tr>
                <th scope="col">{t('country')}</th>
                <th scope="col" className={styles.admNumber}>
                  {t('activities')}
                </th>
              </tr>
            </thead>
            <tbody>
              {coverage.map((country) => (
                <tr key={country.iso_a2}>
                  <th scope="row">
                    <Link to={`${paths.adminActivities()}?country=${country.iso_a2}`}>{nameOf(country)}</Link>
                  </th>
                  <td className={clsx(styles.admNumber, 'num')}>
                    {formatNumber(country.activities, language)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
    </figure>
  );
}
