import { useTranslation } from 'react-i18next'
import { Banner } from '#app/ui/notices/banner.tsx'
import { ButtonLink } from '#app/ui/button.tsx'

/** New recovery codes, shown for this once. */
export function RecoveryCodeList({ codes, next }: { codes: readonly string[]; next: string }) {
  const { t } = useTranslation('admin')
  return (
    <>
      <Banner tone="warning">{t('secondFactor.codes.once')}</Banner>
      <ol className="recovery-codes num" translate="no">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <p>
        <ButtonLink to={next}>{t('secondFactor.codes.kept')}</ButtonLink>
      </p>
    </>
  )
}
