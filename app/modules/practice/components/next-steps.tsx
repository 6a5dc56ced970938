import { useTranslation } from 'react-i18next'
import { paths } from '#app/paths.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Breadcrumb } from '#app/ui/layout/breadcrumb.tsx'
import { StepsList } from '#app/ui/sections/steps-list.tsx'
import { PanelCard } from '#app/ui/cards/panel-card.tsx'
import { RequestStates } from './request-states.tsx'

type NextStepsProps = {
  /** Null for who is not signed in: nothing is said of any account. */
  own: { requests: Parameters<typeof RequestStates>[0]['requests'] } | null
}

/** After registering: what happens next, how far it has come for who is signed in, what to have at hand. */
export function NextSteps({ own }: NextStepsProps) {
  const { t } = useTranslation('practice')
  const { t: say } = useTranslation('dashboard')
  return (
    <div className="wrap stack">
      <Breadcrumb items={[{ to: paths.provider(), label: t('entry.title') }]} current={t('success.title')} />
      <h1>{t('success.title')}</h1>
      <p className="lead">{own ? t('success.leadKnown') : t('success.lead')}</p>
      {own && (
        <PanelCard id="requests" title={say('requests.title')}>
          <RequestStates requests={own.requests} />
        </PanelCard>
      )}
      <h2>{t('success.nextTitle')}</h2>
      <StepsList
        steps={(['mail', 'review', 'answer'] as const).map((step) => ({
          title: t(`success.next.${step}.title`),
          text: t(`success.next.${step}.text`),
        }))}
      />
      <h2>{t('success.readyTitle')}</h2>
      <ul className="bullets">
        {(['license', 'plans', 'hours', 'photo'] as const).map((item) => (
          <li key={item}>{t(`success.ready.${item}`)}</li>
        ))}
      </ul>
      <p className="row">
        <ButtonLink to={own ? paths.office() : paths.login()}>
          {own ? t('success.office') : t('success.signIn')}
        </ButtonLink>
      </p>
    </div>
  )
}
