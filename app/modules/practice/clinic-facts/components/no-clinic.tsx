import { useTranslation } from 'react-i18next'
import { paths } from '#app/paths.ts'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { Link } from '#app/ui/link.tsx'
import { EmptyState } from '#app/ui/notices/empty-state.tsx'

/** For who has no clinic yet. */
export function NoClinic() {
  const { t } = useTranslation('clinic-facts')
  const { t: say } = useTranslation('practice')
  return (
    <>
      <PageHead title={t('heading')} />
      <EmptyState title={say('facilities.none')}>
        <p>{say('clinic.noneStaff')}</p>
        <p>
          <Link to={paths.clinics()}>{say('facilities.heading')}</Link>
        </p>
      </EmptyState>
    </>
  )
}
