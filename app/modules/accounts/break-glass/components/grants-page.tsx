import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import type { FormAnswer } from '#app/core/answer/answer.server.ts'
import { newYork } from '#app/core/calendar/zones.ts'
import { formatInstantClock, formatLongDate } from '#app/core/format/format.ts'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/cards/card.tsx'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { Link } from '#app/ui/link.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import type { ShownGrant } from '../queries/list-grants.server.ts'
import { ReasonForm } from './reason-form.tsx'

const tones = { running: 'wait', ended: 'plain', over: 'plain' } as const

/** One grant: where, by whom, until when and why; one that runs can be ended. */
function GrantCard({ grant }: { grant: ShownGrant }) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const { id, facility, by, endedBy, reason, status, createdAt, expiresAt, endedAt, appointmentId } = grant
  const clock = (instant: number) => formatInstantClock(instant, newYork, locale)
  const span = `${formatLongDate(createdAt, locale)} ${clock(createdAt)} – ${clock(endedAt ?? expiresAt)}`
  return (
    <Card as="article" className="stack stack--sm" labelledBy={`grant-${id}`}>
      <h2 id={`grant-${id}`}>
        {facility} <Tag tone={tones[status]}>{t(`grants.status.${status}`)}</Tag>
      </h2>
      <p>
        {by} · <span className="num">{span}</span>
      </p>
      {endedBy && <p className="muted">{t('grants.endedBy', { name: endedBy })}</p>}
      <p>
        {t('grants.reason')}: <q>{reason}</q>
      </p>
      <p className="muted roles__mail num">{id}</p>
      <div className="row">
        {appointmentId && <Link to={paths.adminVisit(appointmentId)}>{t('grants.visit')}</Link>}
        <EndForm grant={grant} />
      </div>
    </Card>
  )
}

function EndForm({ grant: { id, status, facility } }: { grant: ShownGrant }) {
  const { t } = useTranslation('admin')
  const action = useHref(paths.adminGrantEnd(id))
  if (status !== 'running') return null
  return (
    <form method="post" action={action}>
      <Button variant="line">
        {t('grants.end')}
        <span className="vh"> {facility}</span>
      </Button>
    </form>
  )
}

/** Who may see health data of which facility now, and who could lately. */
export function GrantsPage({ grants }: { grants: readonly ShownGrant[] }) {
  const { t } = useTranslation('admin')
  return (
    <div className="stack">
      <PageHead title={t('grants.title')} lead={t('grants.lead')} />
      {grants.length === 0 && <p className="panel card__body muted">{t('grants.none')}</p>}
      {grants.map((grant) => (
        <GrantCard key={grant.id} grant={grant} />
      ))}
    </div>
  )
}

type GrantFormPageProps = { facility: { id: string; name: string }; answer: FormAnswer | undefined }

/** Asks for the health data of one facility. */
export function GrantFormPage({ facility: { id, name }, answer }: GrantFormPageProps) {
  const { t } = useTranslation('admin')
  return (
    <div className="stack">
      <PageHead title={name} lead={t('grants.title')} />
      <Card as="section" className="stack stack--sm">
        <p>{t('grants.rules')}</p>
        <ReasonForm to={paths.adminFacilityGrant(id)} submit={t('grants.submit')} answer={answer} />
      </Card>
    </div>
  )
}
