import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { formatPhone } from '#app/core/format/format.ts'
import { PanelCard } from '#app/ui/cards/panel-card.tsx'
import { paths } from '#app/paths.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { Fieldset } from '#app/ui/forms/fieldset.tsx'
import { RadioCards } from '#app/ui/forms/radio-cards.tsx'
import { TextArea } from '#app/ui/forms/text-input.tsx'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { Link } from '#app/ui/link.tsx'
import { Banner } from '#app/ui/notices/banner.tsx'
import type { CallDraft } from '../pages/call-page.server.ts'
import type { TicketToCall } from '../queries/ticket-calls.server.ts'

const outcomes = ['reached', 'no_answer', 'voicemail', 'wrong_number'] as const
const callTimes = ['any', 'morning', 'afternoon'] as const

function OutcomeForm({ call, draft }: { call: TicketToCall; draft: CallDraft | undefined }) {
  const { t } = useTranslation('support')
  const error = draft?.problem ? t(`errors.${draft.problem}`) : undefined
  const isOutcome = draft?.problem === 'outcome'
  return (
    <form method="post" action={useHref(paths.adminTicketCall(call.reference))} className="card__body stack" noValidate>
      <ErrorSummary items={error ? [{ id: isOutcome ? 'outcome-0' : 'note', message: error }] : []} />
      {draft?.isStale && <Banner tone="warning">{t('calls.changed')}</Banner>}
      <input type="hidden" name="version" value={call.version} />
      <Fieldset id="outcome" legend={t('calls.outcome')} error={isOutcome ? error : undefined}>
        <RadioCards
          name="outcome"
          defaultValue={draft?.outcome}
          options={outcomes.map((value) => ({ value, label: t(`calls.outcomes.${value}`) }))}
        />
      </Fieldset>
      <Field
        id="note"
        label={t('calls.note')}
        hint={t('calls.noteHint')}
        error={draft?.problem === 'noteLong' ? error : undefined}
        optional
      >
        {(control) => <TextArea {...control} name="note" rows={4} defaultValue={draft?.note ?? ''} />}
      </Field>
      <p className="muted">{t('calls.again')}</p>
      <Button>{t('calls.save')}</Button>
    </form>
  )
}

/** One call: the number, what to tell, and how it went. */
export function CallPage({ call, draft }: { call: TicketToCall; draft: CallDraft | undefined }) {
  const { t } = useTranslation('support')
  const { t: words } = useTranslation('contact')
  const time = callTimes.find((each) => each === call.time)
  return (
    <>
      <p>
        <Link to={paths.adminTicket(call.reference)}>{call.printed}</Link>
      </p>
      <PageHead
        title={t('calls.pageTitle')}
        lead={`${call.subject} · ${t(`languages.${call.locale}`)}`}
        actions={
          <ButtonLink to={`tel:${call.phone}`} icon="phone">
            {formatPhone(call.phone)}
          </ButtonLink>
        }
      />
      <p>
        {call.name}
        {time && ` · ${words(`fields.times.${time}`)}`}
      </p>
      {call.answer && (
        <PanelCard id="last" title={t('calls.last')}>
          <p className="card__body thread__words">{call.answer}</p>
        </PanelCard>
      )}
      <PanelCard id="result" title={t('calls.outcome')}>
        {call.isPlanned ? <OutcomeForm call={call} draft={draft} /> : <p className="card__body">{t('calls.none')}</p>}
      </PanelCard>
    </>
  )
}
