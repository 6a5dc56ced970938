import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { formatReference } from '#app/modules/booking/appointments/reference.ts'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { PanelCard } from '#app/ui/cards/panel-card.tsx'
import { Banner } from '#app/ui/notices/banner.tsx'
import type { ForPatient } from '../queries/linked-case.server.ts'
import { CarePairs, useMoment, useClinicWords } from './care-words.tsx'
import { LinkedDocuments, LinkedMessages, type LinkedProps } from './linked-cards.tsx'
import { TaskLine } from './tasks-card.tsx'

type ViewProps = LinkedProps<ForPatient>
type Of = Pick<ViewProps, 'token' | 'shown'>

/** To agree that the record goes to the other clinic, which the form says as well, or to take that back. */
function OwnConsent({ token, shown, sent }: Of & Pick<ViewProps, 'sent'>) {
  const { consent, requester, recipient, isEnded } = shown
  const { t } = useTranslation('coordination')
  const place = useClinicWords()
  const isGiven = consent === 'given'
  const action = useHref(paths.carePublic(token, { form: isGiven ? 'withdraw' : 'agree' }))
  const refusal = useHref(paths.carePublic(token, { form: 'withdraw' }))
  return (
    <PanelCard id="consent" title={t('consent.heading')}>
      <div className="card__body stack stack--sm">
        {sent('agree')?.isStale && (
          <div role="alert">
            <Banner tone="warning">{t('public.changed')}</Banner>
          </div>
        )}
        <p>{t('consent.text', { from: place(requester), to: place(recipient) })}</p>
        <p className="muted">{t('consent.textRights')}</p>
        <p>{t(`public.consent.${consent}`)}</p>
        {!isEnded && (
          <form method="post" action={action}>
            {!isGiven && <input type="hidden" name="mark" value={shown.consentMark} />}
            <Button variant={isGiven ? 'line' : 'primary'}>{t(isGiven ? 'public.withdraw' : 'public.agree')}</Button>
          </form>
        )}
        {!isEnded && consent === 'asked' && (
          <form method="post" action={refusal}>
            <Button variant="line">{t('public.refuse')}</Button>
          </form>
        )}
      </div>
    </PanelCard>
  )
}

function OwnTasks({ token, shown: { tasks } }: Of) {
  const { t } = useTranslation('coordination')
  const action = useHref(paths.carePublic(token, { form: 'task' }))
  if (tasks.length === 0) return null
  return (
    <PanelCard id="tasks" title={t('public.tasks')}>
      <ul className="card__body care-tasks">
        {tasks.map((task) => (
          <li key={task.id}>
            <TaskLine task={task} />
            {task.isOpen && (
              <form method="post" action={action}>
                <input type="hidden" name="task" value={task.id} />
                <Button variant="line">{t('public.taskDone')}</Button>
              </form>
            )}
          </li>
        ))}
      </ul>
    </PanelCard>
  )
}

function OwnState({ token, shown }: Of) {
  const { t } = useTranslation('coordination')
  const place = useClinicWords()
  const moment = useMoment()
  const cancel = useHref(paths.carePublic(token, { form: 'patient_cancel' }))
  return (
    <PanelCard id="state" title={t('public.now')}>
      <div className="card__body stack stack--sm">
        <p>
          <b>{t(`public.status.${shown.status}`)}</b>
        </p>
        <CarePairs
          rows={[
            [t('fields.from'), place(shown.requester)],
            [t('fields.to'), place(shown.recipient)],
            [t('fields.visit'), shown.visitAt === null ? null : moment(shown.visitAt)],
            [t('fields.plain'), shown.plain],
          ]}
        />
        {shown.mayCancelVisit && (
          <form method="post" action={cancel}>
            <Button variant="line">{t('public.cancelVisit')}</Button>
          </form>
        )}
        {shown.isOwnVisit && <p>{t('public.cancelWhereBooked')}</p>}
        <p className="muted small">{t('public.noPromise')}</p>
      </div>
    </PanelCard>
  )
}

/** A referral for its patient, in plain words. */
export function PatientView({ token, shown, messageId, documentId, sent }: ViewProps) {
  const { t } = useTranslation('coordination')
  const moment = useMoment()
  return (
    <>
      <h1>{t('public.title')}</h1>
      <p className="muted num">{t('public.reference', { reference: formatReference(shown.reference) })}</p>
      {shown.consent !== 'given' && <OwnConsent {...{ token, shown, sent }} />}
      <OwnState token={token} shown={shown} />
      <OwnTasks token={token} shown={shown} />
      <LinkedMessages
        {...{ token, messageId, sent }}
        title={t('public.messages')}
        label={t('public.write')}
        messages={shown.messages}
        note={t('public.emergency')}
      />
      <LinkedDocuments
        {...{ token, documentId, sent }}
        documents={shown.documents}
        mayAdd={!shown.isEnded && !shown.isFrozen}
      />
      {shown.consent === 'given' && <OwnConsent {...{ token, shown, sent }} />}
      <PanelCard id="timeline" title={t('case.timeline')}>
        <div className="card__body">
          <ol className="care-timeline">
            {shown.events.toReversed().map(({ step, at }) => (
              <li key={`${step}-${at}`}>
                <span className="muted small">{moment(at)}</span>
                <span>{t(`public.events.${step as 'send'}`)}</span>
              </li>
            ))}
          </ol>
        </div>
      </PanelCard>
    </>
  )
}
