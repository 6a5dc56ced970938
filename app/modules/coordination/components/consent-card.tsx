import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { PanelCard } from '#app/ui/cards/panel-card.tsx'
import type { CaseData, OpenCase } from '../queries/case-detail.server.ts'
import { useMoment } from './care-words.tsx'

type ConsentCardProps = { id: string; head: CaseData['head']; open: OpenCase }

/** What the patient has said of sharing the record, and writing down that they agree or no longer do. */
export function ConsentCard({ id, head, open }: ConsentCardProps) {
  const { t } = useTranslation('coordination')
  const moment = useMoment()
  const action = useHref(paths.careCase(id, { form: 'consent' }))
  const isGiven = head.consentState === 'given'
  const deeds = isGiven ? (['withdraw'] as const) : (['verbal', 'paper', 'link'] as const)
  return (
    <PanelCard id="consent" title={t('consent.heading')}>
      <div className="card__body stack stack--sm">
        <p>{t(`consent.states.${head.consentState}`)}</p>
        <ul className="care-documents">
          {open.consents.map(({ method, givenAt, withdrawnAt }) => (
            <li key={givenAt}>
              {t('consent.line', { method: t(`consent.methods.${method}`), when: moment(givenAt) })}
              {withdrawnAt !== null && ` · ${t('consent.withdrawnLine', { when: moment(withdrawnAt) })}`}
            </li>
          ))}
        </ul>
        {open.may.consent && (
          <form method="post" action={action} className="stack stack--sm">
            <input type="hidden" name="mark" value={open.consentMark} />
            <p className="muted">{t(isGiven ? 'consent.withdrawHint' : 'consent.recordHint')}</p>
            <p className="row">
              {deeds.map((deed) => (
                <Button key={deed} name="deed" value={deed} variant="line">
                  {t(`consent.deeds.${deed}`)}
                </Button>
              ))}
            </p>
          </form>
        )}
      </div>
    </PanelCard>
  )
}
