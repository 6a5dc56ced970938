import { useTranslation } from 'react-i18next'
import { Banner } from '#app/ui/notices/banner.tsx'

/** The chosen plan may not be accepted: said once where the page opens, with the way to the field. It takes the focus. */
export function PlanNotice({ planId }: { planId: string }) {
  const { t } = useTranslation('booking')
  return (
    <div role="alert" tabIndex={-1} autoFocus aria-labelledby="plan-notice">
      <Banner tone="warning">
        <h2 id="plan-notice" className="banner__title">
          {t('refusal.PLAN_NOT_ACCEPTED.title')}
        </h2>
        <p>{t('refusal.PLAN_NOT_ACCEPTED.text')}</p>
        <p>
          <a href={`#${planId}`}>{t('about.otherPlan')}</a>
        </p>
      </Banner>
    </div>
  )
}
