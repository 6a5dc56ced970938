import { useTranslation } from 'react-i18next'
import type { FormAnswer } from '#app/core/answer/answer.server.ts'
import { ReasonForm } from '#app/modules/accounts/break-glass/components/reason-form.tsx'
import { paths } from '#app/paths.ts'
import { Card } from '#app/ui/cards/card.tsx'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { Link } from '#app/ui/link.tsx'
import { Banner } from '#app/ui/notices/banner.tsx'
import type { SuspensionPageData } from '../pages/suspension-page.server.ts'

type SuspensionPageProps = { page: SuspensionPageData; answer: FormAnswer | undefined }

/** Says what taking a profile off the site, or showing it again, does, and asks for the reason. */
export function SuspensionPage({ page, answer }: SuspensionPageProps) {
  const { t } = useTranslation('admin')
  const { providerId, name, step, visitsAhead, version } = page
  return (
    <div className="stack">
      <p>
        <Link to={paths.adminCredentials(providerId)}>{t('suspension.back')}</Link>
      </p>
      <PageHead title={t(`suspension.${step}.title`, { name })} lead={t(`suspension.${step}.lead`)} />
      {step === 'suspend' && visitsAhead > 0 && (
        <Banner tone="warning">{t('suspension.visits', { count: visitsAhead })}</Banner>
      )}
      <Card as="section" className="stack stack--sm">
        <ReasonForm
          to={paths.adminSuspension(providerId)}
          submit={t(`suspension.${step}.submit`)}
          hint={t('suspension.reasonHint')}
          hidden={{ step, version }}
          answer={answer}
        />
      </Card>
    </div>
  )
}
