import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import type { FormAnswer } from '#app/core/answer/answer.server.ts'
import { StaleNotice, versionOf } from '#app/modules/practice/clinic-facts/components/stale-notice.tsx'
import { fieldsOf } from '#app/modules/practice/profile/components/sent-fields.tsx'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { PanelCard } from '#app/ui/cards/panel-card.tsx'
import { RadioRow } from '#app/ui/forms/checkbox.tsx'
import { FormField } from '#app/ui/forms/form-field.tsx'
import { TextArea } from '#app/ui/forms/text-input.tsx'
import { useProblem } from '#app/ui/forms/use-problem.ts'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { Link } from '#app/ui/link.tsx'
import type { RefillData } from '../pages/refill-page.server.ts'
import { NoPrescribing, RefillStatusTag } from './refill-parts.tsx'

type Of = { page: RefillData; answer: FormAnswer | undefined }

type Step = RefillData['steps'][number]

function Facts({ page }: Pick<Of, 'page'>) {
  const { t } = useTranslation('pharmacy')
  const { refill, taken, takenBy, decidedBy, told } = page
  const lines: (readonly [string, string | null])[] = [
    [t('fields.name'), refill.name],
    [t('fields.birthDate'), refill.birthDate],
    [t('fields.phone'), refill.phone],
    [t('fields.locale'), t(`locales.${refill.locale}`)],
    [t('fields.medicine'), refill.medicine],
    [t('fields.pharmacy'), refill.pharmacy ?? t('none')],
    [t('fields.note'), refill.note],
    [t('fields.answer'), refill.answer],
    [t('fields.taken'), takenBy === null ? taken : t('byAt', { name: takenBy, time: taken })],
    [t('fields.decidedBy'), decidedBy],
    [t('fields.told'), told],
  ]
  return (
    <PanelCard id="facts" title={t('refill.details')}>
      <dl className="pairs">
        {lines.flatMap(([label, value]) =>
          value === null
            ? []
            : [
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>,
              ],
        )}
      </dl>
    </PanelCard>
  )
}

/** By which way the patient hears of it. A message says that there is an answer and whom to call, and nothing else. */
function TellChoice({ canWrite }: { canWrite: boolean }) {
  const { t } = useTranslation('pharmacy')
  return (
    <fieldset>
      <legend>{t('tell.legend')}</legend>
      {canWrite && (
        <RadioRow name="tell" value="message" defaultChecked>
          {t('tell.message')}
        </RadioRow>
      )}
      <RadioRow name="tell" value="phone" defaultChecked={!canWrite}>
        {t('tell.phone')}
      </RadioRow>
    </fieldset>
  )
}

function StepForm({ page, step, answer }: Of & { step: Step }) {
  const { t } = useTranslation('pharmacy')
  const message = useProblem('pharmacy')
  const { action, tells, answers } = step
  const sent = answer?.submission.initialValue?.action === action ? answer : undefined
  const field = fieldsOf(`step-${action}`, sent?.submission, {})
  return (
    <form
      method="post"
      action={useHref(paths.refill(page.refill.id))}
      className="card__body stack stack--sm"
      noValidate
    >
      <input type="hidden" name="version" value={versionOf(page.refill, answer)} />
      {answers && (
        <FormField
          field={field('answer')}
          label={t(`answers.${action as 'approve' | 'deny'}`)}
          message={message}
          optional={action === 'approve'}
        >
          {(control) => <TextArea {...control} rows={2} />}
        </FormField>
      )}
      {tells && <TellChoice canWrite={page.canWrite} />}
      <p>
        <Button name="action" value={action} variant={action === 'withdraw' ? 'quiet' : 'primary'}>
          {t(`actions.${action}`)}
        </Button>
      </p>
    </form>
  )
}

function Steps({ page, answer }: Of) {
  const { t } = useTranslation('pharmacy')
  if (page.steps.length === 0) return null
  return (
    <PanelCard id="steps" title={t('refill.next')}>
      {answer?.isStale && <StaleNotice lines={[[t('fields.status'), t(`status.${page.refill.status}`)] as const]} />}
      {page.steps.map((step) => (
        <StepForm key={step.action} page={page} step={step} answer={answer} />
      ))}
    </PanelCard>
  )
}

/** One request: what was asked, how far it has come, and the steps that can be taken now. */
export function RefillPage({ page, answer }: Of) {
  const { t } = useTranslation('pharmacy')
  const { refill, place, clinicName, patientId } = page
  const hasPaper = refill.status === 'approved' || refill.status === 'sent'
  return (
    <div className="stack">
      <p>
        <Link to={paths.pharmacy({ place })}>{t('back')}</Link>
      </p>
      <PageHead title={t('refill.one')} lead={clinicName} />
      <p>
        <RefillStatusTag status={refill.status} isOverdue={refill.isOverdue} /> {refill.since}
      </p>
      <NoPrescribing />
      <Facts page={page} />
      {patientId !== null && (
        <p>
          <Link to={paths.deskPatient(patientId)}>{t('refill.patient')}</Link>
        </p>
      )}
      {hasPaper && (
        <p>
          <Link to={paths.refillFax(refill.id)}>{t('fax.open')}</Link>
        </p>
      )}
      <Steps page={page} answer={answer} />
    </div>
  )
}
