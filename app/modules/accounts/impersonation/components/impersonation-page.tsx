import { useTranslation } from 'react-i18next'
import type { FormAnswer } from '#app/core/answer/answer.server.ts'
import { ReasonForm } from '#app/modules/accounts/break-glass/components/reason-form.tsx'
import { paths } from '#app/paths.ts'
import { Card } from '#app/ui/cards/card.tsx'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { Link } from '#app/ui/link.tsx'
import { Banner } from '#app/ui/notices/banner.tsx'
import { Tag } from '#app/ui/tag.tsx'

type ImpersonationPageProps = {
  running: { name: string; facilities: readonly { id: string; name: string; isOpen: boolean }[] } | null
  isClosed: boolean
  mayAsk: boolean
}

/** What is read as whom, which facilities' patients may be seen, and how to ask for the others. */
export function ImpersonationPage({ running, isClosed, mayAsk }: ImpersonationPageProps) {
  const { t } = useTranslation('admin')
  if (!running) {
    return (
      <div className="stack">
        <PageHead title={t('impersonation.title')} />
        <p className="panel card__body">{t('impersonation.none')}</p>
      </div>
    )
  }
  return (
    <div className="stack">
      <PageHead title={t('impersonation.title')} lead={t('impersonation.as', { name: running.name })} />
      {isClosed && <Banner tone="warning">{t('impersonation.closed')}</Banner>}
      <p>
        <Link to={paths.clinics()}>{t('impersonation.open')}</Link>
      </p>
      <Card as="section" className="stack stack--sm" labelledBy="reached">
        <h2 id="reached">{t('impersonation.facilities')}</h2>
        <p className="muted">{t('impersonation.facilitiesHint')}</p>
        <ul>
          {running.facilities.map(({ id, name, isOpen }) => (
            <li key={id}>
              {name} <Tag tone={isOpen ? 'wait' : 'plain'}>{t(isOpen ? 'impersonation.on' : 'impersonation.off')}</Tag>{' '}
              {!isOpen && mayAsk && (
                <Link to={paths.adminFacilityGrant(id)}>
                  {t('impersonation.ask')}
                  <span className="vh"> {name}</span>
                </Link>
              )}
            </li>
          ))}
        </ul>
      </Card>
    </div>
  )
}

type StartPageProps = { account: { id: string; name: string }; answer: FormAnswer | undefined }

/** Asks why somebody has to be read as. */
export function StartPage({ account: { id, name }, answer }: StartPageProps) {
  const { t } = useTranslation('admin')
  return (
    <div className="stack">
      <PageHead title={name} lead={t('impersonation.title')} />
      <Card as="section" className="stack stack--sm">
        <p>{t('impersonation.rules')}</p>
        <ReasonForm to={paths.adminImpersonationOf(id)} submit={t('impersonation.submit')} answer={answer} />
      </Card>
    </div>
  )
}
