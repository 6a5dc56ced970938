import { useTranslation } from 'react-i18next'
import { paths } from '#app/paths.ts'
import { Banner } from '#app/ui/notices/banner.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { PanelCard } from '#app/ui/cards/panel-card.tsx'
import { RequestStates } from '#app/modules/practice/components/request-states.tsx'

export type PendingRequests = Parameters<typeof RequestStates>[0]['requests']

/** For who has no profile yet: what was asked for, and that it becomes theirs to change when it is approved. */
export function PendingProfile({
  title,
  requests,
  applied,
}: {
  title: string
  requests: PendingRequests
  applied: string[]
}) {
  const { t } = useTranslation('practice')
  return (
    <>
      <PageHead title={title} />
      <Banner>{requests.length > 0 ? t('profile.pending') : t('profile.none')}</Banner>
      {requests.length > 0 && (
        <PanelCard id="requests" title={t('profile.pendingTitle')}>
          <RequestStates requests={requests} />
        </PanelCard>
      )}
      {applied.length > 0 && (
        <PanelCard id="applied" title={t('profile.applied')}>
          <ul className="card__body plain">
            {applied.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </PanelCard>
      )}
      <p>
        <ButtonLink variant="line" to={paths.office()}>
          {t('success.office')}
        </ButtonLink>
      </p>
    </>
  )
}
