import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import type { FormAnswer } from '#app/core/answer/answer.server.ts'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { PanelCard } from '#app/ui/cards/panel-card.tsx'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { Link } from '#app/ui/link.tsx'
import type { ComplianceItemData } from '../pages/item-page.server.ts'
import { ItemForm } from './item-form.tsx'
import { useItemLines } from './item-lines.tsx'
import { StatusTag, useDaysLeft } from './standing-words.tsx'

type Of = { page: ComplianceItemData }

/** What who only reads sees of it. */
function ItemFacts({ page }: Of) {
  const { t } = useTranslation('compliance')
  const lines = useItemLines(page)
  return (
    <PanelCard id="entered" title={t('entered')}>
      <dl className="pairs">
        {lines.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </PanelCard>
  )
}

/** Writes to whom it concerns, at most once a day. */
function ReminderCard({ page: { address, person }, reminder }: Of & { reminder: ComplianceItemData['reminder'] }) {
  const { t } = useTranslation('compliance')
  const action = useHref(paths.complianceItem({ ...address, step: 'remind' }))
  if (reminder === null) return null
  const { isSent, hasReader } = reminder
  return (
    <PanelCard id="reminder" title={t('remind.title')}>
      <div className="card__body stack stack--sm">
        <p className="muted">{t(person === null ? 'remind.leadClinic' : 'remind.lead')}</p>
        {hasReader && !isSent ? (
          <form method="post" action={action}>
            <Button variant="line">{t('remind.send')}</Button>
          </form>
        ) : (
          <p>{t(hasReader ? 'remind.done.before' : 'remind.done.nobody')}</p>
        )}
      </div>
    </PanelCard>
  )
}

function RemovalCard({ page: { address, version } }: Of) {
  const { t } = useTranslation('compliance')
  return (
    <PanelCard id="removal" title={t('remove.title')}>
      <form
        method="post"
        action={useHref(paths.complianceItem({ ...address, step: 'remove' }))}
        className="card__body stack stack--sm"
      >
        <p className="muted">{t('remove.lead')}</p>
        <input type="hidden" name="version" value={version} />
        <p>
          <Button variant="line">{t('remove.button')}</Button>
        </p>
      </form>
    </PanelCard>
  )
}

/** One thing that somebody keeps valid: to read, and to change for who leads the clinic. */
export function ItemPage({ page, answer }: Of & { answer: FormAnswer | undefined }) {
  const { t } = useTranslation('compliance')
  const left = useDaysLeft()(page.status, page.daysLeft)
  return (
    <div className="stack">
      <p>
        <Link to={paths.compliance({ place: page.address.place })}>{t('back')}</Link>
      </p>
      <PageHead
        title={t(`kinds.${page.kind}`)}
        lead={page.person === null ? page.clinicName : t('at', { name: page.person, clinic: page.clinicName })}
      />
      <p>
        <StatusTag status={page.status} /> {left}
      </p>
      {page.canEdit ? (
        <PanelCard id="entry" title={t(page.values === null ? 'enter' : 'change')}>
          <ItemForm page={page} answer={answer} />
        </PanelCard>
      ) : (
        <ItemFacts page={page} />
      )}
      <ReminderCard page={page} reminder={page.reminder} />
      {page.canEdit && page.values !== null && <RemovalCard page={page} />}
    </div>
  )
}
